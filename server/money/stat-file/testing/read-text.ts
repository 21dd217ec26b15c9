import { type StatShape, statShape } from '#contract/money/stat-source.ts';
import { AppError } from '../../../errors.ts';
import { readStatFile } from '../read-stat-file.ts';

type Draft = Omit<Partial<StatShape>, 'columns'> & { columns?: Partial<StatShape['columns']> };

/** Noon in UTC, so that the day after tomorrow is in the future everywhere. */
export const now = Date.UTC(2026, 3, 15, 12);

const columns = { day: 'Day', campaign: 'Campaign', first_deposits: 'FTD', earned: 'Income' };

export const shapeOf = ({ columns: others, ...draft }: Draft = {}): StatShape =>
  statShape.parse({
    format: 'csv',
    rows: '',
    currency: 'EUR',
    ...draft,
    columns: { ...columns, ...others },
  });

export async function* bytesOf(...parts: (string | Buffer)[]) {
  for (const part of parts) yield Buffer.from(part);
}

export const readText = (content: string | Buffer, draft?: Draft) =>
  readStatFile(bytesOf(content), shapeOf(draft), { now });

/** Reads a CSV file with a row for each list of cells. */
export const readCells = (rows: string[][], draft?: Draft) =>
  readText(
    [['Day', 'Campaign', 'FTD', 'Income'], ...rows].map((row) => row.join('\t')).join('\n'),
    { format: 'tsv', ...draft },
  );

/** Returns the messages of a refusal of the whole file, or those of rows with their row and column. */
export async function faultsOf(reading: ReturnType<typeof readStatFile>): Promise<string[]> {
  try {
    const { errors } = await reading;
    return errors.map(({ row, path, message }) => `${row} ${path}: ${message}`);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'bad_input') throw error;
    return (error.errors ?? []).map(({ path, message }) => `${path}: ${message}`);
  }
}
