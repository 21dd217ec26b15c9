/** Turns a file of a programme into rows. Knows nothing of platforms: the source describes the file. */
import type { StatColumn, StatFormat, StatShape } from '#contract/money/stat-source.ts';
import { timeSlices } from '../../../db/time-slice.ts';
import { badInput } from '../../errors.ts';
import { rowCollector } from './collect-rows.ts';
import { decodeText, limitedBytes, type ReadLimits } from './decode-text.ts';
import { namedColumns } from './find-columns.ts';
import type { RawRow } from './raw-row.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readXlsx } from './read-xlsx.ts';
import { readXml } from './read-xml.ts';
import { limits, type StatFile } from './stat-file.ts';

type Bytes = AsyncIterable<Buffer>;
type Rows = AsyncGenerator<RawRow>;

const readers: Record<StatFormat, (bytes: Bytes, shape: StatShape, limits: ReadLimits) => Rows> = {
  csv: (bytes, shape, limits) => readCsv(decodeText(bytes, limits), shape),
  tsv: (bytes, shape, limits) => readCsv(decodeText(bytes, limits), shape),
  xlsx: (bytes, shape, limits) => readXlsx(limitedBytes(bytes, limits), shape),
  json: (bytes, shape, limits) => readJson(decodeText(bytes, limits), shape),
  xml: (bytes, shape, limits) => readXml(decodeText(bytes, limits), shape),
};

const maxBytesOf: Record<StatFormat, number> = {
  csv: limits.streamedBytes,
  tsv: limits.streamedBytes,
  xlsx: limits.wholeBytes,
  json: limits.wholeBytes,
  xml: limits.streamedBytes,
};

type Options = {
  signal?: AbortSignal;
  /** Of this file. Can only lower the limit of its format. */
  maxBytes?: number;
  now?: number;
};

/** Throws a refusal if the file as a whole can't be read, and returns errors of rows otherwise. */
export async function readStatFile(
  bytes: Bytes,
  shape: StatShape,
  options: Options = {},
): Promise<StatFile> {
  const signal = options.signal ?? new AbortController().signal;
  const maxBytes = Math.min(options.maxBytes ?? Number.POSITIVE_INFINITY, maxBytesOf[shape.format]);
  const collector = rowCollector(shape, options.now ?? Date.now());
  const absent = absentColumns(shape);
  const yieldTurn = timeSlices();
  for await (const raw of readers[shape.format](bytes, shape, { maxBytes, signal })) {
    absent.see(raw);
    collector.add(raw);
    await yieldTurn();
    signal.throwIfAborted();
  }
  absent.refuse();
  return collector.finish();
}

/** Finds paths that no row of a document has, which are one mistake and not one for each row. */
function absentColumns(shape: StatShape) {
  const unseen = new Map<StatColumn, string>(namedColumns(shape));
  let hasRows = false;
  return {
    see({ cells, fault }: RawRow) {
      if (fault !== undefined) return;
      hasRows = true;
      for (const column of unseen.keys()) if (cells[column] !== undefined) unseen.delete(column);
    },
    refuse() {
      if (!hasRows || unseen.size === 0) return;
      const message = (path: string) => `No row has “${path}”`;
      throw badInput(
        [...unseen.values()].map((path) => ({ path: 'file', message: message(path) })),
      );
    },
  };
}
