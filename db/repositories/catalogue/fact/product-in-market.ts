import type { Kysely } from 'kysely';
import type { Availability } from '#contract/catalogue/fact/availability.ts';
import { defaultLanguage, type Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { prepared } from '../../../sql/prepared.ts';
import type { Database } from '../../../tables.ts';
import { codesOf, type VisitorMarket } from '../../site/visitor-market.ts';

type Place = Pick<VisitorMarket, 'code' | 'parent'>;
type Labels = { fs_label: string | null; freebet_label: string | null };

const noLabels: Labels = { fs_label: null, freebet_label: null };

/** Returns a product's values in the market, falling back to its general ones. A closed partner is never linked. */
export type MarketValues = {
  availabilityOf: (id: number) => Availability;
  linkOf: (product: { id: number; ref_link: string | null }) => string | null;
  labelsOf: (product: Labels & { id: number }) => Labels;
  licenceOf: (id: number) => number | null;
};

/**
 * Reads what products offer in a market. Each value is the region's or, if it has none, the country's. An English label
 * from the region takes precedence over the country's label in the visitor's language, because that describes another
 * offer.
 */
export async function findMarketValues(
  db: Kysely<Database>,
  ids: readonly number[],
  place: Place,
  lang: Language = defaultLanguage,
): Promise<MarketValues> {
  const rows = await readRows(db, ids, place);
  const inOrder = codesOf(place).flatMap((code) => {
    const ofMarket = rows.filter((row) => row.market_code === code);
    return [
      ...ofMarket.filter((row) => row.lang === lang),
      ...ofMarket.filter((row) => row.lang === defaultLanguage),
      ...ofMarket.map((row) => ({ ...row, ...noLabels })),
    ];
  });
  const rowsOf = Map.groupBy(inOrder, ({ product_id }) => product_id);
  const nearest = <Value>(id: number, read: (row: Row) => Value | null): Value | null => {
    for (const row of rowsOf.get(id) ?? []) {
      const value = read(row);
      if (value !== null) return value;
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
      fs_label: nearest(id, (row) => row.fs_label) ?? fs_label,
      freebet_label: nearest(id, (row) => row.freebet_label) ?? freebet_label,
    }),
    licenceOf: (id) => nearest(id, ({ licence_id }) => licence_id),
  };
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Returns a row for each language with labels, or a single row without a language. */
const readRows = (db: Kysely<Database>, ids: readonly number[], place: Place) =>
  ids.length === 1
    ? readRowsOfOne(db, {
        id: ids[0] as number,
        code: place.code,
        parent: place.parent ?? place.code,
      })
    : selectRows(db)
        .where('in_market.product_id', 'in', ids)
        .where('in_market.market_code', 'in', codesOf(place))
        .execute();

type One = { id: number; code: MarketCode; parent: MarketCode };

const readRowsOfOne = prepared((db, { id, code, parent }: One) =>
  selectRows(db)
    .where('in_market.product_id', '=', id)
    .where('in_market.market_code', 'in', [code, parent]),
);

const selectRows = (db: Kysely<Database>) =>
  db
    .selectFrom('product_market as in_market')
    .leftJoin('product_market_translation as text', (join) =>
      join
        .onRef('text.product_id', '=', 'in_market.product_id')
        .onRef('text.market_code', '=', 'in_market.market_code'),
    )
    .select([
      'in_market.product_id',
      'in_market.market_code',
      'in_market.state',
      'in_market.ref_link',
      'in_market.licence_id',
      'text.lang',
      'text.fs_label',
      'text.freebet_label',
    ]);
