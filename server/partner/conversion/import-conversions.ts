/** Counts the rows of a partner's file like postbacks, so that a conversion reported both ways counts only once. */
import type { SheetResult, SheetRow } from '#contract/catalogue/sheet/sheet.ts';
import {
  type ConversionImport,
  importedColumns,
  importedConversion,
  maxImportedConversions,
  moneyText,
} from '#contract/partner/conversion.ts';
import { decimalsOf } from '#contract/partner/currency.ts';
import { listConversions } from '../../../db/repositories/partner/conversion.ts';
import { insertConversionImport } from '../../../db/repositories/partner/conversion-import.ts';
import { findTimeZone } from '../../../db/repositories/site/setting.ts';
import { inSlices } from '../../../db/time-slice.ts';
import { productResource } from '../../catalogue/resource/product.ts';
import { AppError, badInput, fieldErrors } from '../../errors.ts';
import type { Writer } from '../../resource/resource.ts';
import { type Cells, fromCsv, type Line, refusal } from '../../sheet/csv.ts';
import { throwRefusals } from '../../sheet/import-sheet.ts';
import {
  differenceFrom,
  findKnownClicks,
  type KnownClicks,
  type ReadConversion,
  readConversion,
  recordConversions,
} from './record-conversion.ts';

type Mapping = Pick<ConversionImport, 'columns' | 'event'>;

const columnIn = ({ columns }: Mapping, name: (typeof importedColumns)[number]) =>
  columns[name]?.trim().toLowerCase() ?? name;

/** Only checks required columns, because partners' files contain others that mean nothing here. */
const checkColumns = (mapping: Mapping) => (given: readonly string[]) => {
  const required = importedColumns.filter(
    (name) => name === 'click' || (name === 'event' && !mapping.event) || mapping.columns[name],
  );
  const missing = required
    .map((name) => columnIn(mapping, name))
    .filter((name) => !given.includes(name));
  if (missing.length === 0) return;
  throw refusal(
    `Missing columns: ${missing.join(', ')}; supported columns: ${importedColumns.join(', ')}`,
  );
};

const withOurNames = (lines: readonly Line[], mapping: Mapping): Line[] =>
  lines.map(({ cells, ...line }) => {
    const own = importedColumns.map((name) => [name, cells[columnIn(mapping, name)] ?? '']);
    const { event, ...others }: Cells = Object.fromEntries(own);
    return { ...line, cells: { ...others, event: event || (mapping.event ?? '') } };
  });

/** Some countries use a decimal comma. */
const withPoint = (cell: string) => (/^-?\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell);

/** Some countries group thousands with points, others with commas. Dinars have three decimals. */
const mayBeThousands = (cell: string, currency: string) =>
  /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(cell) && (cell.includes(',') || decimalsOf(currency) !== 3);

const readCells = ({ event = '', amount = '', ...cells }: Cells) => ({
  ...cells,
  event: event.toLowerCase(),
  amount: withPoint(amount),
});

function readLine({ cells, errors }: Line, known: KnownClicks): ReadConversion {
  if (errors) throw badInput(errors);
  const read = importedConversion.safeParse(readCells(cells));
  if (!read.success) throw badInput(fieldErrors(read.error.issues));
  const { date, ...given } = read.data;
  const conversion = readConversion(given, known, date);
  if (mayBeThousands(cells.amount ?? '', conversion.stored.currency)) {
    const message = 'Is ambiguous: write 1000 for a thousand or 1.00 for one';
    throw badInput([{ path: 'amount', message }]);
  }
  return conversion;
}

type Row = { row: SheetRow; conversion?: ReadConversion };

const rowOf = ({ row, cells }: Line, outcome: SheetRow['outcome']): SheetRow => ({
  row,
  outcome,
  changes: [],
  errors: [],
  name: [cells.event, cells.id || cells.click].join(' '),
});

function rowOrRefusal(line: Line, known: KnownClicks): Row {
  try {
    return { row: rowOf(line, 'create'), conversion: readLine(line, known) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const errors = (error.errors ?? []).map(({ path, message }) => ({ column: path, message }));
    return { row: { ...rowOf(line, 'refused'), errors } };
  }
}

async function readLines(lines: readonly Line[], known: KnownClicks): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const line of inSlices(lines)) {
    rows.push(rowOrRefusal(line, known));
  }
  return rows;
}

/** A dry run checks and reports everything, but counts nothing. */
export async function importConversions(
  { db, actor }: Writer,
  product_id: number,
  { csv, dry_run, ...mapping }: ConversionImport,
): Promise<SheetResult> {
  await productResource.get(db, product_id);
  const lines = withOurNames(await fromCsv(csv, checkColumns(mapping)), mapping);
  const ids = [...new Set(lines.map(({ cells }) => cells.click ?? ''))];
  const timeZone = await findTimeZone(db);
  const rows = await readLines(lines, await findKnownClicks(db, product_id, { ids, timeZone }));
  const read = rows.flatMap(({ conversion }) => conversion ?? []);
  const hashes = read.map(({ stored }) => stored.hash);
  const before = new Map(
    (await listConversions(db, product_id, hashes)).map((stored) => [stored.hash, stored]),
  );
  const added: ReadConversion[] = [];
  for (const { row, conversion } of rows) {
    if (!conversion) continue;
    const { stored } = conversion;
    const counted = before.get(stored.hash);
    const difference = counted && differenceFrom(stored, counted);
    if (difference) {
      row.outcome = 'refused';
      row.errors.push({ column: 'amount', message: difference });
    } else if (counted) {
      row.outcome = 'unchanged';
    } else {
      before.set(stored.hash, stored);
      added.push(conversion);
      if (stored.amount !== 0) row.changes.push(moneyText(stored.amount, stored.currency));
    }
  }
  if (added.length > maxImportedConversions) {
    const message = `Can add at most ${maxImportedConversions} conversions; split the file`;
    throw badInput([{ path: 'csv', message }]);
  }
  const result = rows.map(({ row }) => row);
  if (!dry_run) {
    throwRefusals(result);
    await recordConversions(db, added, (trx, counted) =>
      insertConversionImport(
        trx,
        { product_id, at: new Date().toISOString(), actor },
        counted.map(({ stored: { hash }, count: { product_id: _, conversions: __, ...row } }) => ({
          ...row,
          hash,
        })),
      ),
    );
  }
  return { written: !dry_run, rows: result };
}
