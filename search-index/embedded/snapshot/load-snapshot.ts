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

/** Each text completes a sentence in the log. */
const unusable = {
  damaged: 'it is damaged',
  otherVersion: 'it was stored by another version',
  otherDatabase: 'it does not match the database, which may have been restored or replaced',
};

/**
 * Returns undefined if there is no snapshot, and throws the reason if it can't be used. `fits` returns whether the
 * snapshot belongs to this change log.
 */
export async function loadSnapshot(
  { file, key, shape }: SnapshotPlace,
  fits: (seq: number, log: string) => Promise<boolean>,
): Promise<Snapshot | undefined> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!handle) return undefined;
  try {
    const line = await readLine(handle);
    const header = parseHeader(line);
    if (header.shape !== shape) throw new Error(unusable.otherVersion);
    if (!(await fits(header.seq, header.log))) throw new Error(unusable.otherDatabase);
    return { store: await readStore(handle, header, line, key), seq: header.seq };
  } finally {
    await handle.close();
  }
}

/** Returns the first line with its line break. */
async function readLine(handle: FileHandle): Promise<Buffer> {
  let line = Buffer.alloc(0);
  while (line.length < maxHeader) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(bytesPerPart), 0);
    if (bytesRead === 0) break;
    const end = buffer.subarray(0, bytesRead).indexOf('\n');
    line = Buffer.concat([line, buffer.subarray(0, end < 0 ? bytesRead : end + 1)]);
    if (end >= 0) return line;
  }
  throw new Error(unusable.damaged);
}

function parseHeader(line: Buffer): SnapshotHeader {
  try {
    return snapshotHeader.parse(JSON.parse(line.toString()));
  } catch {
    throw new Error(`${unusable.damaged}, or ${unusable.otherVersion}`);
  }
}

async function readStore(
  handle: FileHandle,
  header: SnapshotHeader,
  line: Buffer,
  key: string,
): Promise<Store> {
  const store = createStore();
  const columns = columnsOf(store);
  const { size } = await handle.stat();
  const bytesOf = (at: number) =>
    (header.lengths[at] ?? Number.POSITIVE_INFINITY) * (columns[at]?.values.BYTES_PER_ELEMENT ?? 0);
  const expected = columns.reduce((sum, _, at) => sum + bytesOf(at), line.length + checksumBytes);
  // Checked before anything is allocated.
  if (size !== expected || header.lengths.length !== columns.length)
    throw new Error(unusable.damaged);
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
      if (!(await fill(part))) throw new Error(unusable.damaged);
      checksum.update(part);
    }
  }
  const stored = new Uint8Array(checksumBytes);
  if (!(await fill(stored)) || !timingSafeEqual(stored, checksum.digest()))
    throw new Error(`${unusable.damaged}, or belongs to another database`);
  if (!setValues(store, header.values)) throw new Error(unusable.otherVersion);
  await findRows(store);
  return store;
}
