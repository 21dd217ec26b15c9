import { open, rename, rm, statfs } from 'node:fs/promises';
import { endianness } from 'node:os';
import { dirname } from 'node:path';
import type { Store } from '../store/store.ts';
import {
  bytesPerPart,
  checksumWith,
  maxHeader,
  type SnapshotHeader,
  type SnapshotPlace,
  snapshotFormat,
  unfinishedFile,
} from './snapshot-file.ts';
import { columnsOf, valuesOf } from './stored-column.ts';

type Written = { store: Store; seq: number; log: string };

/**
 * Writes a snapshot part by part, and returns whether it is complete. Gives up when the store changes or `mayContinue`
 * returns false, so that writes don't have to wait.
 */
export async function writeSnapshot(
  { file, key, shape }: SnapshotPlace,
  { store, seq, log }: Written,
  mayContinue: () => boolean,
): Promise<boolean> {
  const unfinished = unfinishedFile(file);
  const { writes } = store;
  const columns = columnsOf(store);
  const header: SnapshotHeader = {
    format: snapshotFormat,
    endianness: endianness(),
    shape,
    seq,
    log,
    lengths: columns.map(({ values }) => values.length),
    values: valuesOf(store),
  };
  const line = Buffer.from(`${JSON.stringify(header)}\n`);
  if (line.length > maxHeader) throw new Error('its header is too large to be read again');
  await requireRoom(
    dirname(file),
    columns.reduce((sum, { values }) => sum + values.byteLength, line.length),
  );
  const checksum = checksumWith(key);
  const handle = await open(unfinished, 'w', 0o600);
  try {
    const write = async (bytes: Uint8Array) => {
      checksum.update(bytes);
      await handle.writeFile(bytes);
    };
    await write(line);
    // The part is copied first, because a write to the store may free the column.
    const part = new Uint8Array(bytesPerPart);
    for (const { values } of columns) {
      if (store.writes !== writes) return false;
      const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
      for (let start = 0; start < bytes.length; start += bytesPerPart) {
        if (store.writes !== writes || !mayContinue()) return false;
        const length = Math.min(bytesPerPart, bytes.length - start);
        part.set(bytes.subarray(start, start + length));
        await write(part.subarray(0, length));
      }
    }
    if (store.writes !== writes) return false;
    await handle.writeFile(checksum.digest());
    await handle.close();
    await rename(unfinished, file);
    return true;
  } finally {
    await handle.close().catch(() => {});
    await rm(unfinished, { force: true });
  }
}

/** Requires twice the snapshot's size, so that as much space is left for the database and the images. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const needed = 2 * bytes;
  if (free < needed)
    throw new Error(`only ${inMiB(free)} MiB of the ${inMiB(needed)} MiB needed are free`);
}

const inMiB = (bytes: number) => Math.floor(bytes / 1024 ** 2);
