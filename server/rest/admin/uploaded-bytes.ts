/** Reads files of any size as they arrive. */
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { AppError } from '../../errors.ts';
import { badFile } from '../../image/encode/image-source.ts';
import { inWords } from '../../image/upload/receive-file.ts';
import { validatorCompiler } from '../schema-compiler.ts';

const interrupted = 'The file was not sent completely';

type SchemaToCompile = Parameters<FastifySchemaCompiler<unknown>>[0];

/** The handler reads the file; the schema of the body only describes it. */
export const checkOnlyQuery = (given: SchemaToCompile) =>
  given.httpPart === 'body'
    ? (value: unknown) => ({ value })
    : validatorCompiler(given as Parameters<typeof validatorCompiler>[0]);

export function requireFile({ headers }: FastifyRequest, maxBytes: number) {
  const length = headers['content-length'];
  if (Number(length) > maxBytes) throw tooLarge(maxBytes);
  const isEmpty = length === undefined ? !headers['transfer-encoding'] : Number(length) === 0;
  if (isEmpty) throw badFile('The file is empty');
}

/** Doesn't close the connection if the file is refused, because the client still has to read why. */
export async function* bytesOf(
  request: FastifyRequest,
  maxBytes: number,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  if (request.raw.destroyed) throw badFile(interrupted);
  let bytes = 0;
  try {
    for await (const chunk of plainBytes(request)) {
      signal?.throwIfAborted();
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof AppError ? error : badFile(interrupted);
  }
}

/** Texts are a tenth as long when compressed, and a slow connection would otherwise not send them in time. */
function plainBytes({ raw, headers }: FastifyRequest): AsyncIterable<Buffer> {
  const sent = raw.iterator({ destroyOnReturn: false });
  const encoding = headers['content-encoding'];
  if (encoding === undefined || encoding === 'identity') return sent;
  if (encoding !== 'gzip') throw badFile('Must be sent as it is, or compressed with gzip');
  const plain = createGunzip();
  // Errors also reach the reader of the plain bytes, so there is nothing to do with them here.
  pipeline(Readable.from(sent), plain, () => {});
  return plain;
}

const tooLarge = (maxBytes: number) =>
  new AppError('too_large', `The file is larger than ${inWords(maxBytes)}.`, {
    errors: [{ path: 'file', message: `Must be at most ${inWords(maxBytes)}` }],
  });
