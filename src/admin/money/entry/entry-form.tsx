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
import { MoneyForm } from '../form/money-form.tsx';
import { MonthField } from '../form/month-field.tsx';
import { amountReader, type TypedAmount } from '../form/typed-amount.ts';

type Typed<Draft, Amount extends keyof Draft> = {
  [Name in keyof Omit<Draft, 'programme_id'>]: Name extends Amount
    ? TypedAmount
    : Draft[Name] | null;
};
export type StatementValues = Typed<StatementDraft, 'stated'>;
export type PaymentValues = Typed<PaymentDraft, 'amount'>;
export type CorrectionValues = Typed<CorrectionDraft, 'amount'>;

type Texts = AdminTexts['programme'];
type Context = Parameters<typeof amountReader>[0];

/** A missing value makes the field report that it is required. */
const given = <Value,>(value: Value | null) => value ?? undefined;

const read = (
  context: Context,
  text: Texts,
  { path, typed, currency }: { path: string; typed: TypedAmount; currency: string | null },
) => given(amountReader(context, currency, text)([path], typed));

const statementForm = (
  programme_id: number,
  text: Texts,
): z.ZodType<StatementDraft, StatementValues> =>
  z
    .custom<StatementValues>()
    .transform(({ stated, ...values }, context): unknown => ({
      ...values,
      ...{ programme_id, month: given(values.month), currency: given(values.currency) },
      stated: read(context, text, { path: 'stated', typed: stated, currency: values.currency }),
    }))
    .pipe(statementDraft as z.ZodType<StatementDraft, unknown>);

const paymentForm = (programme_id: number, text: Texts): z.ZodType<PaymentDraft, PaymentValues> =>
  z
    .custom<PaymentValues>()
    .transform(({ amount, ...values }, context): unknown => ({
      ...values,
      ...{ programme_id, day: given(values.day), currency: given(values.currency) },
      amount: read(context, text, { path: 'amount', typed: amount, currency: values.currency }),
    }))
    .pipe(paymentDraft as z.ZodType<PaymentDraft, unknown>);

const correctionForm = (
  programme_id: number,
  text: Texts,
): z.ZodType<CorrectionDraft, CorrectionValues> =>
  z
    .custom<CorrectionValues>()
    .transform(({ amount, ...values }, context): unknown => ({
      ...{ programme_id, day: given(values.day), month: given(values.month) },
      ...{ currency: given(values.currency), note: given(values.note) },
      amount: read(context, text, { path: 'amount', typed: amount, currency: values.currency }),
    }))
    .pipe(correctionDraft as z.ZodType<CorrectionDraft, unknown>);

export type EntryFormProps<Values, Draft> = {
  title: string;
  programmeId: number;
  values: Values;
  save: (draft: Draft) => Promise<unknown>;
  onCancel: () => void;
};

const grid = 'grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3';
const upperCase = (typed: string) => typed.toUpperCase();

export function StatementForm({
  programmeId,
  ...form
}: EntryFormProps<StatementValues, StatementDraft>) {
  const { moneyEntry, programme } = useAdminTexts();
  const { fields: text, statements } = moneyEntry;
  return (
    <MoneyForm {...form} schema={statementForm(programmeId, programme)}>
      {({ control }) => (
        <>
          <div className={grid}>
            <MonthField control={control} name="month" label={text.month} />
            <TextField
              control={control}
              name="stated"
              label={statements.amount}
              hint={programme.amountHint}
            />
            <TextField control={control} name="currency" label={text.currency} read={upperCase} />
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
    <MoneyForm {...form} schema={paymentForm(programmeId, programme)}>
      {({ control }) => (
        <div className={grid}>
          <DateField control={control} name="day" label={text.day} />
          <TextField
            control={control}
            name="amount"
            label={payments.amount}
            hint={programme.amountHint}
          />
          <TextField control={control} name="currency" label={text.currency} read={upperCase} />
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
    <MoneyForm {...form} schema={correctionForm(programmeId, programme)}>
      {({ control }) => (
        <div className={grid}>
          <MonthField control={control} name="month" label={text.month} />
          <DateField control={control} name="day" label={text.day} />
          <TextField
            control={control}
            name="amount"
            label={corrections.amount}
            hint={programme.amountHint}
          />
          <TextField control={control} name="currency" label={text.currency} read={upperCase} />
          <TextField control={control} name="note" label={text.note} />
        </div>
      )}
    </MoneyForm>
  );
}
