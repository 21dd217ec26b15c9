import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idInPath } from '#contract/field-schema.ts';
import { importUpload, siteImport } from '#contract/move-in/site-import.ts';
import type { Deps } from '../../deps.ts';
import { overloaded } from '../../errors.ts';
import { conflict, operation } from '../../http/request-schema.ts';
import { semaphore } from '../../http/semaphore.ts';
import { readImportProgress } from '../../move-in/run/read-import.ts';
import { readSite } from '../../move-in/site/read-site.ts';
import { adminContext } from '../../resource/admin-call.ts';
import { bytesOf, checkOnlyQuery, requireFile } from './uploaded-bytes.ts';

export const fileTypes = ['application/octet-stream', 'application/xml', 'text/xml', 'text/csv'];

export const importFile = z.file().meta({
  description: 'An export of WordPress, or a CSV export of Pretty Links or ThirstyAffiliates',
});

const query = importUpload.extend({ add_to: idInPath.optional() });

/** Each file is parsed as it arrives. */
const maxAtOnce = 2;
const queue = { maxWaiting: 2, refusal: () => overloaded('Too many files are being uploaded.') };

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
