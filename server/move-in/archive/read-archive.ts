/**
 * Unpacks an archive into a folder, and verifies everything in it. Only writes files whose names are made here, so no
 * name in the archive can lead elsewhere. Keeps the manifest and the checksums in memory, but no other file.
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import {
  archiveLimits,
  archiveVersion,
  type DataKind,
  dataKinds,
  dataName,
  type ExportManifest,
  exportManifest,
  manifestName,
  placeOf,
} from './archive-format.ts';
import { type Row, rowsIn } from './rows-in.ts';

export type ArchivedImage = { hash: string; file: string; path: string };
export type ReadArchive = {
  manifest: ExportManifest;
  rows: (kind: DataKind) => AsyncGenerator<Row>;
  images: ArchivedImage[];
};

type WebStream = globalThis.ReadableStream<Uint8Array>;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Every archive may unpack to this much, whatever its size. */
const alwaysUnpacked = 64 * 1024 * 1024;

/** Unpacks no more than an export of this size could contain. */
async function* unpacked(input: Readable, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  pipeline(input, gunzip).catch(() => {});
  let bytes = 0;
  for await (const chunk of gunzip as AsyncIterable<Buffer>) {
    signal?.throwIfAborted();
    bytes += chunk.length;
    if (bytes > alwaysUnpacked + gunzip.bytesWritten * archiveLimits.compression) {
      throw new Error('The archive unpacks to more than an export contains.');
    }
    yield chunk;
  }
}

export async function readArchive(
  input: Readable,
  folder: string,
  signal?: AbortSignal,
): Promise<ReadArchive> {
  const checksums = new Map<string, string>();
  const images: ArchivedImage[] = [];
  let manifestText: string | undefined;

  async function readEntry(name: string, size: number, body: AsyncIterable<Uint8Array>) {
    const place = placeOf(name);
    if (!place) throw new Error(`The archive has an unexpected entry: ${JSON.stringify(name)}.`);
    if (size > place.max) throw new Error(`${name} is larger than any file of an export.`);
    if (checksums.has(name)) throw new Error(`The archive has ${name} twice.`);
    if (manifestText !== undefined) throw new Error(`${name} comes after the manifest.`);
    if (checksums.size >= archiveLimits.entries) throw new Error('The archive has too many files.');
    if (place.part === 'manifest') {
      const chunks: Uint8Array[] = [];
      for await (const chunk of body) chunks.push(chunk);
      manifestText = Buffer.concat(chunks).toString('utf8');
      return;
    }
    const target =
      place.part === 'data'
        ? join(folder, `${place.kind}.json`)
        : place.part === 'image'
          ? join(folder, `${place.hash}-${place.file}`)
          : undefined;
    checksums.set(name, await digestOf(body, target));
    if (place.part === 'image' && target) {
      images.push({ hash: place.hash, file: place.file, path: target });
    }
  }

  await eachEntry(unpacked(input, signal), readEntry);
  const manifest = manifestIn(manifestText);
  compareChecksums(manifest.files, checksums);
  return {
    manifest,
    images,
    rows: (kind) => rowsIn(join(folder, `${kind}.json`), dataName(kind, 'json')),
  };
}

/** Also writes the content to the file, if there is one. */
async function digestOf(body: AsyncIterable<Uint8Array>, file: string | undefined) {
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const chunk of body) {
      hash.update(chunk);
      yield chunk;
    }
  }
  if (file === undefined) {
    for await (const _ of hashed());
  } else {
    await pipeline(Readable.from(hashed()), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  }
  return hash.digest('hex');
}

async function eachEntry(
  bytes: AsyncIterable<Uint8Array>,
  read: (name: string, size: number, body: AsyncIterable<Uint8Array>) => Promise<void>,
) {
  // Readable.toWeb crashes the process if reading stops early.
  const stream = ReadableStream.from(bytes) as WebStream;
  const entries = stream.pipeThrough(createTarDecoder({ strict: true }))[Symbol.asyncIterator]();
  let last = 'its beginning';
  try {
    for (;;) {
      const next = await entries.next().catch((error: unknown) => {
        throw new Error(`The archive is damaged or cut off after ${last}: ${messageOf(error)}`);
      });
      if (next.done) return;
      const { header, body } = next.value;
      if (header.type !== 'file') {
        throw new Error(`The archive has an unexpected entry: ${JSON.stringify(header.name)}.`);
      }
      await read(header.name, header.size, body as ReadableStream<Uint8Array>);
      last = header.name;
    }
  } finally {
    await entries.return?.(undefined).catch(() => {});
  }
}

function manifestIn(text: string | undefined): ExportManifest {
  if (text === undefined) throw new Error(`${manifestName} is missing from the archive.`);
  let value: { version?: unknown } | null;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${manifestName} is not valid JSON.`);
  }
  if (Number(value?.version) > archiveVersion) {
    throw new Error(
      'This archive was written by a newer version of Aceboard. Import it with that version.',
    );
  }
  const parsed = exportManifest.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${manifestName} is wrong at ${issue?.path.join('.')}: ${issue?.message}.`);
}

function compareChecksums(
  expected: ExportManifest['files'],
  found: ReadonlyMap<string, string>,
): void {
  for (const [name, checksum] of Object.entries(expected)) {
    if (!found.has(name)) throw new Error(`${name} is missing from the archive.`);
    if (found.get(name) !== checksum) throw new Error(`${name} does not match its checksum.`);
  }
  for (const name of found.keys()) {
    if (!Object.hasOwn(expected, name)) throw new Error(`${name} is not in the manifest.`);
  }
  for (const kind of dataKinds) {
    const name = dataName(kind, 'json');
    if (!found.has(name)) throw new Error(`${name} is missing from the archive.`);
  }
}
