import type { Payment, PaymentDraft } from '#contract/money/payment.ts';
import type { Programme } from '#contract/money/programme.ts';
import { localDay } from '#contract/wall-clock.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { typedAmount } from '../form/typed-amount.ts';
import { moneyDayText, monthText } from '../money-text.ts';
import { PaymentForm, type PaymentValues } from './entry-form.tsx';
import { EntrySection, useGrowingList } from './entry-section.tsx';

/** What a programme has paid. */
export function PaymentSection({ programme }: { programme: Programme }) {
  const { id, base_currency, time_zone } = programme;
  const { payments: text } = useAdminTexts().moneyEntry;
  const { limit, grow } = useGrowingList();
  const query = trpc.admin.payment.list.useQuery(
    { programme_id: id, limit },
    { placeholderData: (before) => before },
  );
  const create = trpc.admin.payment.create.useMutation(showsOwnErrors);
  const update = trpc.admin.payment.update.useMutation(showsOwnErrors);
  const remove = trpc.admin.payment.delete.useMutation();
  return (
    <EntrySection<Payment, PaymentValues, PaymentDraft>
      id="payments"
      text={text}
      programmeId={id}
      query={query}
      grow={grow}
      create={create.mutateAsync}
      update={update.mutateAsync}
      remove={remove}
      first={{
        ...{ day: localDay(time_zone, new Date()), month: null, currency: base_currency },
        ...{ amount: null, reference: null, note: null },
      }}
      valuesOf={({ day, month, amount, currency, reference, note }) => ({
        ...{ day, month, currency, reference, note },
        amount: typedAmount(amount, currency),
      })}
      shownOf={({ day, month, amount, currency, reference, note }) => ({
        ...{ when: moneyDayText(day), amount, currency },
        notes: [month ? text.forMonth(monthText(month)) : text.oldest, reference, note],
      })}
      form={(props) => <PaymentForm {...props} />}
    />
  );
}
