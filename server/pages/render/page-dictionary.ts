/**
 * Compresses scripts and styles with an earlier version as the dictionary, if the browser still has that version: after
 * an update, a returning visitor only downloads what has changed (RFC 9842).
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { findPageFile } from '../../../db/repositories/operation/page-file.ts';
import type { Database } from '../../../db/tables.ts';
import { semaphore } from '../../http/semaphore.ts';

/** Missing in Node 20, which then compresses files as before. */
const { zstdCompress } = zlib as Partial<Pick<typeof zlib, 'zstdCompress'>>;
const compress = zstdCompress && promisify(zstdCompress);
const decompress = promisify(zlib.brotliDecompress);

const level = { [zlib.constants.ZSTD_c_compressionLevel]: 12 };
const maxCachedBytes = 4 * 1024 * 1024;
/** Requests for more files get the whole file, which is already compressed. */
const maxPending = 50;

/** The browser checks that the frame belongs to its dictionary. */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Returns the parts of a file's name that stay the same from build to build (scripts/setup/vite/name-chunks.ts). */
function familyOf(name: string): { start: string; end: string } | undefined {
  const end = extname(name);
  if (end !== '.js' && end !== '.css') return undefined;
  const start =
    /^([\w-]{2})[\w-]{5}\.js$/.exec(name)?.[1] ?? /^(.*-)[\w-]{8}\.\w+$/.exec(name)?.[1];
  return start === undefined ? undefined : { start, end };
}

const dictionaryVary = 'accept-encoding, available-dictionary';

/** Lets browsers use a file as the dictionary for its next version. */
export function dictionaryHeaders(name: string): Record<string, string> {
  const family = compress && familyOf(name);
  if (!family) return {};
  return {
    'use-as-dictionary': `match="/assets/${family.start}*${family.end}"`,
    vary: dictionaryVary,
  };
}

/** Returns the SHA-256 of the browser's dictionary, in base64. Undefined if the request must get the whole file. */
function offeredDictionary({ headers }: FastifyRequest): string | undefined {
  const accepted = (headers['accept-encoding'] ?? '').toString().split(',');
  if (!accepted.some((coding) => coding.trim() === 'dcz')) return undefined;
  // A part, or a comparison by ETag, is of the whole file.
  if (headers.range !== undefined || headers['if-none-match'] !== undefined) return undefined;
  return /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary']))?.[1];
}

type Options = { db: Kysely<Database>; folder: string; listNames: () => Promise<Set<string>> };

export function pageDictionaries({ db, folder, listNames }: Options) {
  const hashes = new Map<string, Promise<string>>();
  const compressed = new LRUCache<string, Buffer>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ length }, key) => length + key.length + 200,
  });
  const pending = new Map<string, Promise<Buffer | undefined>>();
  const inTurn = semaphore('page files', 2);

  async function read(name: string): Promise<Buffer | undefined> {
    const found = await findPageFile(db, name);
    if (!found) return readFile(join(folder, name)).catch(() => undefined);
    return found.encoding === 'br' ? decompress(found.content) : found.content;
  }

  /** Hashes each stored file once, so that made-up hashes cost nothing more. */
  function hashOf(name: string): Promise<string> {
    const known = hashes.get(name);
    if (known) return known;
    const hash = inTurn(1, async () => {
      const content = await read(name);
      if (!content) throw new Error(`The page file ${name} is gone`);
      return createHash('sha256').update(content).digest('base64');
    });
    hashes.set(name, hash);
    hash.catch(() => hashes.delete(name));
    return hash;
  }

  async function findDictionary(name: string, hash: string): Promise<string | undefined> {
    const family = familyOf(name);
    if (!family) return undefined;
    const names = await listNames();
    if (!names.has(name)) return undefined;
    for (const other of names) {
      if (!other.startsWith(family.start) || !other.endsWith(family.end)) continue;
      if ((await hashOf(other)) === hash) return other;
    }
    return undefined;
  }

  async function make(name: string, dictionaryName: string): Promise<Buffer | undefined> {
    const [content, dictionary] = await Promise.all([read(name), read(dictionaryName)]);
    if (!content || !dictionary || !compress) return undefined;
    const frame = await compress(content, { params: level, dictionary });
    const hash = createHash('sha256').update(dictionary).digest();
    return Buffer.concat([magic, hash, frame]);
  }

  async function findCompressed(name: string, hash: string): Promise<Buffer | undefined> {
    const dictionary = await findDictionary(name, hash);
    if (dictionary === undefined) return undefined;
    const key = `${name} ${dictionary}`;
    const known = compressed.get(key) ?? pending.get(key);
    if (known) return known;
    if (pending.size >= maxPending) return undefined;
    const making = inTurn(1, () => make(name, dictionary)).finally(() => pending.delete(key));
    pending.set(key, making);
    const made = await making;
    if (made) compressed.set(key, made);
    return made;
  }

  return {
    /** Returns the file compressed with the browser's dictionary, or undefined if it must get the whole file. */
    async find(request: FastifyRequest, name: string): Promise<Buffer | undefined> {
      const hash = compress && offeredDictionary(request);
      if (hash === undefined) return undefined;
      // The whole file is on disk, so a failing database stops no page.
      return findCompressed(name, hash).catch(() => undefined);
    },
  };
}
