/** Reads the files of the European Central Bank: XML, CSV, or a zip with one CSV. */
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { CsvError, parse } from 'csv-parse';
import { fromBufferPromise } from 'yauzl';
import { localDate } from '#contract/field-schema.ts';
import { fractionOf } from '#contract/money/exact.ts';
import { isMoneyCurrency } from '#contract/money/money-currency.ts';
import { centralBank, firstRateDay, type Rate } from '#contract/money/rate.ts';
import { dayAfter, localDay } from '#contract/wall-clock.ts';
import { inSlices, timeSlices } from '../../../db/time-slice.ts';
import { AppError, badInput, type FieldError } from '../../errors.ts';
import { slicesOf } from '../../sheet/csv.ts';
import { parserInto } from '../stat-file/read-xml.ts';

/** The whole history has less than 3 MB, 8,000 days and 50 currencies. */
const maxUnpacked = 20 * 2 ** 20;
const maxDays = 30_000;
const maxCurrencies = 100;
const maxRecord = 10_000;
const maxErrors = 20;
const maxShown = 40;

const refusal = (message: string) => badInput([{ path: 'file', message }]);

/** Throws if a line is wrong, so that no rate is silently dropped. */
export async function readFixings(bytes: Buffer, now = Date.now()): Promise<Rate[]> {
  const isZip = bytes.subarray(0, 2).toString() === 'PK';
  // Trimming removes a byte order mark too.
  const text = (isZip ? await unzipped(bytes) : bytes).toString().trim();
  if (text === '') throw refusal('The file is empty');
  const lines = text.startsWith('<') ? fromXml(text) : fromCsv(text);
  const tomorrow = dayAfter(localDay('UTC', now), 1);
  const rates = new Map<string, Rate>();
  const errors: FieldError[] = [];
  const yieldTurn = timeSlices();
  for await (const line of lines) {
    await yieldTurn();
    const { row, day, currency, per_eur } = line;
    const key = `${day} ${currency}`;
    const message = problemOf(line, tomorrow) ?? (rates.has(key) ? 'Is in the file twice' : null);
    if (message !== null) errors.push({ path: `${row}.${shown(currency)}`, message });
    else rates.set(key, { day, currency, per_eur, source: centralBank });
    if (errors.length === maxErrors) break;
  }
  if (errors.length > 0) throw badInput(errors);
  const fixed = [...rates.values()].filter(({ per_eur }) => per_eur !== notFixed);
  if (fixed.length === 0) throw refusal('Has no rates');
  return fixed;
}

type Line = { row: number; day: string; currency: string; per_eur: string };

/** The currency didn't exist yet, or no longer exists. */
const notFixed = 'N/A';

function problemOf({ day, currency, per_eur }: Line, tomorrow: string): string | undefined {
  if (!localDate.safeParse(day).success) return `Is not a day: ${shown(day)}`;
  if (day < firstRateDay) return `There are no rates before ${firstRateDay}`;
  if (day > tomorrow) return `Is in the future: ${day}`;
  if (!isMoneyCurrency(currency)) return `Is not a currency: ${shown(currency)}`;
  if (currency === 'EUR') return 'The euro is always worth one euro';
  if (per_eur !== notFixed && !fractionOf(per_eur)) return `Is not a rate: ${shown(per_eur)}`;
  return undefined;
}

const shown = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text);

async function unzipped(bytes: Buffer): Promise<Buffer> {
  try {
    const zip = await fromBufferPromise(bytes);
    for await (const entry of zip.eachEntry()) {
      const parts: Buffer[] = [];
      let size = 0;
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        size += chunk.length;
        if (size > maxUnpacked) throw refusal('Unpacks to more than 20 MB');
        parts.push(chunk);
      }
      const content = Buffer.concat(parts);
      if (crc32(content) === entry.crc32) return content;
      break;
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
  }
  throw refusal('Is not a zip file with rates');
}

/** `<Cube time="2026-11-27"><Cube currency="USD" rate="1.0876"/></Cube>` */
async function* fromXml(text: string): AsyncGenerator<Line> {
  const lines: Line[] = [];
  let row = 0;
  let day = '';
  const parser = parserInto({
    open(name, { time, currency, rate }) {
      if (name.split(':').at(-1) !== 'Cube') return;
      if (time !== undefined) day = time;
      if (currency !== undefined) {
        row += 1;
        lines.push({ row, day, currency, per_eur: rate ?? '' });
      }
    },
    close() {},
    addText() {},
  });
  const decoder = new TextDecoder();
  for await (const slice of inSlices(slicesOf(Buffer.from(text)))) {
    parser.write(decoder.decode(slice, { stream: true }));
    yield* lines.splice(0);
  }
  parser.end();
}

/** A line for each day, with a column for each currency. */
async function* fromCsv(text: string): AsyncGenerator<Line> {
  const [header = [], ...days] = await csvRows(text);
  for (const [index, [date = '', ...cells]] of days.entries()) {
    for (const [column, currency] of header.slice(1).entries()) {
      // Each line ends with a comma.
      if (currency === '') continue;
      yield { row: index + 2, day: isoDay(date), currency, per_eur: cells[column] ?? '' };
    }
  }
}

async function csvRows(text: string): Promise<string[][]> {
  const parser = parse({ trim: true, relax_column_count: true, max_record_size: maxRecord });
  const yieldTurn = timeSlices();
  const rows: string[][] = [];
  try {
    for await (const row of Readable.from(slicesOf(Buffer.from(text))).compose(parser)) {
      if (rows.length === 0) refuseHeader(row);
      if (rows.length > maxDays) throw refusal(`Has more than ${maxDays} days`);
      rows.push(row.slice(0, maxCurrencies));
      await yieldTurn();
    }
  } catch (error) {
    if (error instanceof CsvError) throw refusal('Is not a CSV file');
    throw error;
  }
  return rows;
}

function refuseHeader(header: readonly string[]) {
  if (header[0] !== 'Date') throw refusal('The first column must be “Date”');
  if (header.length > maxCurrencies) throw refusal(`Has more than ${maxCurrencies} columns`);
}

/** The file of a single day writes it as 27 November 2026. */
function isoDay(date: string): string {
  const [, day, month = '', year] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(date) ?? [];
  const number = months.indexOf(month) + 1;
  if (day === undefined || number === 0) return date;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
);
