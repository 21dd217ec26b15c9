import type { Transaction } from 'kysely';
import type { Database } from '../tables.ts';

/** `path` is the field of the draft that names the row. */
export type Reference = { table: 'product' | 'category'; id: number; path: string };

export async function missingReferences(
  trx: Transaction<Database>,
  references: Reference[],
): Promise<Reference[]> {
  const missing: Reference[] = [];
  for (const table of ['product', 'category'] as const) {
    const named = references.filter((reference) => reference.table === table);
    if (named.length === 0) continue;
    const rows = await trx
      .selectFrom(table)
      .select('id')
      .where(
        'id',
        'in',
        named.map(({ id }) => id),
      )
      .execute();
    const known = new Set(rows.map(({ id }) => id));
    for (const reference of named) if (!known.has(reference.id)) missing.push(reference);
  }
  return missing;
}

export const categoryReferences = (ids: readonly number[]): Reference[] =>
  ids.map((id, index) => ({ table: 'category', id, path: `categories.${index}` }));

export const productReference = (id: number | null): Reference[] =>
  id === null ? [] : [{ table: 'product', id, path: 'product_id' }];

/** These two remove references to deleted rows from a draft. */
export const withoutCategories = <Draft extends { categories: number[] }>(
  draft: Draft,
  missing: readonly Reference[],
): Draft => ({
  ...draft,
  categories: draft.categories.filter((id) => !names(missing, 'category', id)),
});

export const withoutProduct = <Draft extends { product_id: number | null }>(
  draft: Draft,
  missing: readonly Reference[],
): Draft =>
  draft.product_id !== null && names(missing, 'product', draft.product_id)
    ? { ...draft, product_id: null }
    : draft;

const names = (references: readonly Reference[], table: Reference['table'], id: number) =>
  references.some((reference) => reference.table === table && reference.id === id);
