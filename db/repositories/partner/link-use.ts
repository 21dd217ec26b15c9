import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { LinkedKind, LinkPlace, LinkProblem } from '#contract/partner/link-state.ts';
import { linkProblems } from '#contract/partner/link-state.ts';
import { preparedRows } from '../../sql/prepared-rows.ts';
import { nowInSeconds } from '../../sql/schedule.ts';
import type { StoredPlace } from '../../tables/partner.ts';
import type { Database } from '../../tables.ts';
import { timeSlices } from '../../time-slice.ts';
import type { SourceLink } from './link-source.ts';

const hashOf = (url: string) => createHash('sha256').update(url).digest('hex');

/** In batches, because pages may contain any number of links. */
const insertLinks = preparedRows('link_check', ['url_hash', 'url'], (insert) =>
  insert.onConflict((conflict) => conflict.column('url_hash').doNothing()),
);

const insertUses = preparedRows('link_use', ['kind', 'entity_id', 'place', 'link_id'], (insert) =>
  insert.onConflict((conflict) =>
    conflict
      .columns(['kind', 'entity_id', 'place'])
      .doUpdateSet({ link_id: sql`excluded.link_id` }),
  ),
);

const hashesPerBatch = 200;

async function findLinkIds(
  db: Kysely<Database>,
  hashes: readonly string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const yieldTurn = timeSlices();
  for (let start = 0; start < hashes.length; start += hashesPerBatch) {
    await yieldTurn();
    const rows = await db
      .selectFrom('link_check')
      .select(['id', 'url_hash'])
      .where('url_hash', 'in', hashes.slice(start, start + hashesPerBatch))
      .execute();
    for (const { id, url_hash } of rows) ids.set(url_hash, id);
  }
  return ids;
}

/** Records which links these entities have now, and inserts a row for each new URL. */
export async function replaceLinkUses(
  trx: Transaction<Database>,
  kind: LinkedKind,
  ids: readonly number[],
  links: readonly SourceLink[],
): Promise<void> {
  await trx.deleteFrom('link_use').where('kind', '=', kind).where('entity_id', 'in', ids).execute();
  const urls = new Map(links.map(({ url }) => [hashOf(url), url]));
  const hashes = [...urls.keys()];
  await insertLinks(
    trx,
    hashes.map((url_hash) => ({ url_hash, url: urls.get(url_hash) ?? '' })),
  );
  const idOf = await findLinkIds(trx, hashes);
  await insertUses(
    trx,
    links.map(({ entity_id, place, url }) => ({
      kind,
      entity_id,
      place,
      link_id: idOf.get(hashOf(url)) ?? 0,
    })),
  );
}

/** Deletes the uses by entities between two consecutive ids. */
export async function deleteLinkUsesBetween(
  db: Kysely<Database>,
  kind: LinkedKind,
  { after, before }: { after: number; before: number },
): Promise<void> {
  await db
    .deleteFrom('link_use')
    .where('kind', '=', kind)
    .where('entity_id', '>', after)
    .where('entity_id', '<', before)
    .execute();
}

/** The links of an expired item don't count, unless its end is postponed. */
const currentUse = (db: Kysely<Database>) => {
  const now = nowInSeconds(db);
  return sql<boolean>`not exists (
    select 1 from promo_code where link_use.kind = 'promo-code'
      and promo_code.id = link_use.entity_id and promo_code.ends_at <= ${now}
    union all
    select 1 from banner where link_use.kind = 'banner'
      and banner.id = link_use.entity_id and banner.live_until <= ${now}
    union all
    select 1 from exclusive_bonus where link_use.kind = 'exclusive-bonus'
      and exclusive_bonus.id = link_use.entity_id and exclusive_bonus.live_until <= ${now})`;
};

/** Links of items that haven't expired. */
export const usedLinks = (db: Kysely<Database>) =>
  db
    .selectFrom('link_check')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('link_use')
          .select('link_id')
          .whereRef('link_use.link_id', '=', 'link_check.id')
          .where(currentUse(db)),
      ),
    );

const placeOf = (stored: StoredPlace) => stored.split(' ')[0] as LinkPlace;

/** Reads the first uses of each link and the number of all its uses. */
export async function listFirstUses(
  db: Kysely<Database>,
  linkIds: readonly number[],
  { ofEach }: { ofEach: number },
) {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('link_use')
        .selectAll()
        .select(({ fn }) => [
          fn
            .agg<number>('row_number')
            .over((over) =>
              over.partitionBy('link_id').orderBy('kind').orderBy('entity_id').orderBy('place'),
            )
            .as('rank'),
          fn
            .countAll<number>()
            .over((over) => over.partitionBy('link_id'))
            .as('uses'),
        ])
        .where('link_id', 'in', linkIds)
        .where(currentUse(db))
        .as('ranked'),
    )
    .selectAll()
    .where('rank', '<=', ofEach)
    .orderBy('link_id')
    .orderBy('rank')
    .execute();
  return rows.map(({ place, ...use }) => ({ ...use, place: placeOf(place) }));
}

/** Lists the kinds of the items that have each link. */
export const listKindsOfLinks = (db: Kysely<Database>, linkIds: readonly number[]) =>
  db
    .selectFrom('link_use')
    .select(['link_id', 'kind'])
    .distinct()
    .where('link_id', 'in', linkIds)
    .where(currentUse(db))
    .execute();

/** The maximum number of items that are marked in the admin's lists. */
const maxMarked = 5_000;

/** Lists items of a kind with a broken or moved link. If an item has both, broken takes precedence. */
export const listMarkedItems = (
  db: Kysely<Database>,
  kind: LinkedKind,
): Promise<{ id: number; state: LinkProblem }[]> =>
  db
    .selectFrom('link_use')
    .innerJoin('link_check', 'link_check.id', 'link_use.link_id')
    .select(({ fn }) => ['entity_id as id', fn.min<LinkProblem>('state').as('state')])
    .where('state', 'in', linkProblems)
    // Keeps SQLite from using the index on `kind`, which would scan all its items instead of the few links.
    .where(sql`kind || ''`, '=', kind)
    .where(currentUse(db))
    .groupBy('entity_id')
    .orderBy('entity_id')
    .limit(maxMarked)
    .execute();
