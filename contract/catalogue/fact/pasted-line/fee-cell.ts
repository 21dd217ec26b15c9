/** Reads and writes the fee of a payment: `free`, `2.5%`, `fee: 1 USD`, or words such as `fee: first one free`. */
import { fold } from '../../../fold.ts';
import type { Payment } from '../product-facts.ts';
import { readAmount, readAmounts, writeAmount } from './amount.ts';

type Fee = Pick<Payment, 'fee' | 'fee_amount' | 'fee_percent' | 'currency'>;

/** Marks a fee that would otherwise be read as something else, such as 2 EUR. */
const marked = /^(?:fee|ücret):\s*(.+)$/i;
/** Marks words that would be read as a number. Facts from before fees were numbers contain some. */
const inWords = /^(?:fee in words|yazıyla ücret):\s*(.+)$/i;
const percent = /^(?:%\s*(\d[\d.,]*)|(\d[\d.,]*)\s*%)$/;
const freeWords = ['free', 'no fee', 'no fees', 'ucretsiz'];

export const hasNoFee = ({ fee, fee_amount, fee_percent }: Fee): boolean =>
  fee === null && fee_amount === null && fee_percent === null;

/** Undefined if the cell isn't a fee. Unmarked words may be one too, but only if they are nothing else. */
export function readFee(
  cell: string,
  { currency }: Pick<Fee, 'currency'>,
): Partial<Fee> | undefined {
  const [, fee] = inWords.exec(cell) ?? [];
  if (fee) return { fee };
  const [, words] = marked.exec(cell) ?? [];
  const text = words ?? cell;
  if (freeWords.includes(fold(text))) return { fee_amount: 0 };
  const [, after, before] = percent.exec(text) ?? [];
  if (after ?? before) return { fee_percent: readAmount(after ?? before) };
  if (words === undefined) return undefined;
  return readFeeAmount(words, currency) ?? { fee: words };
}

/** A fee in another currency than the payment stays in words, because its number would be read in the payment's. */
function readFeeAmount(words: string, currency: string | null): Partial<Fee> | undefined {
  const amounts = readAmounts(words);
  if (amounts?.min === undefined || amounts.min === null || amounts.max !== undefined) return;
  if (currency !== null && amounts.currency !== undefined && amounts.currency !== currency) return;
  return { fee_amount: amounts.min, currency: amounts.currency ?? currency };
}

export function writeFee({ fee, fee_amount, fee_percent, currency }: Fee): (string | null)[] {
  return [
    fee_percent === null ? null : `${writeAmount(fee_percent)}%`,
    fee_amount === null ? null : writeFeeAmount(fee_amount, currency),
    fee && `${isRead(fee) ? 'fee in words' : 'fee'}: ${fee}`,
  ];
}

/** Whether the words would be read as a number. */
const isRead = (fee: string) => readFee(`fee: ${fee}`, { currency: null })?.fee !== fee;

const writeFeeAmount = (amount: number, currency: string | null) =>
  amount === 0 ? 'free' : `fee: ${[writeAmount(amount), currency].filter(Boolean).join(' ')}`;
