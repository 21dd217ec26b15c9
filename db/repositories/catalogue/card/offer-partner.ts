import type { Kysely } from 'kysely';
import { defaultLanguage, type Language } from '#contract/language.ts';
import { readInOrder } from '../../../sql/list-rows.ts';
import { translated } from '../../../sql/translation.ts';
import type { Database } from '../../../tables.ts';
import type { VisitorMarket } from '../../site/visitor-market.ts';
import { findMarketValues } from '../fact/product-in-market.ts';
import { productSlug } from '../slug.ts';

export type Partner = {
  id: number;
  slug: string;
  name: string;
  rating: number | null;
  ref_link: string | null;
  icon_url: string | null;
  click_parameter?: string;
};

/** Omits the field for partners that don't accept click ids, which most don't. */
export const withoutNoParameter = <Row extends { click_parameter: string | null }>({
  click_parameter,
  ...row
}: Row) => ({ ...row, ...(click_parameter !== null && { click_parameter }) });

/** For editors, who link by id. */
export function withoutSlug(partner: Partner | undefined): Omit<Partner, 'slug'> | null {
  if (!partner) return null;
  const { slug: _, ...rest } = partner;
  return rest;
}

type Place = Pick<VisitorMarket, 'code' | 'parent'>;

/** Reads each product once, even if many rows refer to it. */
export async function findPartners(
  db: Kysely<Database>,
  rows: readonly { product_id: number | null }[],
  lang: Language = defaultLanguage,
  place?: Place,
): Promise<Map<number, Partner>> {
  const named = [...new Set(rows.map(({ product_id }) => product_id))].filter((id) => id !== null);
  const partners = await readInOrder(named, (chunk) =>
    db
      .selectFrom('product')
      .select([
        'id',
        productSlug.as('slug'),
        translated('product', 'name', 'product.id', lang).as('name'),
        'rating',
        'ref_link',
        'icon_url',
        'click_parameter',
      ])
      .where('id', 'in', chunk)
      .execute(),
  );
  const values = place && named.length > 0 && (await findMarketValues(db, named, place, lang));
  return new Map(
    partners.map((partner) => [
      partner.id,
      {
        ...withoutNoParameter(partner),
        ref_link: values ? values.linkOf(partner) : partner.ref_link,
      },
    ]),
  );
}
