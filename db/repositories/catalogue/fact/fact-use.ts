/** Finds the products whose facts refer to a regulator, a payment method or a game provider. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../tables.ts';

const references = {
  regulator: ['product_licence', 'regulator_id'],
  'payment-method': ['product_payment', 'method_id'],
  provider: ['product_provider', 'provider_id'],
} as const;
export type FactKind = keyof typeof references;
export const factKinds = Object.keys(references) as FactKind[];

type FactUse = { id: number; product_id: number };

export async function listFactUses(
  db: Kysely<Database>,
  kind: FactKind,
  ids: readonly number[],
): Promise<FactUse[]> {
  if (ids.length === 0) return [];
  const [table, column] = references[kind];
  const { rows } = await sql<FactUse>`
    select distinct ${sql.ref(column)} as id, product_id from ${sql.table(table)}
    where ${sql.ref(column)} in (${sql.join(ids)}) order by product_id`.execute(db);
  return rows;
}

async function countByEntry(db: Kysely<Database>, kind: FactKind, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>();
  const [table, column] = references[kind];
  const { rows } = await sql<{ id: number; partners: number }>`
    select ${sql.ref(column)} as id, count(distinct product_id) as partners
    from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(ids)})
    group by ${sql.ref(column)}`.execute(db);
  return new Map(rows.map(({ id, partners }) => [id, Number(partners)]));
}

export const countFactUses = async (
  db: Kysely<Database>,
  kind: FactKind,
  id: number,
): Promise<number> => (await countByEntry(db, kind, [id])).get(id) ?? 0;

/** Adds the number of products whose facts refer to each row. */
export async function withPartnerCounts<Row extends { id: number }>(
  db: Kysely<Database>,
  kind: FactKind,
  rows: readonly Row[],
): Promise<(Row & { partners: number })[]> {
  const ids = rows.map(({ id }) => id);
  const counts = await countByEntry(db, kind, ids);
  return rows.map((row) => ({ ...row, partners: counts.get(row.id) ?? 0 }));
}
