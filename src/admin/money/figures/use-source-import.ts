import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StatImportResult } from '#contract/money/stat-import.ts';
import type { StatSource } from '#contract/money/stat-source.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { uploadFigures } from './upload-figures.ts';

type Load = (isDryRun: boolean) => Promise<StatImportResult>;
type Checked = { name: string; result: StatImportResult; load: Load };
type Busy = 'fetching' | 'checking' | 'importing';

/** Checks figures with a dry run before they can be imported. */
export function useSourceImport({ id, name }: Pick<StatSource, 'id' | 'name'>) {
  const { refusal, statSource: text } = useAdminTexts();
  const queryClient = useQueryClient();
  const fetching = trpc.admin.statSource.fetch.useMutation(showsOwnErrors);
  const [busy, setBusy] = useState<Busy>();
  const [checked, setChecked] = useState<Checked>();
  const [failure, setFailure] = useState<string>();

  async function run(step: Busy, shown: string, load: Load) {
    setBusy(step);
    setFailure(undefined);
    try {
      const result = await load(step !== 'importing');
      setChecked({ name: shown, result, load });
      if (step !== 'importing') return;
      await queryClient.invalidateQueries();
      if (result.all_errors === 0) toast.success(text.imported);
    } catch (error) {
      setChecked(undefined);
      setFailure(problemOf(error, refusal).message);
    } finally {
      setBusy(undefined);
    }
  }

  return {
    ...{ busy, checked, failure },
    upload: (file: File) =>
      run('checking', file.name, (isDryRun) => uploadFigures(file, { sourceId: id, isDryRun })),
    fetchNow: () => run('fetching', name, (dry_run) => fetching.mutateAsync({ id, dry_run })),
    importChecked: () => checked && run('importing', checked.name, checked.load),
  };
}
