/** Counting a list walks all of it: a total is counted once for each version of the catalogue. */
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { countOf } from './paging.ts';
import type { Database } from './tables.ts';
import type { CatalogueVersion } from './version.ts';

type Totals = { version: CatalogueVersion; countedAt: number; totals: Map<string, number> };

const remembered = new WeakMap<Kysely<Database>, Totals>();

export function rememberTotals(db: Kysely<Database>, version: CatalogueVersion) {
  remembered.set(db, { version, countedAt: -1, totals: new Map() });
}

/** The name and the filters tell one list from another. */
export async function totalOf<Tables extends keyof Database>(
  db: Kysely<Database>,
  name: readonly unknown[],
  list: SelectQueryBuilder<Database, Tables, unknown>,
): Promise<number> {
  const kept = remembered.get(db);
  if (!kept) return countOf(list);
  const current = kept.version.current();
  if (kept.countedAt !== current) {
    kept.totals.clear();
    kept.countedAt = current;
  }
  const key = JSON.stringify(name);
  const known = kept.totals.get(key);
  if (known !== undefined) return known;
  const total = await countOf(list);
  if (kept.countedAt === current) kept.totals.set(key, total);
  return total;
}
