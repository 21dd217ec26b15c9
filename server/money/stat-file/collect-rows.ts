import { type StatRow, statFigures } from '#contract/money/stat-row.ts';
import type { StatColumn, StatShape } from '#contract/money/stat-source.ts';
import { dayBefore } from '#contract/wall-clock.ts';
import { type RawRow, shortened } from './raw-row.ts';
import { rowReader } from './read-row.ts';
import { fileRefusal, limits, type RowError, type StatFile } from './stat-file.ts';

type Collected = { row: StatRow; at: number };

/** Adds up changes, and refuses totals of which there are two. */
export function rowCollector(shape: StatShape, now: number) {
  const read = rowReader(shape, now);
  const collected = new Map<string, Collected>();
  const campaigns = new Set<string>();
  const unknown = new Map<string, { first: number; count: number }>();
  const errors: RowError[] = [];
  let errorCount = 0;
  let lines = 0;

  function addError(row: number, path: StatColumn, message: string) {
    errorCount += 1;
    if (errors.length < limits.errors) errors.push({ row, path, message });
  }

  function addUnknown(name: string, row: number) {
    const found = unknown.get(name);
    if (found) found.count += 1;
    else if (unknown.size < limits.errors) unknown.set(name, { first: row, count: 1 });
  }

  function addRow(row: StatRow, at: number) {
    campaigns.add(row.campaign);
    if (campaigns.size > limits.campaigns) {
      throw fileRefusal(`Must have at most ${limits.campaigns} campaigns`);
    }
    const key = keyOf(row);
    const known = collected.get(key);
    if (!known) collected.set(key, { row, at });
    else if (shape.meaning === 'change') addChange(known.row, row, at);
    else {
      const message = `Is about the same day, product, campaign, market and currency as row ${known.at}`;
      addError(at, 'day', message);
    }
  }

  function addChange(sum: StatRow, change: StatRow, at: number) {
    for (const figure of statFigures) {
      const total = sum[figure] + change[figure];
      if (Number.isSafeInteger(total)) sum[figure] = total;
      else addError(at, figure, 'Adds up to more than can be exact');
    }
  }

  function finish(): StatFile {
    for (const [name, { first, count }] of unknown) {
      const message = `This source maps no product to “${shortened(name)}” (rows: ${count})`;
      addError(first, 'product', message);
    }
    if (lines === 0) throw fileRefusal('The file has no rows');
    const rows = [...collected.values()].map(({ row }) => row).sort(byKey);
    const from = rows[0]?.day ?? '';
    const to = rows.at(-1)?.day ?? '';
    const missing = shape.meaning === 'total' ? missingDays(rows, from, to) : [];
    errors.sort((one, other) => one.row - other.row);
    return { rows, from, to, missing, errors, errorCount, lines };
  }

  return {
    add(raw: RawRow) {
      lines += 1;
      if (lines > limits.rows) throw fileRefusal('Must have at most 1,000,000 rows');
      const { row, errors: faults, unknownProduct } = read(raw);
      for (const { path, message } of faults) addError(raw.row, path, message);
      if (unknownProduct !== undefined) addUnknown(unknownProduct, raw.row);
      else if (row) addRow(row, raw.row);
    },
    finish,
  };
}

const keyOf = ({ day, product_id, campaign, market, currency }: StatRow) =>
  `${day} ${product_id} ${market} ${currency} ${campaign}`;

const compare = (one: string | number, other: string | number) =>
  one < other ? -1 : Number(one > other);

const byKey = (one: StatRow, other: StatRow) =>
  compare(one.day, other.day) ||
  compare(one.product_id, other.product_id) ||
  compare(one.campaign, other.campaign) ||
  compare(one.market, other.market) ||
  compare(one.currency, other.currency);

/** Accepts sorted rows. */
function missingDays(rows: readonly StatRow[], from: string, to: string): string[] {
  const present = new Set(rows.map(({ day }) => day));
  const missing: string[] = [];
  for (let day = from; day < to; day = dayBefore(day, -1)) {
    if (!present.has(day)) missing.push(day);
  }
  return missing;
}
