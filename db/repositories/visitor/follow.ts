import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { type Followed, type FollowKind, maxFollows } from '#contract/visitor/follow.ts';
import { countRows } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';

type FollowedInMarket = Followed & { market_code: MarketCode };
export type FollowedTarget = FollowedInMarket & { lang: Language };

const target = ['kind', 'target', 'market_code', 'lang'] as const;

/** Last followed first. */
export const listFollows = (db: Kysely<Database>, visitorId: string) =>
  db
    .selectFrom('follow')
    .select([...target, 'followed_at'])
    .where('visitor_id', '=', visitorId)
    .orderBy('followed_at', 'desc')
    .orderBy('kind')
    .orderBy('target')
    .execute();

/** Returns `full` if the visitor has reached the maximum, and `again` if the visitor already followed the target. */
export const insertFollow = (
  db: Kysely<Database>,
  visitor_id: string,
  followed: FollowedTarget,
): Promise<'new' | 'again' | 'full'> =>
  inTransaction(db, async (trx) => {
    const { kind, market_code } = followed;
    const wasFollowed = await deleteFollow(trx, visitor_id, followed);
    const own = trx.selectFrom('follow').where('visitor_id', '=', visitor_id);
    if ((await countRows(own)) >= maxFollows) return 'full';
    const followed_at = new Date().toISOString();
    const row = { kind, market_code, target: followed.target, lang: followed.lang };
    await trx
      .insertInto('follow')
      .values({ visitor_id, ...row, followed_at })
      .execute();
    return wasFollowed ? 'again' : 'new';
  });

/** Returns whether the visitor followed the target. */
export async function deleteFollow(
  db: Kysely<Database>,
  visitorId: string,
  followed: FollowedInMarket,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('follow')
    .where('visitor_id', '=', visitorId)
    .where('kind', '=', followed.kind)
    .where('target', '=', followed.target)
    .where('market_code', '=', followed.market_code)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const listConsents = (db: Kysely<Database>, visitorId: string) =>
  db
    .selectFrom('follow_consent')
    .select(['kind', 'given_at'])
    .where('visitor_id', '=', visitorId)
    .orderBy('kind')
    .execute();

/** Keeps the time of an earlier consent. */
export async function insertConsent(
  db: Kysely<Database>,
  visitor_id: string,
  kind: FollowKind,
): Promise<void> {
  await db
    .insertInto('follow_consent')
    .values({ visitor_id, kind, given_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Withdraws the consent to emails about one kind, or about all kinds. */
export async function deleteConsents(
  db: Kysely<Database>,
  visitorId: string,
  kind?: FollowKind,
): Promise<void> {
  const consents = db.deleteFrom('follow_consent').where('visitor_id', '=', visitorId);
  await (kind === undefined ? consents : consents.where('kind', '=', kind)).execute();
}

export const listFollowedTargets = (db: Kysely<Database>): Promise<FollowedTarget[]> =>
  db.selectFrom('follow').select(target).distinct().orderBy('kind').orderBy('target').execute();

/** Returns the keys of what the last digest covered, or undefined if there was no digest. */
export async function findKnownKeys(
  db: Kysely<Database>,
  followed: FollowedTarget,
): Promise<string[] | undefined> {
  const row = await db
    .selectFrom('followed_state')
    .select('known')
    .where((state) => state.and({ ...onlyTarget(followed) }))
    .executeTakeFirst();
  return row && (JSON.parse(row.known) as string[]);
}

export async function writeKnownKeys(
  db: Kysely<Database>,
  followed: FollowedTarget,
  keys: readonly string[],
): Promise<void> {
  const known = JSON.stringify(keys);
  await db
    .insertInto('followed_state')
    .values({ ...onlyTarget(followed), known })
    .onConflict((conflict) => conflict.columns([...target]).doUpdateSet({ known }))
    .execute();
}

const onlyTarget = ({ kind, target, market_code, lang }: FollowedTarget) => ({
  kind,
  target,
  market_code,
  lang,
});

/** Deletes the known keys of targets without followers. */
export async function deleteUnfollowedStates(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('followed_state')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('follow')
            .select('follow.kind')
            .whereRef('follow.kind', '=', 'followed_state.kind')
            .whereRef('follow.target', '=', 'followed_state.target')
            .whereRef('follow.market_code', '=', 'followed_state.market_code')
            .whereRef('follow.lang', '=', 'followed_state.lang'),
        ),
      ),
    )
    .execute();
}

/**
 * Lists the visitors who may get emails, by id: those with a verified address and a consent. Leaves out visitors whose
 * break lasted until after the last digest, because some of the news may be from the break.
 */
export const listDigestReaders = (
  db: Kysely<Database>,
  { after, lastDigest, limit }: { after: string; lastDigest: string; limit: number },
) =>
  db
    .selectFrom('visitor')
    .leftJoin('follow_digest', 'follow_digest.visitor_id', 'visitor.id')
    .select(['id', 'email', 'told'])
    .where('id', '>', after)
    .where('email_verified', '=', 1)
    .where('id', 'in', db.selectFrom('follow_consent').select('visitor_id'))
    .where(({ or, eb }) => or([eb('break_until', 'is', null), eb('break_until', '<=', lastDigest)]))
    .orderBy('id')
    .limit(limit)
    .execute();

type Claim = { night: string; told: readonly string[] };

/** Returns false if the visitor has already been sent a digest this night. */
export const claimDigest = (db: Kysely<Database>, visitor_id: string, { night, ...claim }: Claim) =>
  inTransaction(db, async (trx) => {
    const told = JSON.stringify(claim.told);
    const { numInsertedOrUpdatedRows: written } = await trx
      .insertInto('follow_digest')
      .values({ visitor_id, night, told })
      .onConflict((conflict) =>
        conflict
          .column('visitor_id')
          .doUpdateSet({ night, told })
          .where('follow_digest.night', '<>', night),
      )
      .executeTakeFirstOrThrow();
    return Number(written ?? 0) > 0;
  });

const noNight = '';

/** Excludes the keys from the visitor's emails until the next completed digest. */
export const addTold = (db: Kysely<Database>, visitor_id: string, keys: readonly string[]) =>
  inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('follow_digest')
      .select('told')
      .where('visitor_id', '=', visitor_id)
      .executeTakeFirst();
    const told = JSON.stringify([...new Set([...toldIn(row?.told), ...keys])]);
    await trx
      .insertInto('follow_digest')
      .values({ visitor_id, night: noNight, told })
      .onConflict((conflict) => conflict.column('visitor_id').doUpdateSet({ told }))
      .execute();
  });

export const toldIn = (told: string | null | undefined): string[] => JSON.parse(told ?? '[]');

/**
 * Deletes the records of what each follower was sent once the last digest covers it, except those made since the digest
 * started.
 */
export async function deleteTold(db: Kysely<Database>, startedAt: string): Promise<void> {
  await db
    .updateTable('follow_digest')
    .set({ told: '[]' })
    .where('told', '<>', '[]')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('follow')
            .select('follow.kind')
            .whereRef('follow.visitor_id', '=', 'follow_digest.visitor_id')
            .where('follow.followed_at', '>=', startedAt),
        ),
      ),
    )
    .execute();
}
