/**
 * The format of a snapshot: a line of JSON that ends with a line break, the columns of the store, and a checksum of
 * both. The checksum is keyed with a secret of the database, so that only its own snapshots are read.
 */
import { createHmac } from 'node:crypto';
import { endianness } from 'node:os';
import { z } from 'zod';
import { storedValues } from './stored-column.ts';

export const checksumBytes = 32;

export const checksumWith = (key: string) => createHmac('sha256', key);

/** Reading and hashing this much takes a millisecond or two. */
export const bytesPerPart = 2 * 1024 * 1024;

/** In bytes. A million documents, each with a different combination of tags, need less. */
export const maxHeader = 64 * 1024 * 1024;

export const snapshotFormat = 'aceboard-search-index 1';

export const snapshotHeader = z.strictObject({
  format: z.literal(snapshotFormat),
  endianness: z.literal(endianness()),
  /** A hash of everything that determines how the index is built. */
  shape: z.string(),
  /** The `seq` of the last change in the index, and a hash of the changes up to it. */
  seq: z.int().min(0),
  log: z.string(),
  lengths: z.array(z.int().min(0)),
  values: storedValues,
});

export type SnapshotHeader = z.infer<typeof snapshotHeader>;

/** The file, and the values that a snapshot must have to be used. */
export type SnapshotPlace = { file: string; key: string; shape: string };

/** The file that a snapshot is written to until it is complete. */
export const unfinishedFile = (file: string): string => `${file}.unfinished`;
