/** Uploaded images are stored on the disk or in S3. All of the server works with this type, and one suite tests both. */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

export type ImageFiles = Map<string, Uint8Array>;
export type StoredFile = { file: string; bytes: number; storedAt: Date };
export type OpenFile = { size: number; content: Readable };

export type ImageStorage = {
  /** An image is there when all of its files are. */
  has(image: string): Promise<boolean>;
  /** Returns when all files are stored for good. An image that is there already stays as it is. */
  put(image: string, files: ImageFiles): Promise<void>;
  /** Finds the file of an image in its full size. */
  findWhole(image: string): Promise<StoredFile | undefined>;
  sizeOf(image: string, file: string): Promise<number | undefined>;
  /** The content must be read or destroyed. */
  open(image: string, file: string): Promise<OpenFile | undefined>;
  /** Lists the images that are there. It holds a page of them in memory at most. */
  names(): AsyncIterable<string>;
  /** Reads all files of an image that is there. */
  files(image: string): Promise<ImageFiles>;
  /** Deletes an image that nothing names. It is no longer there from the first of its files on. */
  delete(image: string): Promise<void>;
  /** Runs beside the start. It fails when the storage cannot be used, in words for the log. */
  prepare(): Promise<void>;
};

/** The same bytes have the same name, so an image is stored once. */
export const imageName = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** The content of an image's path never changes. */
export const forGood = 'public, max-age=31536000, immutable';

export const isImageName = (name: string) => /^[0-9a-f]{32}$/.test(name);
