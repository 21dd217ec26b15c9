/** Verifies everything in an archive while reading it. Errors report the damaged part. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { newDigest, type Row } from '../../../db/copy/row-batches.ts';
import { digestOf } from '../../image/storage/copy-images.ts';
import type { ImageFiles } from '../../image/storage/image-storage.ts';
import {
  type EntryPlace,
  type Manifest,
  manifest,
  manifestChecksumName,
  manifestName,
  maxUnpackedPart,
  placeOf,
  type Secrets,
  secrets,
  secretsName,
  sha256,
} from './archive.ts';
import { compareWithManifest } from './compare-with-manifest.ts';

/** TypeScript's own type for the stream, which the decoder expects. */
type WebStream = globalThis.ReadableStream<Uint8Array>;

type Visitor = {
  rows?(table: string, rows: Row[]): Promise<void>;
  image?(image: string, files: ImageFiles): Promise<void>;
};

export type ReadArchive = { manifest: Manifest; secrets: Secrets };

/** Keeps only one part or one image in memory, plus all checksums. */
export async function readArchive(
  file: string,
  visitor: Visitor = {},
  signal?: AbortSignal,
): Promise<ReadArchive> {
  const parts = new Map<string, string>();
  const tables = new Map<string, ReturnType<typeof newDigest>>();
  const images = new Map<string, string>();
  const texts = new Map<string, Uint8Array>();
  let current: { image: string; files: ImageFiles } | undefined;

  async function endImage() {
    if (!current) return;
    const { image, files } = current;
    current = undefined;
    if (images.has(image)) throw new Error(`The archive has uploads/${image} twice.`);
    images.set(image, digestOf(files));
    await visitor.image?.(image, files);
  }

  async function readEntry(name: string, place: EntryPlace, content: Uint8Array) {
    if (place.kind === 'image') {
      if (current?.image !== place.image) await endImage();
      current ??= { image: place.image, files: new Map() };
      if (current.files.has(place.file)) throw new Error(`The archive has ${name} twice.`);
      current.files.set(place.file, content);
      return;
    }
    await endImage();
    if (texts.has(manifestName) && name !== manifestChecksumName) {
      throw new Error(`${name} comes after the manifest.`);
    }
    if (parts.has(name)) throw new Error(`The archive has ${name} twice.`);
    parts.set(name, sha256(content));
    if (place.kind === 'text') texts.set(name, content);
    else await readRows(name, place.table, content);
  }

  async function readRows(name: string, table: string, content: Uint8Array) {
    const text = await unpack(name, content);
    const lines = text.toString('utf8').split('\n');
    if (lines.pop() !== '') throw new Error(`${name} is damaged: its last line is incomplete.`);
    const digest = tables.get(table) ?? newDigest();
    tables.set(table, digest);
    digest.addLines(text, lines.length);
    if (!visitor.rows) return;
    const rows = lines.map((line) => parse<Row>(name, line));
    await visitor.rows(table, rows).catch((error: unknown) => {
      throw new Error(`${name} cannot be restored: ${messageOf(error)}`);
    });
  }

  await eachEntry(file, readEntry, signal);
  await endImage();
  const read = manifestIn(texts);
  compareWithManifest(read, { parts, tables, images });
  return { manifest: read, secrets: secretsIn(texts) };
}

/** Checks only the magic number of tar files. */
export async function isArchive(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(5), 0, 5, 257);
    return String(buffer) === 'ustar';
  } finally {
    await handle.close();
  }
}

async function eachEntry(
  file: string,
  read: (name: string, place: EntryPlace, content: Uint8Array) => Promise<void>,
  signal?: AbortSignal,
) {
  const decoder = createTarDecoder({ strict: true });
  // Readable.toWeb crashes the process if reading stops early.
  const bytes = ReadableStream.from<Uint8Array>(createReadStream(file)) as WebStream;
  let last = 'its beginning';
  const entries = bytes.pipeThrough(decoder)[Symbol.asyncIterator]();
  try {
    for (;;) {
      signal?.throwIfAborted();
      const next = await entries.next().catch((error: unknown) => {
        throw readFailure(file, last, error);
      });
      if (next.done) return;
      const { header, body } = next.value;
      const { name, size, type } = header;
      const place = type === 'file' ? placeOf(name) : undefined;
      if (!place) {
        throw new Error(`The archive has an unexpected entry: ${JSON.stringify(name)}.`);
      }
      if (size > place.max) throw new Error(`${name} is larger than any part of a backup.`);
      const content = await new Response(body).bytes().catch((error: unknown) => {
        throw new Error(`${name} is damaged: ${messageOf(error)}`);
      });
      await read(name, place, content);
      last = name;
    }
  } finally {
    await entries.return?.(undefined).catch(() => {});
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function readFailure(file: string, last: string, error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new Error(`There is no file ${file}.`);
  if (code === 'EISDIR') return new Error(`${file} is a folder, not an archive.`);
  if (code) return new Error(`The archive cannot be read: ${message}`);
  return new Error(`The archive is damaged or cut off after ${last}: ${message}`);
}

const unpackAll = promisify(gunzip);

async function unpack(name: string, content: Uint8Array): Promise<Buffer> {
  try {
    return await unpackAll(content, { maxOutputLength: maxUnpackedPart });
  } catch (error) {
    throw new Error(`${name} does not match its checksum: ${messageOf(error)}.`);
  }
}

function parse<Value>(name: string, text: string): Value {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${name} is damaged: it is not valid JSON.`);
  }
}

const textIn = (texts: ReadonlyMap<string, Uint8Array>, name: string): string => {
  const content = texts.get(name);
  if (!content) throw new Error(`${name} is missing from the archive.`);
  return Buffer.from(content).toString('utf8');
};

function manifestIn(texts: ReadonlyMap<string, Uint8Array>): Manifest {
  const text = textIn(texts, manifestName);
  if (textIn(texts, manifestChecksumName).trim() !== sha256(text)) {
    throw new Error(`${manifestName} does not match its checksum.`);
  }
  const value = parse<Partial<Manifest> | null>(manifestName, text);
  if (Number(value?.format) > 1) {
    throw new Error(
      'This archive was written by a newer version of Aceboard. Restore it with that version.',
    );
  }
  const parsed = manifest.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${manifestName} is wrong at ${issue?.path.join('.')}: ${issue?.message}.`);
}

function secretsIn(texts: ReadonlyMap<string, Uint8Array>): Secrets {
  const parsed = secrets.safeParse(parse(secretsName, textIn(texts, secretsName)));
  if (parsed.success) return parsed.data;
  throw new Error(`${secretsName} is wrong.`);
}
