/** Votes identify visitors by a daily hash. Counts start over when an editor changes the code. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PromoCodeVotes } from '#contract/catalogue/promo-code.ts';
import { minShownVotes, voteDays } from '#contract/visitor/shown-votes.ts';
import { dayBefore, localDay } from '#contract/wall-clock.ts';
import { readInOrder } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';
import { offeredPromoCodes } from '../catalogue/card/offered-promo-code.ts';
import { findTimeZone } from '../site/setting.ts';

type Vote = {
  promo_code_id: number;
  code: string;
  day: string;
  hash: string;
  worked: boolean;
};

/** A visitor's second vote on the same day replaces the first. */
export async function insertOrUpdateVote(trx: Transaction<Database>, vote: Vote): Promise<void> {
  const { day, hash } = vote;
  const worked = vote.worked ? 1 : 0;
  const inserted = await trx
    .insertInto('promo_code_vote')
    .values({ day, hash, worked })
    .onConflict((conflict) => conflict.columns(['day', 'hash']).doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (inserted) return addVotes(trx, vote, { worked, failed: 1 - worked });
  const changed = await trx
    .updateTable('promo_code_vote')
    .set({ worked })
    .where('day', '=', day)
    .where('hash', '=', hash)
    .where('worked', '!=', worked)
    .returning('hash')
    .executeTakeFirst();
  if (changed) await addVotes(trx, vote, { worked: 2 * worked - 1, failed: 1 - 2 * worked });
}

export async function addVotes(
  db: Kysely<Database>,
  { promo_code_id, day, code }: Pick<Vote, 'promo_code_id' | 'day' | 'code'>,
  { worked, failed }: { worked: number; failed: number },
) {
  const changed_at = new Date().toISOString();
  await db
    .insertInto('promo_code_vote_count')
    .values({ promo_code_id, day, code, worked, failed, changed_at })
    .onConflict((conflict) =>
      conflict.columns(['promo_code_id', 'day', 'code']).doUpdateSet({
        worked: sql`promo_code_vote_count.worked + excluded.worked`,
        failed: sql`promo_code_vote_count.failed + excluded.failed`,
        changed_at,
      }),
    )
    .execute();
}

export const firstVoteDay = (timeZone: string, now = new Date()): string =>
  dayBefore(localDay(timeZone, now), voteDays - 1);

/** Votes since a given day, on the codes as they are now. */
const selectVotes = (db: Kysely<Database>, firstDay: string) =>
  db
    .selectFrom('promo_code_vote_count as counted')
    .innerJoin('promo_code', (join) =>
      join
        .onRef('promo_code.id', '=', 'counted.promo_code_id')
        .onRef('promo_code.code', '=', 'counted.code'),
    )
    .where('counted.day', '>=', firstDay)
    .groupBy('promo_code.id')
    .select(({ fn }) => [
      'promo_code.id',
      fn.sum<number>('counted.worked').as('worked'),
      fn.sum<number>('counted.failed').as('failed'),
    ]);

function votesOf(sums: { worked: number; failed: number }): PromoCodeVotes {
  const worked = Number(sums.worked);
  const count = worked + Number(sums.failed);
  return { worked_percent: Math.round((100 * worked) / count), count };
}

/** Omits codes without votes. */
export async function findVotes(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, PromoCodeVotes>> {
  if (ids.length === 0) return new Map();
  const firstDay = firstVoteDay(await findTimeZone(db));
  const rows = await readInOrder(ids, (chunk) =>
    selectVotes(db, firstDay).where('counted.promo_code_id', 'in', chunk).execute(),
  );
  return new Map(rows.map(({ id, ...sums }) => [id, votesOf(sums)]));
}

/** Only codes with enough votes for visitors to see the percentage. */
export async function findShownVotes(db: Kysely<Database>, ids: readonly number[]) {
  const votes = [...(await findVotes(db, ids))];
  return new Map(votes.filter(([, { count }]) => count >= minShownVotes));
}

type FailingCode = PromoCodeVotes & { id: number; code: string; product_id: number | null };

/** Lists the live codes that failed for more than half of their voters, most failures first. */
export async function listFailingCodes(
  db: Kysely<Database>,
  { firstDay, limit }: { firstDay: string; limit: number },
): Promise<FailingCode[]> {
  const rows = await selectVotes(db, firstDay)
    .select(['promo_code.code', 'promo_code.product_id'])
    .groupBy(['promo_code.code', 'promo_code.product_id'])
    .where('promo_code.id', 'in', offeredPromoCodes(db).select('id'))
    .having(sql<boolean>`sum(counted.failed) > sum(counted.worked)`)
    .having(sql<boolean>`sum(counted.failed) + sum(counted.worked) >= ${minShownVotes}`)
    .orderBy('failed', 'desc')
    .orderBy('promo_code.id')
    .limit(limit)
    .execute();
  return rows.map(({ worked, failed, ...code }) => ({ ...code, ...votesOf({ worked, failed }) }));
}

export async function hasVoteSince(db: Kysely<Database>, instant: string): Promise<boolean> {
  const found = await db
    .selectFrom('promo_code_vote_count')
    .select('promo_code_id')
    .where('changed_at', '>=', instant)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteVotesBefore(db: Kysely<Database>, day: string): Promise<void> {
  await db.deleteFrom('promo_code_vote').where('day', '<', day).execute();
}

export async function deleteVoteCountsBefore(db: Kysely<Database>, day: string): Promise<void> {
  await db.deleteFrom('promo_code_vote_count').where('day', '<', day).execute();
}
