import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { inquiry, inquiryMark, inquiryQuery, inquiryRow } from '#contract/inquiry.ts';
import { listOf } from '#contract/list.ts';
import { listInquiries } from '../../db/repositories/inquiry.ts';
import type { Deps } from '../app.ts';
import { getInquiry, removeInquiry, updateInquiry } from '../inquiries.ts';
import { listed } from '../public-reads.ts';
import { nothing } from './crud.ts';
import { idPath, problems } from './schema.ts';

export function inboxRoutes(fastify: FastifyInstance, { database: { db } }: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const tags = ['admin'];

  app.get(
    '/inquiries',
    {
      schema: {
        tags,
        querystring: inquiryQuery,
        response: { 200: listOf(inquiryRow), ...problems(400, 401, 429) },
      },
    },
    (request) => listed(listInquiries)(db, request.query),
  );

  app.get(
    '/inquiries/:id',
    { schema: { tags, params: idPath, response: { 200: inquiry, ...problems(401, 404, 429) } } },
    (request) => getInquiry(db, request.params.id),
  );

  app.put(
    '/inquiries/:id',
    {
      schema: {
        tags,
        params: idPath,
        body: inquiryMark,
        response: { 200: inquiry, ...problems(400, 401, 404, 413, 415, 429) },
      },
    },
    (request) => updateInquiry(db, request.params.id, request.body),
  );

  app.delete(
    '/inquiries/:id',
    { schema: { tags, params: idPath, response: { 204: nothing, ...problems(401, 404, 429) } } },
    async (request, reply) => {
      await removeInquiry(db, request.params.id);
      return reply.status(204).send(null);
    },
  );
}
