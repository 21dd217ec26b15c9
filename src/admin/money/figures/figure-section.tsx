import { useState } from 'react';
import type { Programme } from '#contract/money/programme.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { MoneySection } from '../money-section.tsx';
import { NewSource } from './new-source.tsx';
import { SourceRow } from './source-row.tsx';
import { StatImportList } from './stat-import-list.tsx';

/** Where the figures of a programme come from, and what was imported. */
export function FigureSection({ programme }: { programme: Programme }) {
  const { form, statSource: text } = useAdminTexts();
  const [isAdding, setAdding] = useState(false);
  const query = trpc.admin.statSource.list.useQuery({ programme_id: programme.id });
  const create = trpc.admin.statSource.create.useMutation(showsOwnErrors);
  return (
    <>
      <MoneySection
        id="figures"
        title={text.title}
        explanation={text.explanation}
        empty={text.empty}
        query={query}
        add={!isAdding && { label: text.add, run: () => setAdding(true) }}
        form={
          isAdding && (
            <NewSource
              programme={programme}
              save={async (draft) => {
                await create.mutateAsync(draft);
                toast.success(form.created(draft.name));
                setAdding(false);
              }}
              onCancel={() => setAdding(false)}
            />
          )
        }
      >
        {(sources) => (
          <ul aria-label={text.title} className="flex flex-col gap-2">
            {sources.map((source) => (
              <li key={source.id}>
                <SourceRow source={source} />
              </li>
            ))}
          </ul>
        )}
      </MoneySection>
      <StatImportList programmeId={programme.id} />
    </>
  );
}
