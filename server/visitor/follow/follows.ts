/** Stores what visitors follow, with a separate consent to emails for each kind. */
import type { Kysely } from 'kysely';
import type { FollowKind } from '#contract/visitor/follow.ts';
import type { OwnFollows } from '#contract/visitor/own-follow.ts';
import { faultOf } from '../../../db/database-fault.ts';
import { listNames } from '../../../db/repositories/catalogue/entity-name.ts';
import {
  addTold,
  deleteConsents,
  type FollowedTarget,
  findKnownKeys,
  insertConsent,
  insertFollow,
  listConsents,
  listFollows,
  writeKnownKeys,
} from '../../../db/repositories/visitor/follow.ts';
import type { Database } from '../../../db/tables.ts';
import type { CatalogueReads } from '../../catalogue/read/catalogue-reads.ts';
import { everyone } from '../../catalogue/read/read-call.ts';
import { signInFirst } from '../../errors.ts';
import { findNews, toldKey } from './followed-news.ts';
import { unsubscribePath, unsubscribingVisitor } from './unsubscribe-token.ts';

type Options = { db: Kysely<Database>; secret: () => string; reads: Pick<CatalogueReads, 'get'> };

type FollowOutcome = 'followed' | 'missing' | 'full';
export type Follows = ReturnType<typeof visitorFollows>;

/** The account may have been deleted since the request was checked. */
async function ofAccount<Result>(write: Promise<Result>): Promise<Result> {
  return write.catch((error: unknown) => {
    throw faultOf(error) === 'foreign key' ? signInFirst() : error;
  });
}

export function visitorFollows({ db, secret, reads }: Options) {
  return {
    unsubscribePath: (visitorId: string) => unsubscribePath(visitorId, secret()),

    /** Items that are already live aren't news for a new follower, even if others haven't been notified yet. */
    async follow(
      visitorId: string,
      followed: FollowedTarget,
      { byEmail }: { byEmail: boolean },
    ): Promise<FollowOutcome> {
      const news = await findNews(reads, followed, everyone);
      if (!news) return 'missing';
      const known = await findKnownKeys(db, followed);
      const outcome = await ofAccount(insertFollow(db, visitorId, followed));
      if (outcome === 'full') return 'full';
      const unsent = news.items.filter(({ key }) => known && !known.includes(key));
      if (outcome === 'new' && unsent.length > 0) {
        const keys = unsent.map((item) => toldKey(followed, item));
        await ofAccount(addTold(db, visitorId, keys));
      }
      if (byEmail) await ofAccount(insertConsent(db, visitorId, followed.kind));
      if (known === undefined) {
        await writeKnownKeys(
          db,
          followed,
          news.items.map(({ key }) => key),
        );
      }
      return 'followed';
    },

    consent: (visitorId: string, kind: FollowKind) => ofAccount(insertConsent(db, visitorId, kind)),

    async list(visitorId: string): Promise<OwnFollows> {
      const follows = await listFollows(db, visitorId);
      const ids = follows.flatMap(({ kind, target }) => (kind === 'product' ? Number(target) : []));
      const names = new Map(
        (await listNames(db, 'product', ids)).map(({ id, name }) => [String(id), name]),
      );
      return {
        items: follows.map(({ kind, target, market_code }) => ({
          kind,
          target,
          market_code,
          name: kind === 'product' ? (names.get(target) ?? null) : null,
        })),
        by_email: (await listConsents(db, visitorId)).map(({ kind }) => kind),
      };
    },

    /** Returns false if the link was made up. A link of a deleted account has nothing left to stop. */
    async unsubscribe(url: string): Promise<boolean> {
      const visitorId = unsubscribingVisitor(url, secret());
      if (visitorId === undefined) return false;
      await deleteConsents(db, visitorId);
      return true;
    },
  };
}
