/**
 * Finds pictures in a ZIP of the old site's `wp-content/uploads`. Nothing is unpacked to disk, so names can't lead
 * anywhere, and sizes are limited by the bytes actually read.
 */
import { isUtf8 } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl';
import { badInput } from '../../errors.ts';
import {
  type Lookup,
  largerThan,
  type Miss,
  missing,
  type PictureSource,
  refused,
} from './picture-source.ts';
import { closest, nameKey, uploadedNames } from './upload-path.ts';

const maxEntries = 100_000;
/** In bytes. WordPress's own paths are shorter. */
const maxNameLength = 400;

type Named = { name: string; entry: Entry };
/** Paths that differ only in case, encoding or composition have the same key. */
type Directory = Map<string, Named[]>;

const notInZip = missing('Is not in the ZIP file');
const damaged = refused('Is damaged in the ZIP file');

const keyOf = (names: readonly string[]) => names.map(nameKey).join('/');

/** Reads the directory of the ZIP once, and pictures on demand. The source must be closed. */
export async function mediaZip(
  path: string,
  signal = new AbortController().signal,
): Promise<PictureSource & { close: () => void }> {
  const zip = await openZip(path);
  const directory = await readDirectory(zip, signal).catch((error: unknown) => {
    zip.close();
    throw error;
  });
  return {
    async find(address, lookup) {
      lookup.signal.throwIfAborted();
      const names = uploadedNames(address);
      const alike = names && directory.get(keyOf(names));
      const found = alike && closest(alike, ({ name }) => name, names.join('/'));
      return found ? readEntry(zip, found.entry, lookup) : notInZip;
    },
    close: () => zip.close(),
  };
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    // Otherwise, a single bad name or size would make the whole file unreadable.
    const lenient = { decodeStrings: false, validateEntrySizes: false };
    const zip = await openPromise(path, { ...lenient, autoClose: false });
    // Without a listener, a failure to close the file would end the process.
    zip.on('error', () => {});
    return zip;
  } catch {
    throw unreadable();
  }
}

const refuseZip = (message: string) => badInput([{ path: 'file', message }]);
const unreadable = () => refuseZip('Must be a ZIP file that is complete and has no password');

async function readDirectory(zip: ZipFile, signal: AbortSignal): Promise<Directory> {
  if (zip.entryCount > maxEntries) {
    throw refuseZip(`Has more than ${maxEntries} files; make a ZIP file of each year`);
  }
  const directory: Directory = new Map();
  const entries = zip.eachEntry();
  for (;;) {
    const next = await entries.next().catch(() => {
      throw unreadable();
    });
    if (next.done) return directory;
    signal.throwIfAborted();
    addEntry(directory, next.value);
  }
}

function addEntry(directory: Directory, entry: Entry) {
  const whole = nameOf(entry);
  if (whole === undefined || !isFile(entry, whole)) return;
  const name = belowUploads(whole);
  const key = keyOf(name.split('/'));
  const others = (directory.get(key) ?? []).filter((other) => other.name !== name);
  // Like unpacking, the last file of the same name replaces the others.
  directory.set(key, [...others, { name, entry: withoutTexts(entry) }]);
}

/** Returns undefined for names that would lead out of a folder. */
function nameOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string | undefined {
  if (fileNameRaw.length > maxNameLength) return undefined;
  // Some programs write UTF-8 without saying so.
  const flags = isUtf8(fileNameRaw) ? generalPurposeBitFlag | 0x800 : generalPurposeBitFlag;
  const name = getFileNameLowLevel(flags, fileNameRaw, extraFields, false);
  return validateFileName(name) === null && name.length <= maxNameLength ? name : undefined;
}

/** Leaves out folders, links and devices. Only Unix notes the type. */
function isFile({ externalFileAttributes }: Entry, name: string): boolean {
  const type = (externalFileAttributes >>> 16) & 0o170000;
  return !name.endsWith('/') && (type === 0 || type === 0o100000);
}

const belowUploads = (name: string) =>
  (/(?:^|\/)wp-content\/uploads\/(.+)$/i.exec(name) ?? /(?:^|\/)uploads\/(.+)$/i.exec(name))?.[1] ??
  name;

/** Comments and extra fields can be large. */
const withoutTexts = (entry: Entry): Entry =>
  Object.assign(new Entry(), {
    compressedSize: entry.compressedSize,
    uncompressedSize: entry.uncompressedSize,
    compressionMethod: entry.compressionMethod,
    generalPurposeBitFlag: entry.generalPurposeBitFlag,
    relativeOffsetOfLocalHeader: entry.relativeOffsetOfLocalHeader,
    crc32: entry.crc32,
  });

async function readEntry(zip: ZipFile, entry: Entry, lookup: Lookup): Promise<Buffer | Miss> {
  const { maxBytes } = lookup;
  if (entry.isEncrypted()) return refused('Is encrypted in the ZIP file');
  if (!entry.canDecodeFileData()) {
    return refused('Is compressed in a way that is not supported; make the ZIP file again');
  }
  // Compression adds little, even to what can't be compressed.
  if (entry.uncompressedSize > maxBytes || entry.compressedSize > 2 * maxBytes) {
    return largerThan(maxBytes);
  }
  try {
    const bytes = await readContent(zip, entry, lookup.signal);
    return bytes.length === entry.uncompressedSize && crc32(bytes) === entry.crc32
      ? bytes
      : damaged;
  } catch (error) {
    lookup.signal.throwIfAborted();
    if (error instanceof Error && 'syscall' in error) throw error;
    return damaged;
  }
}

/** Stops reading once there's more than the directory promised. */
async function readContent(zip: ZipFile, entry: Entry, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    signal.throwIfAborted();
    bytes += chunk.length;
    chunks.push(chunk);
    if (bytes > entry.uncompressedSize) break;
  }
  return Buffer.concat(chunks);
}
