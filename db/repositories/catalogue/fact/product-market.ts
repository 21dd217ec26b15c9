import type { Kysely, Transaction } from 'kysely';
import { availabilityIn, type ProductMarket } from '#contract/catalogue/fact/product-market.ts';
import type { ProductDraft } from '#contract/catalogue/product.ts';
import { inEachLanguage, languages } from '#contract/language.ts';
import { prepared, preparedInsert } from '../../../sql/prepared.ts';
import type { Database } from '../../../tables.ts';

type OfProduct = { id: number };
type Labels = ProductMarket['i18n']['en'];

const noLabels: Labels = { fs_label: null, freebet_label: null };

export async function listProductMarkets(
  db: Kysely<Database>,
  product: OfProduct,
): Promise<ProductMarket[]> {
  const rows = await readRows(db, product);
  const entered = rows.flatMap(({ availability, ...row }) =>
    availability === null ? [] : [{ ...row, availability }],
  );
  if (entered.length === 0) return [];
  const texts = await readTexts(db, product);
  return entered.map((row) => ({
    ...row,
    i18n: inEachLanguage((language) => {
      const text = texts.find(
        ({ market_code, lang }) => market_code === row.market_code && lang === language,
      );
      return text ? { fs_label: text.fs_label, freebet_label: text.freebet_label } : noLabels;
    }),
  }));
}

const readRows = prepared((db, { id }: OfProduct) =>
  db
    .selectFrom('product_market')
    .select(['market_code', 'availability', 'ref_link', 'licence_id'])
    .where('product_id', '=', id)
    .orderBy('place'),
);

const readTexts = prepared((db, { id }: OfProduct) =>
  db
    .selectFrom('product_market_translation')
    .select(['market_code', 'lang', 'fs_label', 'freebet_label'])
    .where('product_id', '=', id),
);

export async function insertProductMarkets(
  trx: Transaction<Database>,
  product_id: number,
  product: Pick<ProductDraft, 'markets' | 'facts'>,
): Promise<void> {
  const { markets, facts } = product;
  for (const [place, { i18n, ...market }] of markets.entries()) {
    const state = availabilityIn(product, market.market_code);
    await insertRow(trx, { product_id, place, ...market, state });
    for (const lang of languages) {
      const labels = i18n[lang];
      if (labels.fs_label === null && labels.freebet_label === null) continue;
      await insertText(trx, { product_id, market_code: market.market_code, lang, ...labels });
    }
  }
  const entered = new Set(markets.map(({ market_code }) => market_code));
  for (const market_code of facts.closed_regions) {
    if (entered.has(market_code)) continue;
    await insertRow(trx, { product_id, place: 0, market_code, ...onlyClosed });
  }
}

const onlyClosed = {
  availability: null,
  state: 'closed' as const,
  ref_link: null,
  licence_id: null,
};

const insertRow = preparedInsert('product_market', [
  'product_id',
  'market_code',
  'place',
  'availability',
  'state',
  'ref_link',
  'licence_id',
]);

const insertText = preparedInsert('product_market_translation', [
  'product_id',
  'market_code',
  'lang',
  'fs_label',
  'freebet_label',
]);

/** Removes a market from all products, and returns the products that had it. */
export async function deleteProductMarkets(
  trx: Transaction<Database>,
  market_code: string,
): Promise<number[]> {
  const rows = await trx
    .selectFrom('product_market')
    .select('product_id')
    .where('market_code', '=', market_code)
    .execute();
  for (const table of ['product_market_translation', 'product_market'] as const) {
    await trx.deleteFrom(table).where('market_code', '=', market_code).execute();
  }
  return rows.map(({ product_id }) => product_id);
}
