import type { Kysely } from 'kysely';
import type { ProductDraft } from '#contract/catalogue/product.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { listCriteria } from '../repositories/catalogue/score/scoring.ts';
import type { Database } from '../tables.ts';
import { prepared } from './prepared.ts';

/** `path` is the field of the draft that refers to the row. */
export type Reference = { path: string } & (
  | { table: Table | 'criterion'; id: number }
  | { table: 'market'; id: MarketCode }
);

export async function missingReferences(
  db: Kysely<Database>,
  references: Reference[],
): Promise<Reference[]> {
  const missing: Reference[] = [];
  for (const reference of references) {
    if (!(await exists(db, reference))) missing.push(reference);
  }
  return missing;
}

async function exists(db: Kysely<Database>, reference: Reference): Promise<boolean> {
  if (reference.table === 'criterion') {
    return (await listCriteria(db)).some(({ id }) => id === reference.id);
  }
  const found =
    reference.table === 'market'
      ? await readMarket(db, reference)
      : await readId[reference.table](db, reference);
  return found.length > 0;
}

type Table = 'product' | 'category' | 'regulator' | 'payment_method' | 'provider';
const idIn = (table: Table) =>
  prepared((db, { id }: { id: number }) => db.selectFrom(table).select('id').where('id', '=', id));

const readId = {
  product: idIn('product'),
  category: idIn('category'),
  regulator: idIn('regulator'),
  payment_method: idIn('payment_method'),
  provider: idIn('provider'),
};

const readMarket = prepared((db, { id }: { id: MarketCode }) =>
  db.selectFrom('market').select('id').where('code', '=', id),
);

export const categoryReferences = (ids: readonly number[]): Reference[] =>
  ids.map((id, index) => ({ table: 'category', id, path: `categories.${index}` }));

export const productReference = (id: number | null): Reference[] =>
  id === null ? [] : [{ table: 'product', id, path: 'product_id' }];

export const criterionReferences = ({ score }: Pick<ProductDraft, 'score'>): Reference[] =>
  score.points.map(({ criterion_id }, index) => ({
    table: 'criterion',
    id: criterion_id,
    path: `score.points.${index}.criterion_id`,
  }));

export const withoutCriteria = <Draft extends Pick<ProductDraft, 'score'>>(
  draft: Draft,
  missing: readonly Reference[],
): Draft => ({
  ...draft,
  score: {
    ...draft.score,
    points: draft.score.points.filter(
      ({ criterion_id }) => !names(missing, 'criterion', criterion_id),
    ),
  },
});

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
