/** Storage of uploaded images, on disk or in S3. One test suite covers both. */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

export type ImageFiles = Map<string, Uint8Array>;
type StoredFile = { file: string; bytes: number; storedAt: Date };
export type OpenFile = { size: number; content: Readable };

export type ImageStorage = {
  /** True if all files of the image are stored. */
  has(image: string): Promise<boolean>;
  /** Returns once all files are durable. Doesn't change an image that already exists. */
  put(image: string, files: ImageFiles): Promise<void>;
  /** Finds the full-size file of an image. */
  findWhole(image: string): Promise<StoredFile | undefined>;
  sizeOf(image: string, file: string): Promise<number | undefined>;
  /** The content must be read or destroyed. */
  open(image: string, file: string): Promise<OpenFile | undefined>;
  /** Lists all images, with at most one page in memory. */
  names(): AsyncIterable<string>;
  /** Reads all files of an existing image. */
  files(image: string): Promise<ImageFiles>;
  /** Deletes an unused image, which no longer exists as soon as its first file is deleted. */
  delete(image: string): Promise<void>;
  /** Runs in the background at startup. Throws if the storage cannot be used, with a message for the log. */
  prepare(): Promise<void>;
};

/** Derived from the content, so that an image is stored only once. */
export const imageName = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Safe because the content at an image's path never changes. */
export const immutableCacheControl = 'public, max-age=31536000, immutable';

export const isImageName = (name: string) => /^[0-9a-f]{32}$/.test(name);
