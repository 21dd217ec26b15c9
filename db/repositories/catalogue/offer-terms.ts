import type { Kysely } from 'kysely';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { readInOrder } from '../../sql/list-rows.ts';
import { readTerms } from '../../sql/offer-terms.ts';
import type { Database } from '../../tables.ts';

/** Returns a function that returns the terms of each of these offers. */
export async function findOfferTerms(
  db: Kysely<Database>,
  table: 'exclusive_bonus' | 'promo_code',
  offers: readonly { id: number }[],
): Promise<(id: number) => OfferTerms> {
  const ids = offers.map(({ id }) => id);
  const rows = await readInOrder(ids, (chunk) =>
    db
      .selectFrom(table)
      .select(['id', 'terms'])
      .where('id', 'in', chunk)
      .where('terms', 'is not', null)
      .execute(),
  );
  const terms = new Map(rows.map((row) => [row.id, row.terms]));
  return (id) => readTerms(terms.get(id));
}
