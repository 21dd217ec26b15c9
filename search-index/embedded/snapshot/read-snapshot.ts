import { timingSafeEqual } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { createStore, type Store } from '../store/store.ts';
import {
  bytesPerPart,
  checksumBytes,
  checksumWith,
  maxHeader,
  type SnapshotHeader,
  type SnapshotPlace,
  snapshotHeader,
} from './snapshot-file.ts';
import { columnsOf, findRows, setValues } from './stored-column.ts';

export type Snapshot = { store: Store; seq: number };

/**
 * Returns undefined if there is no snapshot, or one that is damaged, from another database, or of another shape. `fits`
 * is asked whether the log still is the one that it was made from.
 */
export async function readSnapshot(
  { file, key, shape }: SnapshotPlace,
  fits: (seq: number, log: string) => Promise<boolean>,
): Promise<Snapshot | undefined> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return undefined;
  try {
    const line = await readLine(handle);
    if (!line) return undefined;
    const header = parseHeader(line);
    if (header?.shape !== shape || !(await fits(header.seq, header.log))) return undefined;
    const store = await readStore(handle, header, line, key);
    return store && { store, seq: header.seq };
  } finally {
    await handle.close();
  }
}

/** Returns the first line with its break. */
async function readLine(handle: FileHandle): Promise<Buffer | undefined> {
  let line = Buffer.alloc(0);
  while (line.length < maxHeader) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(bytesPerPart), 0);
    if (bytesRead === 0) return undefined;
    const end = buffer.subarray(0, bytesRead).indexOf('\n');
    line = Buffer.concat([line, buffer.subarray(0, end < 0 ? bytesRead : end + 1)]);
    if (end >= 0) return line;
  }
  return undefined;
}

function parseHeader(line: Buffer): SnapshotHeader | undefined {
  try {
    return snapshotHeader.parse(JSON.parse(line.toString()));
  } catch {
    return undefined;
  }
}

async function readStore(
  handle: FileHandle,
  header: SnapshotHeader,
  line: Buffer,
  key: string,
): Promise<Store | undefined> {
  const store = createStore();
  const columns = columnsOf(store);
  const { size } = await handle.stat();
  const bytesOf = (at: number) =>
    (header.lengths[at] ?? Number.POSITIVE_INFINITY) * (columns[at]?.values.BYTES_PER_ELEMENT ?? 0);
  const expected = columns.reduce((sum, _, at) => sum + bytesOf(at), line.length + checksumBytes);
  // Checked before anything is allocated.
  if (size !== expected || header.lengths.length !== columns.length) return undefined;
  const checksum = checksumWith(key).update(line);
  let position = line.length;
  const fill = async (bytes: Uint8Array) => {
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, position);
    position += bytesRead;
    return bytesRead === bytes.length;
  };
  for (const [at, column] of columns.entries()) {
    const { buffer } = column.renew(header.lengths[at] as number);
    for (let start = 0; start < buffer.byteLength; start += bytesPerPart) {
      const length = Math.min(bytesPerPart, buffer.byteLength - start);
      const part = new Uint8Array(buffer, start, length);
      if (!(await fill(part))) return undefined;
      checksum.update(part);
    }
  }
  const stored = new Uint8Array(checksumBytes);
  if (!(await fill(stored)) || !timingSafeEqual(stored, checksum.digest())) return undefined;
  if (!setValues(store, header.values)) return undefined;
  await findRows(store);
  return store;
}
