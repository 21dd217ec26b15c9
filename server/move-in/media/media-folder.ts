/** Finds pictures in a folder that is a copy of the old site's `wp-content/uploads`. Never reads outside the folder. */
import { constants, type FileHandle, open, readdir, realpath, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { badInput } from '../../errors.ts';
import {
  type Lookup,
  largerThan,
  type Miss,
  missing,
  type PictureSource,
} from './picture-source.ts';
import { closest, nameKey, uploadedNames } from './upload-path.ts';

/** The names in a folder by their keys. */
type Listing = Map<string, string[]>;

const notInFolder = missing('Is not in the folder');

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
const isAbsent = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EINVAL'].includes(codeOf(error));
const isForbidden = (error: unknown) => ['EACCES', 'EPERM'].includes(codeOf(error));

const isWithin = (root: string, path: string) =>
  path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);

/** Takes `uploads` itself, `wp-content` or the root of the site. */
export async function mediaFolder(path: string): Promise<PictureSource> {
  const root = await uploadsIn(path);
  const listings = new Map<string, Promise<Listing>>();

  function listingOf(folder: string): Promise<Listing> {
    const known = listings.get(folder);
    if (known) return known;
    const listing = list(root, folder);
    listings.set(folder, listing);
    listing.catch(() => listings.delete(folder));
    return listing;
  }

  async function locate(names: readonly string[]): Promise<string | undefined> {
    let at = root;
    for (const name of names) {
      const alike = (await listingOf(at)).get(nameKey(name)) ?? [];
      const found = closest(alike, (each) => each, name);
      if (found === undefined) return undefined;
      at = join(at, found);
    }
    return at;
  }

  return {
    async find(address, { maxBytes, signal }: Lookup) {
      signal.throwIfAborted();
      const names = uploadedNames(address);
      if (!names) return notInFolder;
      try {
        const file = await locate(names);
        return file === undefined ? notInFolder : await readWithin(root, file, maxBytes);
      } catch (error) {
        return missBecause(error);
      }
    },
  };
}

async function uploadsIn(path: string): Promise<string> {
  const given = await realpath(path).catch(() => undefined);
  if (given === undefined || !(await isFolder(given))) {
    throw badInput([{ path: 'folder', message: 'Must be a folder that the server can read' }]);
  }
  if (basename(given).toLowerCase() === 'uploads') return given;
  for (const inside of [join('wp-content', 'uploads'), 'uploads']) {
    const found = await realpath(join(given, inside)).catch(() => undefined);
    if (found !== undefined && isWithin(given, found) && (await isFolder(found))) return found;
  }
  return given;
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

async function list(root: string, folder: string): Promise<Listing> {
  const listing: Listing = new Map();
  if (!isWithin(root, await realpath(folder))) return listing;
  for (const name of (await readdir(folder)).sort()) {
    const key = nameKey(name);
    listing.set(key, [...(listing.get(key) ?? []), name]);
  }
  return listing;
}

/** Opens the file that all links lead to, without waiting for a pipe or following another link. */
async function readWithin(root: string, file: string, maxBytes: number): Promise<Buffer | Miss> {
  const path = await realpath(file);
  if (!isWithin(root, path)) return missing('Is a link that leads out of the folder');
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const handle = await open(path, flags);
  try {
    const found = await handle.stat();
    if (!found.isFile()) return notInFolder;
    return found.size > maxBytes ? largerThan(maxBytes) : await readUpTo(handle, maxBytes);
  } finally {
    await handle.close();
  }
}

/** The file may grow while it's read. */
async function readUpTo(handle: FileHandle, maxBytes: number): Promise<Buffer | Miss> {
  const stream = handle.createReadStream({ start: 0, end: maxBytes, autoClose: false });
  const bytes = Buffer.concat(await stream.toArray());
  return bytes.length > maxBytes ? largerThan(maxBytes) : bytes;
}

function missBecause(error: unknown): Miss {
  if (isAbsent(error)) return notInFolder;
  if (isForbidden(error)) return missing('Is in the folder, but the server may not read it');
  throw error;
}
