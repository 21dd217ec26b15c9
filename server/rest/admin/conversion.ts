import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { sheetImport, sheetResult } from '#contract/catalogue/sheet.ts';
import { newPostbackKey, postbackKey } from '#contract/partner/conversion.ts';
import type { Deps } from '../../deps.ts';
import { importConversions } from '../../partner/conversion/import-conversions.ts';
import { readPostbackKey, renewPostbackKey } from '../../partner/conversion/postback-key.ts';
import { writerOf, writtenByOwners } from '../crud.ts';
import { idPath, operation } from '../request-schema.ts';

const tag = 'Conversions';
const keyPath = '/products/:id/postback-key';

export function conversionRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const params = idPath;

  writtenByOwners(app, (keys) => {
    const settings = keys.withTypeProvider<ZodTypeProvider>();
    settings.get(
      keyPath,
      {
        schema: {
          ...operation(tag, 'getPostbackKey', 'Get who created the postback key of a product'),
          params,
          response: { 200: postbackKey },
        },
      },
      (request) => readPostbackKey(deps.database.db, request.params.id),
    );
    settings.post(
      keyPath,
      {
        schema: {
          ...operation(
            tag,
            'renewPostbackKey',
            'Create a postback key and revoke the previous one',
          ),
          params,
          response: { 201: newPostbackKey },
        },
      },
      async (request, reply) =>
        reply.status(201).send(await renewPostbackKey(writerOf(deps, request), request.params.id)),
    );
  });

  app.post(
    '/products/:id/conversions/import',
    {
      schema: {
        ...operation(
          tag,
          'importConversions',
          'Import conversions from a partner, or do a dry run',
        ),
        params,
        body: sheetImport,
        response: { 200: sheetResult },
      },
    },
    (request) => importConversions(writerOf(deps, request), request.params.id, request.body),
  );
}
