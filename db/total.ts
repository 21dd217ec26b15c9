/** Counting a list walks all of it: a total is counted once for each version of the catalogue. */
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from './catalogue-version.ts';
import { countRows } from './sql/paging.ts';
import type { Database } from './tables.ts';

type Totals = { version: CatalogueVersion; countedAt: number; totals: LRUCache<string, number> };

/** Filters come from addresses that anyone may make up. */
const maxTotals = 10_000;

const totalsOf = new WeakMap<Kysely<Database>, Totals>();
const snapshots = new WeakMap<Kysely<Database>, { kept: Totals; asOf: number }>();

export function rememberTotals(db: Kysely<Database>, version: CatalogueVersion) {
  totalsOf.set(db, { version, countedAt: -1, totals: new LRUCache({ max: maxTotals }) });
}

/** Asked before a snapshot begins: what is counted in it belongs to that version or a later one. */
export function shareTotals(db: Kysely<Database>) {
  const kept = totalsOf.get(db);
  const asOf = kept?.version.current() ?? 0;
  return (snapshot: Kysely<Database>) => {
    if (kept) snapshots.set(snapshot, { kept, asOf });
  };
}

/** The name and the filters tell one list from another. */
export async function totalOf<Tables extends keyof Database>(
  db: Kysely<Database>,
  name: readonly unknown[],
  list: SelectQueryBuilder<Database, Tables, unknown>,
): Promise<number> {
  const snapshot = snapshots.get(db);
  if (!snapshot) return countRows(list);
  const { kept, asOf } = snapshot;
  if (asOf > kept.countedAt) {
    kept.totals.clear();
    kept.countedAt = asOf;
  }
  const key = JSON.stringify(name);
  const known = asOf === kept.countedAt ? kept.totals.get(key) : undefined;
  if (known !== undefined) return known;
  const total = await countRows(list);
  if (asOf === kept.countedAt) kept.totals.set(key, total);
  return total;
}
