import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { importedFixings } from '#contract/money/rate.ts';
import { statImportResult, statUpload } from '#contract/money/stat-import.ts';
import type { Deps } from '../../deps.ts';
import { overloaded } from '../../errors.ts';
import { conflict, operation } from '../../http/request-schema.ts';
import { storeFixings } from '../../money/rate/fetch-fixings.ts';
import { readFixings } from '../../money/rate/read-fixings.ts';
import { limits } from '../../money/stat-file/stat-file.ts';
import { adminContext } from '../../resource/admin-call.ts';
import { bytesOf, checkOnlyQuery, requireFile } from './uploaded-bytes.ts';

const megabyte = 2 ** 20;
const maxFixingBytes = 10 * megabyte;

export const figuresTypes = [
  'application/octet-stream',
  'text/csv',
  'text/tab-separated-values',
  'text/xml',
  'application/xml',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

export const figuresFile = z.file().meta({ description: 'A file in the format of its source' });
export const fixingsFile = z.file().meta({
  description: 'XML, CSV or zip of the European Central Bank',
});

const permission = { role: 'owner', right: { name: 'money', role: 'editor' } } as const;

/** Has its own scope, because it reads files of any size, and nothing else. */
export function figuresUploadRoutes(fastify: FastifyInstance, deps: Deps) {
  const stop = new AbortController();
  fastify.addHook('preClose', async () => stop.abort(overloaded('The server is shutting down.')));

  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(figuresTypes, (_request, _file, done) => done(null));
    const app = scope.withTypeProvider<ZodTypeProvider>();
    app.post(
      '/programme-stats/import',
      {
        config: { permission },
        validatorCompiler: checkOnlyQuery,
        schema: {
          ...operation(
            'Money',
            'importProgrammeStats',
            'Import a file of a programme, or do a dry run',
          ),
          consumes: figuresTypes,
          querystring: statUpload,
          body: figuresFile,
          response: { 200: statImportResult, ...conflict },
        },
      },
      async (request) => {
        const { source_id, name, dry_run } = request.query;
        const { writer } = adminContext(deps, request.administrator);
        try {
          requireFile(request, limits.streamedBytes);
          return await deps.money.importFile(
            { actor: writer.actor, source_id, name, isDryRun: dry_run === 'true' },
            bytesOf(request, limits.streamedBytes, stop.signal),
          );
        } finally {
          // Some clients read the response only after their whole body has been consumed.
          request.raw.resume();
        }
      },
    );
    app.post(
      '/rates/import',
      {
        config: { permission },
        validatorCompiler: checkOnlyQuery,
        schema: {
          ...operation('Money', 'importRates', 'Import a file of exchange rates'),
          consumes: figuresTypes,
          body: fixingsFile,
          response: { 200: importedFixings, ...conflict },
        },
      },
      async (request) => {
        try {
          requireFile(request, maxFixingBytes);
          const parts: Buffer[] = [];
          for await (const part of bytesOf(request, maxFixingBytes, stop.signal)) parts.push(part);
          const rates = await readFixings(Buffer.concat(parts));
          return { rates: await storeFixings(deps.database.db, rates) };
        } finally {
          request.raw.resume();
        }
      },
    );
  });
}
