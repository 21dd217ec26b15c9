import type { Kysely } from 'kysely';
import type { Availability } from '#contract/catalogue/fact/availability.ts';
import { defaultLanguage, type Language } from '#contract/language.ts';
import type { Database } from '../../../tables.ts';
import { codesOf, type VisitorMarket } from '../../site/visitor-market.ts';

type Place = Pick<VisitorMarket, 'code' | 'parent'>;
type Labels = { fs_label: string | null; freebet_label: string | null };

/** Replaces what a product says everywhere by what it says in the market. A closed partner is never linked. */
export type MarketValues = {
  availabilityOf: (id: number) => Availability;
  linkOf: (product: { id: number; ref_link: string | null }) => string | null;
  labelsOf: (product: Labels & { id: number }) => Labels;
  licenceOf: (id: number) => number | null;
};

/**
 * Reads what products offer in a market. Each value is the region's, or else its country's; a label in English counts
 * before the next market's in the visitor's language, because it describes another offer.
 */
export async function findMarketValues(
  db: Kysely<Database>,
  ids: readonly number[],
  place: Place,
  lang: Language = defaultLanguage,
): Promise<MarketValues> {
  const codes = codesOf(place);
  const rows = await db
    .selectFrom('product_market')
    .select(['product_id', 'market_code', 'state', 'ref_link', 'licence_id'])
    .where('product_id', 'in', ids)
    .where('market_code', 'in', codes)
    .execute();
  const texts =
    rows.length === 0
      ? []
      : await db
          .selectFrom('product_market_translation')
          .select(['product_id', 'market_code', 'lang', 'fs_label', 'freebet_label'])
          .where('product_id', 'in', ids)
          .where('market_code', 'in', codes)
          .execute();
  const rowOf = new Map(rows.map((row) => [`${row.product_id} ${row.market_code}`, row]));
  const textOf = new Map(
    texts.map((text) => [`${text.product_id} ${text.market_code} ${text.lang}`, text]),
  );
  type Row = (typeof rows)[number];
  const nearest = <Value>(id: number, read: (row: Row) => Value | null): Value | null => {
    for (const code of codes) {
      const row = rowOf.get(`${id} ${code}`);
      const value = row && read(row);
      if (value !== null && value !== undefined) return value;
    }
    return null;
  };
  const label = (id: number, name: keyof Labels) => {
    for (const code of codes) {
      for (const language of [lang, defaultLanguage]) {
        const text = textOf.get(`${id} ${code} ${language}`)?.[name];
        if (text) return text;
      }
    }
    return null;
  };
  const availabilityOf = (id: number) =>
    nearest(id, ({ state }) => (state === 'unknown' ? null : state)) ?? 'unknown';
  return {
    availabilityOf,
    linkOf: ({ id, ref_link }) =>
      availabilityOf(id) === 'closed' ? null : (nearest(id, (row) => row.ref_link) ?? ref_link),
    labelsOf: ({ id, fs_label, freebet_label }) => ({
      fs_label: label(id, 'fs_label') ?? fs_label,
      freebet_label: label(id, 'freebet_label') ?? freebet_label,
    }),
    licenceOf: (id) => nearest(id, ({ licence_id }) => licence_id),
  };
}
