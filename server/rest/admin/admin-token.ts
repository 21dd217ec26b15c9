import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listOf, shortListPaging } from '#contract/list.ts';
import { adminToken, adminTokenDraft, newAdminToken } from '#contract/people/admin-token.ts';
import { pagedList } from '../../../db/paged-list.ts';
import { listAdminTokens } from '../../../db/repositories/people/admin-token.ts';
import type { Deps } from '../../deps.ts';
import { createToken, revokeToken, updateToken } from '../../people/issued-token.ts';
import { nothing, operationOn, writerOf } from '../crud.ts';
import { conflict, idPath } from '../request-schema.ts';

const tokens = { path: '/tokens', tag: 'People', one: 'a token', many: 'tokens' };
const { path } = tokens;

export function tokenRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();

  app.get(
    path,
    {
      schema: {
        ...operationOn(tokens, 'list'),
        querystring: z.object(shortListPaging),
        response: { 200: listOf(adminToken) },
      },
    },
    (request) => pagedList(listAdminTokens)(deps.database.db, request.query),
  );

  app.post(
    path,
    {
      schema: {
        ...operationOn(tokens, 'create'),
        body: adminTokenDraft,
        response: { 201: newAdminToken, ...conflict },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await createToken(writerOf(deps, request), request.body)),
  );

  app.put(
    `${path}/:id`,
    {
      schema: {
        ...operationOn(tokens, 'update'),
        params: idPath,
        body: adminTokenDraft,
        response: { 200: adminToken, ...conflict },
      },
    },
    (request) => updateToken(writerOf(deps, request), request.params.id, request.body),
  );

  app.delete(
    `${path}/:id`,
    {
      schema: {
        ...operationOn(tokens, 'revoke'),
        params: idPath,
        response: { 204: nothing, ...conflict },
      },
    },
    async (request, reply) => {
      await revokeToken(writerOf(deps, request), request.params.id);
      return reply.status(204).send(null);
    },
  );
}
