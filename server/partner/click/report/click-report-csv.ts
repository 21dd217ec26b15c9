import { isOriginDimension } from '#contract/partner/click-dimension.ts';
import type { ClickReportRow, CrossColumn } from '#contract/partner/click-report.ts';
import { majorUnits } from '#contract/partner/currency.ts';
import { csvHeader, csvLines } from '../../../sheet/csv.ts';
import { readClickReport } from './click-report.ts';

const columns = [
  ...['key', 'name', 'clicks', 'repeats', 'before', 'of_first'],
  ...['signups', 'signups_before', 'deposits', 'deposits_before'],
];

/** Each currency has separate columns, so that different currencies aren't added up. */
const moneyColumns = (currency: string) => [
  `deposited_${currency}`,
  `earned_${currency}`,
  `earned_before_${currency}`,
  `epc_${currency}`,
];

/**
 * Negative amounts are numbers, because as text they would be escaped like formulas and not add up in a spreadsheet.
 */
function moneyCell(amount: number, currency: string): string | number {
  const text = majorUnits(amount, currency);
  return amount < 0 ? Number(text) : text;
}

function moneyCells({ money, clicks }: ClickReportRow, currency: string) {
  const {
    deposited = 0,
    earned = 0,
    earned_before = 0,
  } = money.find((own) => own.currency === currency) ?? {};
  const values = [
    moneyCell(deposited, currency),
    moneyCell(earned, currency),
    moneyCell(earned_before, currency),
    clicks > 0 ? moneyCell(earned / clicks, currency) : '',
  ];
  return moneyColumns(currency).map((name, index) => [name, values[index] ?? '']);
}

/** The header contains product names, which may look like formulas. */
function crossedCsv(items: readonly ClickReportRow[], crossed: readonly CrossColumn[]): string {
  const fixed = ['key', 'name', 'clicks'];
  const header = [...fixed, ...crossed.map(({ name }) => name)];
  const rows = items.map(({ key, name, clicks, cells = [] }) => [key, name, clicks, ...cells]);
  const lines = [header, ...rows].map((cells) =>
    Object.fromEntries(cells.map((cell, index) => [index, String(cell)])),
  );
  return `\ufeff${csvLines(Object.keys(header), lines)}`;
}

export async function clickReportCsv(
  ...given: Parameters<typeof readClickReport>
): Promise<string> {
  const report = await readClickReport(...given);
  const { items, total } = report;
  if (report.columns) return crossedCsv(items, report.columns);
  const [, { by }] = given;
  const currencies = (isOriginDimension(by) ? [] : total.money).map(({ currency }) => currency);
  const all = [...columns, ...currencies.flatMap(moneyColumns)];
  const rows = items.map((row) => ({
    key: row.key,
    name: row.name,
    of_first: row.of_first?.toFixed(3) ?? '',
    clicks: String(row.clicks),
    repeats: String(row.repeats),
    before: String(row.before),
    signups: String(row.signups),
    signups_before: String(row.signups_before),
    deposits: String(row.deposits),
    deposits_before: String(row.deposits_before),
    ...Object.fromEntries(currencies.flatMap((currency) => moneyCells(row, currency))),
  }));
  return csvHeader(all) + csvLines(all, rows);
}
