import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { bytesOfEntry } from '../catalogue/read/versioned-cache.ts';
import { etagOf, matchesEtag } from '../http/etag.ts';

type Headers = Record<string, string>;

/** A page, compressed once per encoding, on the first request for it. */
export type RenderedPage = {
  status: number;
  headers: Headers;
  etag: string;
  identity: Buffer;
  compressed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>;
  requests: number;
  isCompressedBest: boolean;
};

const brotli = (quality: number) => (content: Buffer) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compress = { br: brotli(5), gzip: promisify<Buffer, Buffer>(gzip) };

/** Takes 100 ms and saves a tenth of a page, which is often one round trip of a slow connection. */
const compressBest = brotli(11);
const popular = 10;
let isCompressingBest = false;

/** Improves the compression of a page that is requested repeatedly. Handles one page at a time. */
async function compressPopular(page: RenderedPage) {
  if (page.requests < popular || page.isCompressedBest || isCompressingBest) return;
  page.isCompressedBest = true;
  isCompressingBest = true;
  try {
    const best = await compressBest(page.identity);
    page.compressed.br = Promise.resolve(best);
  } catch {
    // Keeps the larger copy.
  } finally {
    isCompressingBest = false;
  }
}

export function renderedPage(status: number, html: string, headers: Headers): RenderedPage {
  const identity = Buffer.from(html);
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding', ...headers },
    etag: `W/${etagOf(identity)}`,
    identity,
    compressed: {},
    requests: 0,
    isCompressedBest: false,
  };
}

/** Includes half the content's size for compressed copies, which are smaller and may be added later. */
export const bytesOf = ({ identity, etag, headers }: RenderedPage): number =>
  Math.ceil(1.5 * identity.length) +
  bytesOfEntry(etag, ...Object.keys(headers), ...Object.values(headers)) +
  1_000;

const encodings = ['br', 'gzip', 'identity'] as const;

const refuses = (accepted: string, encoding: string) =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`, 'i').test(accepted);

/** Excludes refused encodings first, because the library may choose them for `*`. */
function negotiateEncoding(accepted: string) {
  const allowed = encodings.filter((encoding) => !refuses(accepted, encoding));
  return negotiate(accepted, allowed) ?? 'identity';
}

/** Few entries suffice, as browsers send few different headers. */
const chosen = new LRUCache<string, (typeof encodings)[number]>({ max: 50 });

export function chooseEncoding(accepted = '') {
  const encoding = chosen.get(accepted) ?? negotiateEncoding(accepted);
  chosen.set(accepted, encoding);
  return encoding;
}

export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  reply.headers(page.headers);
  if (page.status === 200 && page.headers['cache-control'] !== 'no-store') {
    reply.header('etag', page.etag);
    if (matchesEtag(request, page.etag)) {
      return reply.status(304).removeHeader('content-type').send();
    }
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.status(page.status);
  if (encoding === 'identity') return reply.send(page.identity);
  page.compressed[encoding] ??= compress[encoding](page.identity);
  if (encoding === 'br') {
    page.requests += 1;
    void compressPopular(page);
  }
  return reply.header('content-encoding', encoding).send(await page.compressed[encoding]);
}
