import { type Payment, type PaymentDraft, paymentDraft } from '#contract/money/payment.ts';
import type { Programme } from '#contract/money/programme.ts';
import { localDay } from '#contract/wall-clock.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { typedAmount } from '../form/typed-amount.ts';
import { moneyDayText, monthText } from '../money-text.ts';
import { PaymentForm, type PaymentValues } from './entry-form.tsx';
import { EntrySection } from './entry-section.tsx';

/** The payments of a programme. */
export function PaymentSection({ programme }: { programme: Programme }) {
  const { payments: text } = useAdminTexts().moneyEntry;
  const { payment } = trpc.useUtils().admin;
  return (
    <EntrySection<Payment, PaymentValues, PaymentDraft>
      id="payments"
      text={text}
      programmeId={programme.id}
      calls={trpc.admin.payment}
      first={{
        day: localDay(programme.time_zone, new Date()),
        currency: programme.base_currency,
        ...{ month: null, amount: null, reference: null, note: null },
      }}
      draft={paymentDraft}
      load={payment.get.fetch}
      valuesOf={({ day, month, amount, currency, reference, note }) => ({
        ...{ day, month, currency, reference, note },
        amount: typedAmount(amount, currency),
      })}
      shownOf={({ day, month, amount, currency, reference, note }) => ({
        ...{ when: moneyDayText(day), amount, currency },
        notes: [month ? text.forMonth(monthText(month)) : text.oldest, reference, note],
      })}
      Form={PaymentForm}
    />
  );
}
