/** Lists what programmes owed and paid for a month, in the language of the email. */
import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import { exponentOf } from '#contract/money/money-currency.ts';
import type { ShownMoney } from '#contract/money/money-report.ts';
import type { Database } from '../../../db/tables.ts';
import type { MonthlyMoney } from '../../../messages/en/email/monthly-report.ts';
import { readMoney } from '../../money/report/read-money.ts';

/** Returns undefined if nothing is known about any programme. */
export async function readMoneyFacts(
  db: Kysely<Database>,
  language: Language,
  month: string,
): Promise<MonthlyMoney | undefined> {
  const { currency, items, totals } = await readMoney(db, { month });
  const format = formatterOf(language, currency);
  const amountsOf = ({ earned, stated, paid, open }: Amounts) => ({
    ...{ earned: format(earned), stated: format(stated), paid: format(paid), open: format(open) },
  });
  const known = items.filter(
    ({ earned, stated, paid, open, flags }) =>
      flags.length > 0 || [earned, stated, paid, open].some(isSomething),
  );
  if (known.length === 0) return undefined;
  return {
    ...amountsOf(totals),
    flags: items.reduce((sum, { flags }) => sum + flags.length, 0),
    programmes: known.map((item) => ({ name: item.name, ...amountsOf(item) })),
  };
}

type Amounts = Record<'earned' | 'stated' | 'paid' | 'open', ShownMoney>;

const isSomething = ({ originals, missing }: ShownMoney) =>
  missing !== null || originals.some(({ amount }) => amount !== 0);

/** Returns undefined for an amount without a rate. Browsers and Node know no currencies of more than three letters. */
function formatterOf(language: Language, currency: string) {
  const digits = exponentOf(currency);
  const isKnown = currency.length === 3;
  const number = new Intl.NumberFormat(language, {
    ...(isKnown && { style: 'currency', currency }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return ({ amount }: ShownMoney): string | undefined => {
    if (amount === null) return undefined;
    const text = number.format(amount / 10 ** digits);
    return isKnown ? text : `${text} ${currency}`;
  };
}
