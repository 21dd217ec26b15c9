/** Visitors' access to their own account and saved items. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { idInPath } from '#contract/field-schema.ts';
import {
  ownAccount,
  savedItems,
  savedItemsDraft,
  savedItemsQuery,
  savedOffers,
} from '#contract/visitor/account.ts';
import { followConsent, followEnd, ownFollows } from '#contract/visitor/own-follow.ts';
import { savedKinds } from '#contract/visitor/saved-offer.ts';
import {
  deleteConsents,
  deleteFollow,
  listConsents,
  listFollows,
} from '../../../db/repositories/visitor/follow.ts';
import { deleteSavedOffer, listSavedOffers } from '../../../db/repositories/visitor/saved-offer.ts';
import { deleteUnavailableOffers } from '../../../db/repositories/visitor/unavailable-offer.ts';
import { findVisitorBreak } from '../../../db/repositories/visitor/visitor-break.ts';
import type { Deps } from '../../deps.ts';
import { signInFirst } from '../../errors.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { visitorMarket } from '../../pages/visitor-market.ts';
import { siteUrl } from '../../site/read-site.ts';
import { shownIn } from '../../visitor/account/saved-item-cards.ts';
import {
  insertSavedItems,
  listNamedSavedItems,
  listSavedItemCards,
} from '../../visitor/account/saved-items.ts';
import { listSessions } from '../../visitor/account/session.ts';
import { askerOf } from '../../visitor/break/visitor-break.ts';
import { browserRoutes } from '../browser-call.ts';
import { type AccountContext, accountCall } from './account-call.ts';
import { accountSecurityCalls } from './account-security.ts';

/** Visitors' access to what they follow. */
const followCalls = [
  accountCall({
    method: 'GET',
    path: '/account/follows',
    output: ownFollows,
    run: ({ deps, visitor }) => deps.follows.list(visitor.id),
  }),
  accountCall({
    method: 'POST',
    path: '/account/follows/end',
    input: followEnd,
    output: ownFollows,
    async run({ deps, db, visitor }, ended) {
      await deleteFollow(db, visitor.id, ended);
      return deps.follows.list(visitor.id);
    },
  }),
  accountCall({
    method: 'POST',
    path: '/account/follows/emails',
    input: followConsent,
    output: ownFollows,
    async run({ deps, db, visitor: { id } }, { kind, by_email }) {
      await (by_email ? deps.follows.consent(id, kind) : deleteConsents(db, id, kind));
      return deps.follows.list(id);
    },
  }),
] as const;

const itemCalls = [
  accountCall({
    method: 'GET',
    path: '/account',
    output: ownAccount,
    run: async ({ db, visitor: { id, email, createdAt } }) => ({
      email,
      created_at: createdAt,
      saved: await listSavedOffers(db, id),
    }),
  }),
  accountCall({
    method: 'GET',
    path: '/account/saved-items',
    input: savedItemsQuery,
    output: savedItems,
    async run({ deps: { reads }, db, visitor, request }, query) {
      const shown = shownIn(await reads.markets.get(query.market), query, askerOf(request));
      const cards = await listSavedItemCards(db, visitor.id, shown);
      return JSON.parse(await reads.withPoints(JSON.stringify(cards)));
    },
  }),
  accountCall({
    method: 'POST',
    path: '/account/saved-items',
    input: savedItemsDraft,
    output: savedOffers,
    run: ({ db, visitor }, items) => insertSavedItems(db, visitor.id, items),
  }),
  accountCall({
    method: 'DELETE',
    path: '/account/saved/unavailable',
    output: savedOffers,
    async run({ db, visitor: { id } }) {
      await deleteUnavailableOffers(db, id);
      return { saved: await listSavedOffers(db, id) };
    },
  }),
  accountCall({
    method: 'DELETE',
    path: '/account/saved/:kind/:id',
    input: z.object({ kind: z.enum(savedKinds), id: idInPath }),
    async run({ db, visitor }, offer) {
      await deleteSavedOffer(db, visitor.id, offer);
    },
  }),
  accountCall({
    method: 'GET',
    path: '/account/data',
    output: z.looseObject({}),
    sendsReply: true,
    run: async (context) =>
      context.reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="account.json"')
        .send(JSON.stringify(await readAllData(context), undefined, 2)),
  }),
] as const;

async function readAllData({ deps: { reads }, db, visitor, request }: AccountContext) {
  const market = await visitorMarket(request, undefined, reads.markets);
  const { effects } = await reads.markets.get(market);
  return {
    email: visitor.email,
    created_at: visitor.createdAt,
    sessions: await listSessions(db, visitor),
    break_until: await findVisitorBreak(db, visitor.id),
    follows: await listFollows(db, visitor.id),
    email_consents: await listConsents(db, visitor.id),
    ...(await listNamedSavedItems(db, visitor.id, { effects, ...askerOf(request) })),
    note: 'Messages and applications sent through the forms on this site are not part of an account and are not in this file.',
  };
}

export const accountCalls = [...itemCalls, ...followCalls, ...accountSecurityCalls] as const;

/** Only for pages of this site and signed-in visitors. Responses are never cached. */
export async function accountRoutes(app: FastifyInstance, deps: Deps) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    refuseOtherSites(request, siteUrl(app, deps.settings));
  });
  browserRoutes<AccountContext>(app, accountCalls, {
    async contextOf(request, reply) {
      const visitor = await deps.accounts.visitorOf(request, reply);
      if (!visitor) throw signInFirst();
      return { deps, db: deps.database.db, visitor, request, reply };
    },
  });
}
