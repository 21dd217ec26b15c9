/** Visitors' access to their own account and saved items. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idInPath } from '#contract/field-schema.ts';
import {
  ownAccount,
  savedItems,
  savedItemsDraft,
  savedItemsQuery,
  savedOffers,
} from '#contract/visitor/account.ts';
import { savedKinds } from '#contract/visitor/saved-offer.ts';
import { listConsents, listFollows } from '../../../db/repositories/visitor/follow.ts';
import { deleteSavedOffer, listSavedOffers } from '../../../db/repositories/visitor/saved-offer.ts';
import { deleteUnavailableOffers } from '../../../db/repositories/visitor/unavailable-offer.ts';
import { findVisitorBreak } from '../../../db/repositories/visitor/visitor-break.ts';
import type { Deps } from '../../deps.ts';
import { visitorMarket } from '../../pages/visitor-market.ts';
import { shownIn } from '../../visitor/account/saved-item-cards.ts';
import {
  insertSavedItems,
  listNamedSavedItems,
  listSavedItemCards,
} from '../../visitor/account/saved-items.ts';
import { listSessions } from '../../visitor/account/session.ts';
import { askerOf } from '../../visitor/break/visitor-break.ts';
import { ownAccountOnly } from './own-account-only.ts';

const offerPath = z.object({ kind: z.enum(savedKinds), id: idInPath });

export async function accountRoutes(fastify: FastifyInstance, deps: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const visitorOf = ownAccountOnly(fastify, deps);
  const { reads } = deps;
  const { db } = deps.database;
  const hide = true;

  app.get(
    '/account',
    { schema: { hide, response: { 200: ownAccount } } },
    async (request, reply) => {
      const { id, email, createdAt } = await visitorOf(request, reply);
      return { email, created_at: createdAt, saved: await listSavedOffers(db, id) };
    },
  );

  app.get(
    '/account/saved-items',
    { schema: { hide, querystring: savedItemsQuery, response: { 200: savedItems } } },
    async (request, reply) => {
      const { id } = await visitorOf(request, reply);
      const market = await reads.markets.get(request.query.market);
      const shown = shownIn(market, request.query, askerOf(request));
      const cards = await listSavedItemCards(db, id, shown);
      return JSON.parse(await reads.withPoints(JSON.stringify(cards)));
    },
  );

  app.post(
    '/account/saved-items',
    { schema: { hide, body: savedItemsDraft, response: { 200: savedOffers } } },
    async (request, reply) => {
      const { id } = await visitorOf(request, reply);
      return insertSavedItems(db, id, request.body);
    },
  );

  app.delete(
    '/account/saved/unavailable',
    { schema: { hide, response: { 200: savedOffers } } },
    async (request, reply) => {
      const { id } = await visitorOf(request, reply);
      await deleteUnavailableOffers(db, id);
      return { saved: await listSavedOffers(db, id) };
    },
  );

  app.delete(
    '/account/saved/:kind/:id',
    { schema: { hide, params: offerPath } },
    async (request, reply) => {
      const { id } = await visitorOf(request, reply);
      await deleteSavedOffer(db, id, request.params);
      return reply.status(204).send();
    },
  );

  app.get('/account/data', { schema: { hide } }, async (request, reply) => {
    const visitor = await visitorOf(request, reply);
    const market = await visitorMarket(request, undefined, reads.markets);
    const { effects } = await reads.markets.get(market);
    const data = {
      email: visitor.email,
      created_at: visitor.createdAt,
      sessions: await listSessions(db, visitor),
      break_until: await findVisitorBreak(db, visitor.id),
      follows: await listFollows(db, visitor.id),
      email_consents: await listConsents(db, visitor.id),
      ...(await listNamedSavedItems(db, visitor.id, { effects, ...askerOf(request) })),
      note: 'Messages and applications sent through the forms on this site are not part of an account and are not in this file.',
    };
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="account.json"')
      .send(JSON.stringify(data, undefined, 2));
  });
}
