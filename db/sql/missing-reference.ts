import type { Transaction } from 'kysely';
import type { Database } from '../tables.ts';
import { prepared } from './prepared.ts';

/** `path` is the field of the draft that refers to the row. */
export type Reference = { table: 'product' | 'category'; id: number; path: string };

export async function missingReferences(
  trx: Transaction<Database>,
  references: Reference[],
): Promise<Reference[]> {
  const missing: Reference[] = [];
  for (const reference of references) {
    const [known] = await readId[reference.table](trx, { id: reference.id });
    if (!known) missing.push(reference);
  }
  return missing;
}

const idIn = (table: Reference['table']) =>
  prepared((db, { id }: Pick<Reference, 'id'>) =>
    db.selectFrom(table).select('id').where('id', '=', id),
  );

const readId = { product: idIn('product'), category: idIn('category') };

export const categoryReferences = (ids: readonly number[]): Reference[] =>
  ids.map((id, index) => ({ table: 'category', id, path: `categories.${index}` }));

export const productReference = (id: number | null): Reference[] =>
  id === null ? [] : [{ table: 'product', id, path: 'product_id' }];

/** Removes references to deleted categories from a draft. */
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
