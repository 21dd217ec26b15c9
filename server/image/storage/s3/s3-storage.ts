/**
 * Stores an image as objects `<image>/<file>` under a prefix. The full size is written last and deleted first, so an
 * image exists if its full size does. Copies left by a failed upload stay: no row refers to them, uploading again
 * completes them, and deleting them could hit copies that another process is still writing.
 */
import { buffer, text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { isFullSizeFile } from '#contract/image/uploaded-image.ts';
import { type ImageStorage, immutableCacheControl, isImageName } from '../image-storage.ts';
import { missing, type S3Bucket, type S3Response, s3Client, s3Timeouts } from './s3-client.ts';
import { storageFault } from './s3-fault.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Asks S3 for a missing file at most once per second. */
const missTtl = 1_000;
const maxMisses = 10_000;

/** Lists the objects below the folder, a page at a time. */
function s3Listing(send: ReturnType<typeof s3Client>, folder: string) {
  async function listPage(below: string, more: Record<string, string>, timeout: number) {
    const query = { 'list-type': '2', prefix: folder + below, ...more };
    return parseObjectList(await text((await send({ method: 'GET', query, timeout })).content));
  }

  async function* list(
    below: string,
    timeout: number,
  ): AsyncGenerator<{ image: string; file: string }> {
    let next: string | undefined;
    do {
      const more: Record<string, string> = next === undefined ? {} : { 'continuation-token': next };
      const page = await listPage(below, more, timeout);
      for (const key of page.keys) {
        const [image = '', file = ''] = key.slice(folder.length).split('/');
        yield { image, file };
      }
      next = page.next;
    } while (next !== undefined);
  }

  async function listFiles(image: string): Promise<string[]> {
    const files: string[] = [];
    for await (const { file } of list(`${image}/`, s3Timeouts.read)) files.push(file);
    return files;
  }

  return { listPage, list, listFiles };
}

export function s3Storage(bucket: S3Bucket, prefix: string): ImageStorage {
  const send = s3Client(bucket);
  const folder = prefix && `${prefix}/`;
  const { listPage, list, listFiles } = s3Listing(send, folder);
  const misses = new LRUCache<string, true>({ max: maxMisses, ttl: missTtl });
  const keyOf = (image: string, file: string) => `${folder}${image}/${file}`;

  const has = async (image: string) => (await listFiles(image)).some(isFullSizeFile);

  async function find(method: 'GET' | 'HEAD', image: string, file: string) {
    const key = keyOf(image, file);
    if (misses.has(key)) return undefined;
    const found = await send({ method, key, timeout: s3Timeouts.read });
    if (found.status !== missing) return found;
    misses.set(key, true);
    return undefined;
  }

  async function open(image: string, file: string) {
    const found = await find('GET', image, file);
    return found && { size: sizeOf(found), content: found.content };
  }

  return {
    has,

    async put(image, files) {
      if (await has(image)) return;
      const write = async ([file, content]: [string, Uint8Array]) => {
        const body = new Uint8Array(content);
        const headers = { 'content-type': 'image/webp', 'cache-control': immutableCacheControl };
        await send({
          method: 'PUT',
          key: keyOf(image, file),
          headers,
          body,
          timeout: s3Timeouts.write,
        });
        misses.delete(keyOf(image, file));
      };
      const all = [...files];
      await Promise.all(all.filter(([file]) => !isFullSizeFile(file)).map(write));
      await Promise.all(all.filter(([file]) => isFullSizeFile(file)).map(write));
    },

    async findWhole(image) {
      const file = (await listFiles(image)).find(isFullSizeFile);
      const found = file && (await find('HEAD', image, file));
      if (!file || !found) return undefined;
      const modified = Date.parse(found.headers.get('last-modified') ?? '');
      const storedAt = Number.isNaN(modified) ? new Date() : new Date(modified);
      return { file, bytes: sizeOf(found), storedAt };
    },

    async sizeOf(image, file) {
      const found = await find('HEAD', image, file);
      return found && sizeOf(found);
    },

    open,

    async *names() {
      for await (const { image, file } of list('', s3Timeouts.write)) {
        if (isImageName(image) && isFullSizeFile(file)) yield image;
      }
    },

    async delete(image) {
      const files = await listFiles(image);
      const remove = (file: string) =>
        send({ method: 'DELETE', key: keyOf(image, file), timeout: s3Timeouts.write });
      await Promise.all(files.filter(isFullSizeFile).map(remove));
      await Promise.all(files.filter((file) => !isFullSizeFile(file)).map(remove));
    },

    async files(image) {
      const read = async (file: string) => {
        const found = await open(image, file);
        if (!found) throw new Error(`${keyOf(image, file)} is no longer in the bucket.`);
        return [file, await buffer(found.content)] as const;
      };
      return new Map(await Promise.all((await listFiles(image)).map(read)));
    },

    async prepare() {
      await listPage('', { 'max-keys': '1' }, s3Timeouts.read);
    },
  };
}

function sizeOf({ headers, content }: S3Response): number {
  const size = headers.get('content-length');
  if (size !== null) return Number(size);
  content.destroy();
  throw storageFault(new Error('The image storage does not report the size of an image.'));
}

const unescapeXml = (text: string) =>
  text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');

/** Parses a page of an object list. Image keys contain no characters that XML escapes. */
function parseObjectList(xml: string): { keys: string[]; next: string | undefined } {
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
  const isCut = /<IsTruncated>true<\/IsTruncated>/.test(xml);
  const [, token] = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml) ?? [];
  return { keys, next: isCut && token ? unescapeXml(token) : undefined };
}
