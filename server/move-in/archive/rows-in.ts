import { createReadStream } from 'node:fs';

export type Row = Record<string, unknown>;

/** In bytes. The longest row is the order of all products of a category. */
const maxRow = 16 * 1024 * 1024;

/** Reads a file of an export, which has one row on each line, one row at a time. */
export async function* rowsIn(file: string, name: string): AsyncGenerator<Row> {
  let pending: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      const row = rowOf(Buffer.concat([...pending, chunk.subarray(from, end)]), name);
      if (row) yield row;
      pending = [];
      bytes = 0;
      from = end + 1;
    }
    pending.push(chunk.subarray(from));
    bytes += chunk.length - from;
    if (bytes > maxRow) throw new Error(`${name} has a row that is longer than any of an export.`);
  }
}

function rowOf(line: Buffer, name: string): Row | undefined {
  const text = line.toString('utf8').replace(/,$/, '');
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${name} has a row that is not valid JSON.`);
  }
}
