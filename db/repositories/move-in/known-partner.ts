import type { Kysely } from 'kysely';
import { defaultLanguage } from '#contract/language.ts';
import type { Database } from '../../tables.ts';
import { productSlug } from '../catalogue/slug.ts';

export type KnownPartner = { id: number; slug: string; name: string };

export async function listKnownPartners(db: Kysely<Database>): Promise<KnownPartner[]> {
  const rows = await db
    .selectFrom('product')
    .leftJoin('product_translation as text', (join) =>
      join.onRef('text.product_id', '=', 'product.id').on('text.lang', '=', defaultLanguage),
    )
    .select(['product.id', productSlug.as('slug'), 'text.name'])
    .orderBy('product.id')
    .execute();
  return rows.map(({ name, ...row }) => ({ ...row, name: name ?? '' }));
}

/** Includes slugs that a product had before, or that a deleted product had. */
export async function listProductSlugs(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('slug').select('slug').where('kind', '=', 'product').execute();
  return rows.map(({ slug }) => slug);
}

type Named = { id: number; name: string };

/** Lists the vocabulary that facts name. */
export async function listFactNames(
  db: Kysely<Database>,
): Promise<{ regulators: Named[]; paymentMethods: Named[] }> {
  const [regulators, paymentMethods] = await Promise.all([
    db.selectFrom('regulator').select(['id', 'name']).execute(),
    db.selectFrom('payment_method').select(['id', 'name']).execute(),
  ]);
  return { regulators, paymentMethods };
}
