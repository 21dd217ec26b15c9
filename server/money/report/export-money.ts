import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { fromMinorUnits } from '#contract/money/amount.ts';
import type { MoneyItem, moneyQuery, ShownMoney } from '#contract/money/money-report.ts';
import type { Database } from '../../../db/tables.ts';
import { csvHeader, csvLines } from '../../sheet/csv.ts';
import { amountCell } from '../../sheet/export-sheet.ts';
import { readMoney } from './read-money.ts';

const amounts = [
  ...(['earned', 'expected', 'difference', 'stated', 'corrected', 'paid'] as const),
  ...(['offset', 'open'] as const),
];

const columns = [
  ...['month', 'programme', 'clicks', 'visits', 'sign_ups', 'first_deposits'],
  ...['postback_sign_ups', 'postback_first_deposits', 'currency'],
  ...amounts.flatMap((name) => [name, `${name}_original`]),
  ...['due_on', 'open_since', 'closed_at', 'rates'],
];

const cellsOf = (name: string, { amount, originals }: ShownMoney, currency: string) => ({
  [name]: amount === null ? '' : amountCell(fromMinorUnits(amount, currency)),
  [`${name}_original`]: originals
    .map((money) => `${money.currency} ${fromMinorUnits(money.amount, money.currency)}`)
    .join(', '),
});

export async function exportMoney(
  db: Kysely<Database>,
  query: z.output<typeof moneyQuery>,
): Promise<Buffer[]> {
  const { month, currency, items, rates } = await readMoney(db, query);
  const used = rates
    .map(({ day, currency: of, per_eur }) => `${of} ${per_eur} (${day})`)
    .join(', ');
  const lineOf = (item: MoneyItem) => ({
    ...{ month, programme: item.name, clicks: item.clicks, visits: item.visits, currency },
    ...{ sign_ups: item.sign_ups, first_deposits: item.first_deposits },
    postback_sign_ups: item.postbacks.sign_ups,
    postback_first_deposits: item.postbacks.first_deposits,
    ...Object.assign({}, ...amounts.map((name) => cellsOf(name, item[name], currency))),
    ...{ due_on: item.due_on ?? '', open_since: item.open_since ?? '', rates: used },
    closed_at: item.closed?.at ?? '',
  });
  return [Buffer.from(csvHeader(columns)), Buffer.from(csvLines(columns, items.map(lineOf)))];
}
