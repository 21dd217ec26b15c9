/** The seed fills a new database before anyone else can write, so its rows were created by the first changes. */
import { type Kysely, sql } from 'kysely';
import { type SampleKind, sampleKinds } from '#contract/site/sample.ts';
import { readInOrder } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';
import { timeSlices } from '../../time-slice.ts';

const seedActor = 'seed';

export type SeededRow = {
  kind: SampleKind;
  id: number;
  /** The latest change of the row. */
  seq: number;
  action: string;
  actor: string;
  at: string;
  /** The `seq` of the change that created the row. */
  made: number;
};

/** Lists the seeded rows, including deleted ones, with the latest change of each. */
export async function listSeededRows(db: Kysely<Database>, limit: number): Promise<SeededRow[]> {
  const other = await db
    .selectFrom('change')
    .select('seq')
    .where('actor', '!=', seedActor)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  let made = db
    .selectFrom('change as made')
    .where('made.actor', '=', seedActor)
    .where('made.action', '=', 'create')
    .where('made.entity', 'in', sampleKinds);
  if (other) made = made.where('made.seq', '<', other.seq);
  const rows = await made
    .select(['made.entity as kind', 'made.entity_id as id', 'made.seq as made'])
    .select(['made.action', 'made.actor', 'made.at'])
    .select(({ selectFrom }) =>
      selectFrom('change as later')
        .select(({ fn }) => fn.max<number>('later.seq').as('seq'))
        .whereRef('later.entity', '=', 'made.entity')
        .whereRef('later.entity_id', '=', 'made.entity_id')
        .as('latest'),
    )
    .orderBy('made.seq')
    .limit(limit)
    .execute();
  const changed = rows.flatMap(({ latest, made }) => (latest && latest !== made ? [latest] : []));
  const changes = new Map(
    (await listChanges(db, changed)).map(({ id, ...change }) => [id, change] as const),
  );
  return rows.map(({ kind, latest, ...row }) => {
    const seq = latest ?? row.made;
    return { ...row, ...changes.get(seq), kind: kind as SampleKind, seq };
  });
}

const listChanges = (db: Kysely<Database>, seqs: readonly number[]) =>
  readInOrder(seqs, (chunk) =>
    db
      .selectFrom('change')
      .select(['seq as id', 'action', 'actor', 'at'])
      .where('seq', 'in', chunk)
      .execute(),
  );

type ProductUse = { kind: SampleKind; id: number; product_id: number };

const using = [
  ['banner', 'banner'],
  ['exclusive-bonus', 'exclusive_bonus'],
  ['promo-code', 'promo_code'],
  ['top-list-entry', 'top_list_entry'],
] as const;

const batchSize = 200;

/** Lists all rows that refer to one of the products. */
export async function listUsesOfProducts(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<ProductUse[]> {
  const uses: ProductUse[] = [];
  const yieldTurn = timeSlices();
  for (let start = 0; start < productIds.length; start += batchSize) {
    const ids = productIds.slice(start, start + batchSize);
    for (const [kind, table] of using) {
      await yieldTurn();
      const rows = await db
        .selectFrom(table)
        .select(['id', 'product_id'])
        .where('product_id', 'in', ids)
        .execute();
      for (const { id, product_id } of rows) {
        if (product_id !== null) uses.push({ kind, id, product_id });
      }
    }
  }
  return uses;
}

type MarketUse = { market_id: number; kind: SampleKind; id: number };

/** Lists all rows that refer to one of the markets. Leaves out partners that only say whether they are open there. */
export async function listUsesOfMarkets(
  db: Kysely<Database>,
  marketIds: readonly number[],
): Promise<MarketUse[]> {
  if (marketIds.length === 0) return [];
  const { rows } = await sql<MarketUse>`
    select market.id as market_id, used.kind, used.id from market join (
      select 'banner' as kind, id, market_code from banner
      union all select 'exclusive-bonus', id, market_code from exclusive_bonus
      union all select 'promo-code', id, market_code from promo_code
      union all select 'top-list-entry', id, market_code from top_list_entry
      union all select 'product', product_id, market_code from product_payment
    ) as used on used.market_code = market.code
    where market.id in (${sql.join(marketIds)})`.execute(db);
  return rows;
}

/** Lists the regulators whose licences each market requires. */
export async function listRequiredLicences(
  db: Kysely<Database>,
): Promise<{ id: number; regulator_ids: number[] }[]> {
  const rows = await db.selectFrom('market').select(['id', 'required_licences']).execute();
  return rows.map(({ id, required_licences }) => ({
    id,
    regulator_ids: JSON.parse(required_licences),
  }));
}

export async function listProductsWithPoints(db: Kysely<Database>): Promise<number[]> {
  const rows = await db.selectFrom('product_point').select('product_id').distinct().execute();
  return rows.map(({ product_id }) => product_id);
}

/** Products with a postback key, for which partners report conversions. */
export async function listProductsWithKey(db: Kysely<Database>): Promise<Set<number>> {
  const rows = await db.selectFrom('postback_key').select('product_id').execute();
  return new Set(rows.map(({ product_id }) => product_id));
}

/** Lists the deletions of a removal, last one first. */
export async function listDeletionsBetween(db: Kysely<Database>, first: number, last: number) {
  const rows = await db
    .selectFrom('change')
    .select(['seq', 'entity as kind', 'entity_id as id'])
    .where('seq', '>=', first)
    .where('seq', '<=', last)
    .where('action', '=', 'delete')
    .where('entity', 'in', sampleKinds)
    .orderBy('seq', 'desc')
    .execute();
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind as SampleKind }));
}
