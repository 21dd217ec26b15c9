import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idInPath } from '#contract/field-schema.ts';
import { importUpload, siteImport } from '#contract/move-in/site-import.ts';
import type { Deps } from '../../deps.ts';
import { AppError, overloaded } from '../../errors.ts';
import { conflict, operation } from '../../http/request-schema.ts';
import { semaphore } from '../../http/semaphore.ts';
import { badFile } from '../../image/encode/image-source.ts';
import { inWords } from '../../image/upload/receive-file.ts';
import { readImportProgress } from '../../move-in/run/read-import.ts';
import { readSite } from '../../move-in/site/read-site.ts';
import { adminContext } from '../../resource/admin-call.ts';
import { validatorCompiler } from '../schema-compiler.ts';

export const fileTypes = ['application/octet-stream', 'application/xml', 'text/xml', 'text/csv'];

export const importFile = z.file().meta({
  description: 'An export of WordPress, or a CSV export of Pretty Links or ThirstyAffiliates',
});

const query = importUpload.extend({ add_to: idInPath.optional() });

/** Each file is parsed as it arrives. */
const maxAtOnce = 2;
const queue = { maxWaiting: 2, refusal: () => overloaded('Too many files are being uploaded.') };

const interrupted = 'The file was not sent completely';

type SchemaToCompile = Parameters<FastifySchemaCompiler<unknown>>[0];

const checkOnlyQuery = (given: SchemaToCompile) =>
  given.httpPart === 'body'
    ? (value: unknown) => ({ value })
    : validatorCompiler(given as Parameters<typeof validatorCompiler>[0]);

/** Has its own scope, because it reads files of any size, and nothing else. */
export function importUploadRoute(fastify: FastifyInstance, deps: Deps) {
  const { db } = deps.database;
  const maxBytes = deps.settings.IMPORT_MAX_BYTES;
  const reading = semaphore('imports', maxAtOnce, queue);

  const stop = new AbortController();
  fastify.addHook('preClose', async () => stop.abort(overloaded('The server is shutting down.')));

  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(fileTypes, (_request, _file, done) => done(null));
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/imports',
      {
        config: { permission: { role: 'owner' } },
        // The handler reads the file as it arrives; the schema only describes it.
        validatorCompiler: checkOnlyQuery,
        schema: {
          ...operation('Imports', 'uploadImport', 'Upload a file of another site'),
          consumes: fileTypes,
          querystring: query,
          body: importFile,
          response: { 201: siteImport, ...conflict },
        },
      },
      async (request, reply) => {
        const { name, add_to: addTo } = request.query;
        const { writer } = adminContext(deps, request.administrator);
        try {
          requireFile(request, maxBytes);
          const id = await reading(1, () => {
            const source = bytesOf(request, maxBytes);
            const file = { name, source, author: writer.actor, maxBytes, signal: stop.signal };
            return readSite(db, { ...file, ...(addTo !== undefined && { addTo }) });
          });
          return reply.status(201).send(await readImportProgress(db, id));
        } finally {
          // Some clients read the response only after their whole body has been consumed.
          request.raw.resume();
        }
      },
    );
  });
}

function requireFile({ headers }: FastifyRequest, maxBytes: number) {
  const length = headers['content-length'];
  if (Number(length) > maxBytes) throw tooLarge(maxBytes);
  const isEmpty = length === undefined ? !headers['transfer-encoding'] : Number(length) === 0;
  if (isEmpty) throw badFile('The file is empty');
}

/** Doesn't close the connection if the file is refused, because the client still has to read why. */
async function* bytesOf(request: FastifyRequest, maxBytes: number): AsyncGenerator<Buffer> {
  if (request.raw.destroyed) throw badFile(interrupted);
  let bytes = 0;
  try {
    for await (const chunk of plainBytes(request)) {
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
