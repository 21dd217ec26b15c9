import type { Statement, StatementDraft } from '#contract/money/payment.ts';
import type { Programme } from '#contract/money/programme.ts';
import { localDay, monthAfter } from '#contract/wall-clock.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { typedAmount } from '../form/typed-amount.ts';
import { monthText } from '../money-text.ts';
import { StatementForm, type StatementValues } from './entry-form.tsx';
import { EntrySection, useGrowingList } from './entry-section.tsx';

/** What a programme states that it owes for each month. */
export function StatementSection({ programme }: { programme: Programme }) {
  const { id, base_currency, time_zone } = programme;
  const { statements: text } = useAdminTexts().moneyEntry;
  const { limit, grow } = useGrowingList();
  const query = trpc.admin.statement.list.useQuery(
    { programme_id: id, limit },
    { placeholderData: (before) => before },
  );
  const create = trpc.admin.statement.create.useMutation(showsOwnErrors);
  const update = trpc.admin.statement.update.useMutation(showsOwnErrors);
  const remove = trpc.admin.statement.delete.useMutation();
  return (
    <EntrySection<Statement, StatementValues, StatementDraft>
      id="statements"
      text={text}
      programmeId={id}
      query={query}
      grow={grow}
      create={create.mutateAsync}
      update={update.mutateAsync}
      remove={remove}
      first={{
        month: monthAfter(localDay(time_zone, new Date()).slice(0, 7), -1),
        ...{ stated: null, currency: base_currency, note: null, document_id: null },
      }}
      valuesOf={({ month, stated, currency, note, document_id }) => ({
        ...{ month, currency, note, document_id },
        stated: typedAmount(stated, currency),
      })}
      shownOf={({ month, stated, currency, note, document_id }) => ({
        ...{ when: monthText(month), amount: stated, currency },
        ...{ notes: [note], document: document_id },
      })}
      form={(props) => <StatementForm {...props} />}
    />
  );
}
