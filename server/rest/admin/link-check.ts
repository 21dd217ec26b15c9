import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  destinationAcceptance,
  linkCheck,
  linkCheckList,
  linkCheckQuery,
  linkProblemList,
  linkProblemQuery,
} from '#contract/partner/link-check.ts';
import type { Deps } from '../../deps.ts';
import { acceptDestination, readLinks, readMarkedThings } from '../../partner/link/link-list.ts';
import { conflict, idPath, operation } from '../request-schema.ts';

const tag = 'Links';

export function linkCheckRoutes(fastify: FastifyInstance, { database: { db }, linkChecker }: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/links',
    {
      schema: {
        ...operation(tag, 'listLinks', 'List external links with the results of their checks'),
        querystring: linkCheckQuery,
        response: { 200: linkCheckList },
      },
    },
    (request) => readLinks(db, linkChecker, request.query),
  );

  app.get(
    '/links/problems',
    {
      schema: {
        ...operation(tag, 'listLinkProblems', 'List items with broken or moved links'),
        querystring: linkProblemQuery,
        response: { 200: linkProblemList },
      },
    },
    (request) => readMarkedThings(db, linkChecker, request.query.kind),
  );

  app.post(
    '/links/:id/check',
    {
      schema: {
        ...operation(tag, 'checkLink', 'Check a link now'),
        params: idPath,
        response: { 200: linkCheck, ...conflict },
      },
    },
    (request) => linkChecker.checkNow(request.params.id),
  );

  app.put(
    '/links/:id/destination',
    {
      schema: {
        ...operation(tag, 'acceptLinkDestination', 'Accept the new destination of a link'),
        params: idPath,
        body: destinationAcceptance,
        response: { 200: linkCheck, ...conflict },
      },
    },
    (request) => acceptDestination(db, request.params.id, request.body),
  );
}
