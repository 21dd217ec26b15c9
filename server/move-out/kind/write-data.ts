import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type DataKind, dataName } from '../../move-in/archive/archive-format.ts';
import { csvHeader, csvLines } from '../../sheet/csv.ts';
import type { ArchivePacker } from '../pack-archive.ts';
import type { ExportedKind } from './exported-kinds.ts';
import { flatRow } from './flat-row.ts';

/** Node also ends a line at these, which JSON may contain. */
const lineOf = (row: object) =>
  JSON.stringify(row).replace(/[\u2028\u2029]/g, (end) =>
    end === '\u2028' ? '\\u2028' : '\\u2029',
  );

export type Target = {
  archive: ArchivePacker;
  folder: string;
  signal: AbortSignal;
  /** Gets the path of each image in the rows below /uploads/. */
  onImage: (path: string) => void;
};

const imagePath = /\/uploads\/([0-9a-f]{32}\/[1-9]\d{0,3}x[1-9]\d{0,3}\.webp)/g;

/**
 * Writes a kind as JSON and CSV, and returns the number of rows. A tar file has the size of each entry before its
 * content, so the files are written to the disk first. That also keeps the memory bounded.
 */
export async function writeData(
  { archive, folder, signal, onImage }: Target,
  kind: DataKind,
  rows: Awaited<ReturnType<ExportedKind['rows']>>,
): Promise<number> {
  const json = join(folder, `${kind}.json`);
  const columns = new Set<string>();
  let count = 0;

  async function* asJson() {
    yield '[';
    for await (const row of rows) {
      for (const column of Object.keys(flatRow(row))) columns.add(column);
      const line = lineOf(row);
      for (const [, path] of line.matchAll(imagePath)) if (path) onImage(path);
      yield `${count > 0 ? ',' : ''}\n${line}`;
      count += 1;
    }
    yield count > 0 ? '\n]\n' : ']\n';
  }
  await pipeline(Readable.from(asJson()), createWriteStream(json), { signal });
  await archive.addFile(dataName(kind, 'json'), json);

  const csv = join(folder, `${kind}.csv`);
  const lines = csvOf(json, [...columns]);
  await pipeline(Readable.from(lines), createWriteStream(csv), { signal });
  await archive.addFile(dataName(kind, 'csv'), csv);
  await Promise.all([rm(json), rm(csv)]);
  return count;
}

/** The JSON file has one row per line. */
async function* csvOf(json: string, columns: readonly string[]) {
  yield csvHeader(columns);
  for await (const line of createInterface({ input: createReadStream(json) })) {
    if (line.startsWith('{')) {
      yield csvLines(columns, [flatRow(JSON.parse(line.replace(/,$/, '')))]);
    }
  }
}
