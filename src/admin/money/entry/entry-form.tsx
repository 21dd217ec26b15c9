/** The forms of statements, payments and corrections. */
import { z } from 'zod';
import {
  type CorrectionDraft,
  correctionDraft,
  type PaymentDraft,
  paymentDraft,
  type StatementDraft,
  statementDraft,
} from '#contract/money/payment.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { DateField } from '../../form/date-time-field.tsx';
import { useAdminTexts } from '../../language.ts';
import { DocumentField } from '../form/document-field.tsx';
import { AmountField, CurrencyField } from '../form/money-fields.tsx';
import { MoneyForm } from '../form/money-form.tsx';
import { MonthField } from '../form/month-field.tsx';
import { amountReader, type TypedAmount } from '../form/typed-amount.ts';
import type { FormStart } from '../form/use-edited.ts';

type Typed<Draft, Amount extends keyof Draft> = {
  [Name in keyof Omit<Draft, 'programme_id'>]: Name extends Amount
    ? TypedAmount
    : Draft[Name] | null;
};
export type StatementValues = Typed<StatementDraft, 'stated'>;
export type PaymentValues = Typed<PaymentDraft, 'amount'>;
export type CorrectionValues = Typed<CorrectionDraft, 'amount'>;

type Schema<Values, Draft> = {
  draft: z.ZodType<Draft>;
  programmeId: number;
  amount: keyof Values & string;
  text: AdminTexts['programme'];
};

/** A missing value makes the field report that it is required. */
const entryForm = <Values extends { currency: string | null }, Draft>({
  draft,
  programmeId,
  amount,
  text,
}: Schema<Values, Draft>): z.ZodType<Draft, Values> =>
  z
    .custom<Values>()
    .transform((values, context): unknown => {
      const read = amountReader(context, values.currency, text);
      const typed = values[amount] as TypedAmount;
      const filled = { ...values, programme_id: programmeId, [amount]: read([amount], typed) };
      return Object.fromEntries(
        Object.entries(filled).map(([name, value]) => [name, value ?? undefined]),
      );
    })
    .pipe(draft as z.ZodType<Draft, unknown>);

export type EntryFormProps<Values, Draft> = FormStart<Values, Draft> & {
  title: string;
  programmeId: number;
  save: (draft: Draft, before?: Draft) => Promise<unknown>;
  onCancel: () => void;
};

const grid = 'grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3';

export function StatementForm({
  programmeId,
  ...form
}: EntryFormProps<StatementValues, StatementDraft>) {
  const { moneyEntry, programme } = useAdminTexts();
  const { fields: text, statements } = moneyEntry;
  return (
    <MoneyForm<StatementValues, StatementDraft>
      {...form}
      schema={entryForm({ draft: statementDraft, programmeId, amount: 'stated', text: programme })}
    >
      {({ control }) => (
        <>
          <div className={grid}>
            <MonthField control={control} name="month" label={text.month} />
            <AmountField control={control} name="stated" label={statements.amount} />
            <CurrencyField control={control} name="currency" label={text.currency} />
          </div>
          <TextField control={control} name="note" label={text.note} />
          <DocumentField control={control} name="document_id" label={text.file} />
        </>
      )}
    </MoneyForm>
  );
}

export function PaymentForm({ programmeId, ...form }: EntryFormProps<PaymentValues, PaymentDraft>) {
  const { moneyEntry, programme } = useAdminTexts();
  const { fields: text, payments } = moneyEntry;
  return (
    <MoneyForm<PaymentValues, PaymentDraft>
      {...form}
      schema={entryForm({ draft: paymentDraft, programmeId, amount: 'amount', text: programme })}
    >
      {({ control }) => (
        <div className={grid}>
          <DateField control={control} name="day" label={text.day} />
          <AmountField control={control} name="amount" label={payments.amount} />
          <CurrencyField control={control} name="currency" label={text.currency} />
          <MonthField control={control} name="month" label={text.month} hint={text.monthHint} />
          <TextField control={control} name="reference" label={text.reference} />
          <TextField control={control} name="note" label={text.note} />
        </div>
      )}
    </MoneyForm>
  );
}

export function CorrectionForm({
  programmeId,
  ...form
}: EntryFormProps<CorrectionValues, CorrectionDraft>) {
  const { moneyEntry, programme } = useAdminTexts();
  const { fields: text, corrections } = moneyEntry;
  return (
    <MoneyForm<CorrectionValues, CorrectionDraft>
      {...form}
      schema={entryForm({ draft: correctionDraft, programmeId, amount: 'amount', text: programme })}
    >
      {({ control }) => (
        <div className={grid}>
          <MonthField control={control} name="month" label={text.month} />
          <DateField control={control} name="day" label={text.day} />
          <AmountField control={control} name="amount" label={corrections.amount} />
          <CurrencyField control={control} name="currency" label={text.currency} />
          <TextField control={control} name="note" label={text.note} />
        </div>
      )}
    </MoneyForm>
  );
}
