import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { listOf } from '#contract/list.ts';
import { inquiry, inquiryMark, inquiryQuery, inquiryRow } from '#contract/visitor/inquiry.ts';
import { pagedList } from '../../../db/paged-list.ts';
import { listInquiries } from '../../../db/repositories/visitor/inquiry.ts';
import type { Deps } from '../../deps.ts';
import { getInquiry, removeInquiry, updateInquiry } from '../../visitor/inquiry.ts';
import { type Entity, nothing, operationOn } from '../crud.ts';
import { idPath } from '../request-schema.ts';

const inquiries: Entity = {
  path: '/inquiries',
  tag: 'Inquiries',
  one: 'an inquiry',
  many: 'inquiries',
};

export function inboxRoutes(fastify: FastifyInstance, { database: { db } }: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { path } = inquiries;

  app.get(
    path,
    {
      schema: {
        ...operationOn(inquiries, 'list'),
        querystring: inquiryQuery,
        response: { 200: listOf(inquiryRow) },
      },
    },
    (request) => pagedList(listInquiries)(db, request.query),
  );

  app.get(
    `${path}/:id`,
    {
      schema: { ...operationOn(inquiries, 'get'), params: idPath, response: { 200: inquiry } },
    },
    (request) => getInquiry(db, request.params.id),
  );

  app.put(
    `${path}/:id`,
    {
      schema: {
        ...operationOn(inquiries, 'mark'),
        params: idPath,
        body: inquiryMark,
        response: { 200: inquiry },
      },
    },
    (request) => updateInquiry(db, request.params.id, request.body),
  );

  app.delete(
    `${path}/:id`,
    {
      schema: { ...operationOn(inquiries, 'delete'), params: idPath, response: { 204: nothing } },
    },
    async (request, reply) => {
      await removeInquiry(db, request.params.id);
      return reply.status(204).send(null);
    },
  );
}
