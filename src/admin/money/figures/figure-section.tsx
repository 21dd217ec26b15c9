import type { Programme } from '#contract/money/programme.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { MoneySection } from '../list/money-section.tsx';
import { NewSource } from './new-source.tsx';
import { SourceRow } from './source-row.tsx';
import { StatImportList } from './stat-import-list.tsx';

/** The sources of a programme's figures, and past imports. */
export function FigureSection({ programme }: { programme: Programme }) {
  const { form, statSource: text } = useAdminTexts();
  const query = trpc.admin.statSource.list.useQuery({ programme_id: programme.id });
  const create = trpc.admin.statSource.create.useMutation(showsOwnErrors);
  return (
    <>
      <MoneySection
        id="figures"
        title={text.title}
        explanation={text.explanation}
        empty={text.empty}
        look="cards"
        query={query}
        add={{
          label: text.add,
          form: (close) => (
            <NewSource
              programme={programme}
              save={async (draft) => {
                await create.mutateAsync(draft);
                toast.success(form.created(draft.name));
                close();
              }}
              onCancel={close}
            />
          ),
        }}
      >
        {(source) => <SourceRow source={source} />}
      </MoneySection>
      <StatImportList programmeId={programme.id} />
    </>
  );
}
