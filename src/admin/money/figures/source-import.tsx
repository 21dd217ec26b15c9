import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { StatImportResult } from '#contract/money/stat-import.ts';
import type { StatSource } from '#contract/money/stat-source.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { ImportDifference } from './import-difference.tsx';
import { uploadFigures } from './upload-figures.ts';

type Checked = { name: string; result: StatImportResult; import: () => Promise<StatImportResult> };
type Busy = 'checking' | 'importing';

/** Imports figures in two steps: a dry run that shows what would change, and then the import. */
export function SourceImport({ source }: { source: StatSource }) {
  const { refusal, statSource: text } = useAdminTexts();
  const queryClient = useQueryClient();
  const fetching = trpc.admin.statSource.fetch.useMutation(showsOwnErrors);
  const [busy, setBusy] = useState<Busy>();
  const [checked, setChecked] = useState<Checked>();
  const [failure, setFailure] = useState<string>();
  const { id: sourceId, name, address } = source;

  async function run(step: Busy, make: () => Promise<Checked | undefined>) {
    setBusy(step);
    setFailure(undefined);
    try {
      setChecked(await make());
    } catch (error) {
      setChecked(undefined);
      setFailure(problemOf(error, refusal).message);
    }
    setBusy(undefined);
  }

  const upload = (file: File) =>
    run('checking', async () => ({
      name: file.name,
      result: await uploadFigures(file, { sourceId, isDryRun: true }),
      import: () => uploadFigures(file, { sourceId, isDryRun: false }),
    }));

  const fetchNow = (dry_run: boolean) => fetching.mutateAsync({ id: sourceId, dry_run });
  const check = () =>
    run('checking', async () => ({
      ...{ name, result: await fetchNow(true), import: () => fetchNow(false) },
    }));

  const importChecked = (found: Checked) =>
    run('importing', async () => {
      const result = await found.import();
      await queryClient.invalidateQueries();
      if (result.all_errors === 0) toast.success(text.imported);
      return { ...found, result };
    });

  const result = checked?.result;
  const changes = result ? result.added + result.changed + result.removed : 0;
  const isReady = result?.dry_run && result.all_errors === 0;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        {address && (
          <button
            type="button"
            disabled={busy !== undefined}
            onClick={check}
            className={buttonClass.quiet}
          >
            <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {busy === 'checking' ? text.fetching : text.fetch}
            <span className="sr-only">{name}</span>
          </button>
        )}
        <FileField name={name} disabled={busy !== undefined} onChoose={upload} />
      </div>
      <p role="status" className="text-muted text-small empty:hidden">
        {busy ? text[busy] : ''}
      </p>
      {failure && (
        <p role="alert" className="wrap-anywhere text-danger text-small">
          {failure}
        </p>
      )}
      {checked && (
        <div className="flex flex-col gap-3 rounded-control border border-line bg-ground p-4">
          <ImportDifference name={checked.name} result={checked.result} />
          {isReady && changes === 0 && <p className="text-small">{text.nothingChanged}</p>}
          {isReady && changes > 0 && (
            <div>
              <button
                type="button"
                disabled={busy !== undefined}
                onClick={() => importChecked(checked)}
                className={buttonClass.primary}
              >
                {text.import}
              </button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

type FileProps = { name: string; disabled: boolean; onChoose: (file: File) => void };

function FileField({ name, disabled, onChoose }: FileProps) {
  const { statSource: text } = useAdminTexts();
  const label = (
    <>
      {text.upload}
      <span className="sr-only">{name}</span>
    </>
  );
  return (
    <Field label={label}>
      {(attributes) => (
        <input
          {...attributes}
          type="file"
          disabled={disabled}
          className={`max-w-[28rem] ${inputClass}`}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onChoose(file);
            target.value = '';
          }}
        />
      )}
    </Field>
  );
}
