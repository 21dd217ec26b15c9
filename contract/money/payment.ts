/** Statements of programmes, their payments, and corrections of closed months. */
import { z } from 'zod';
import {
  id,
  idInPath,
  optionalExcerpt,
  optionalId,
  optionalTitle,
  trimmedTitle,
} from '../field-schema.ts';
import { listOf, longListPaging } from '../list.ts';
import { minorAmount } from './amount.ts';
import { moneyCurrency } from './money-currency.ts';
import { moneyDay, month } from './month.ts';

export const statementDraft = z.object({
  programme_id: id,
  month,
  stated: minorAmount,
  currency: moneyCurrency,
  note: optionalExcerpt,
  document_id: optionalId.meta({ description: 'The statement as a file' }),
});
export type StatementDraft = z.output<typeof statementDraft>;
export const statement = z.object({
  id: z.int(),
  ...statementDraft.shape,
  created_at: z.string(),
});
export type Statement = z.output<typeof statement>;

export const paymentDraft = z.object({
  programme_id: id,
  day: moneyDay,
  month: month.nullable().default(null).meta({
    description: 'The month that is paid. Without one, the oldest open months are',
  }),
  amount: minorAmount,
  currency: moneyCurrency,
  reference: optionalTitle,
  note: optionalExcerpt,
});
export type PaymentDraft = z.output<typeof paymentDraft>;
export const payment = z.object({ id: z.int(), ...paymentDraft.shape, created_at: z.string() });
export type Payment = z.output<typeof payment>;

export const correctionDraft = z.object({
  programme_id: id,
  month: month.meta({ description: 'The closed month that is corrected' }),
  day: moneyDay.meta({ description: 'When the correction was made' }),
  amount: minorAmount,
  currency: moneyCurrency,
  note: trimmedTitle('Say what is corrected'),
});
export type CorrectionDraft = z.output<typeof correctionDraft>;
export const correction = z.object({
  id: z.int(),
  ...correctionDraft.shape,
  created_at: z.string(),
});
export type Correction = z.output<typeof correction>;

export const moneyEntryQuery = z.object({
  ...longListPaging,
  programme_id: idInPath.optional(),
  month: month.optional(),
});
export type MoneyEntryQuery = z.output<typeof moneyEntryQuery>;

export const statementList = listOf(statement);
export const paymentList = listOf(payment);
export const correctionList = listOf(correction);
