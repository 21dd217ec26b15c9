import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../http/etag.ts';

type Headers = Record<string, string>;

/** A page is compressed once, in each encoding, for all requests. */
export type RenderedPage = {
  status: number;
  headers: Headers;
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
};

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function compressPage(
  status: number,
  html: string,
  headers: Headers,
): Promise<RenderedPage> {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, quality),
    promisify(gzip)(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding', ...headers },
    etag,
    identity,
    br,
    gzip: gzipped,
  };
}

/** JavaScript takes up to two bytes for a character, and about a thousand for the objects of a page. */
export function bytesOf({ identity, br, gzip, etag, headers }: RenderedPage, key: string): number {
  const texts = [key, etag, ...Object.keys(headers), ...Object.values(headers)];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return identity.length + br.length + gzip.length + 2 * characters + 1000;
}

const encodings = ['br', 'gzip', 'identity'] satisfies (keyof RenderedPage)[];

const refuses = (accepted: string, encoding: string) =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`, 'i').test(accepted);

/** The library would answer `*` with an encoding that the same header refuses by name. */
export function chooseEncoding(accepted = '') {
  const allowed = encodings.filter((encoding) => !refuses(accepted, encoding));
  return negotiate(accepted, allowed) ?? 'identity';
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  reply.headers(page.headers);
  if (page.status === 200 && page.headers['cache-control'] !== 'no-store') {
    reply.header('etag', page.etag);
    if (matchesEtag(request, page.etag)) {
      return reply.status(304).removeHeader('content-type').send();
    }
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(page.status).send(page[encoding]);
}
