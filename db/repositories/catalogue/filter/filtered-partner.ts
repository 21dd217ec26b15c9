/** The values that partners can be filtered by, in all markets. */
import { type Kysely, sql } from 'kysely';
import type { Licence, ProductFacts } from '#contract/catalogue/fact/product-facts.ts';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { readTerms } from '../../../sql/offer-terms.ts';
import type { Database } from '../../../tables.ts';
import { codesIn } from '../fact/product-facts.ts';
import { among, type SearchedIds } from '../search/searched-ids.ts';

export type FilteredOffer = {
  subject: 'bonuses' | 'promo_codes';
  id: number;
  market_code: MarketCode;
  /** Null for bonuses. A region's own code replaces its country's code with the same key. */
  code_key: string | null;
  live_from: number | null;
  live_until: number | null;
  filled_terms: string[];
  /** Without texts, because the terms of all offers stay in memory. */
  terms: Pick<OfferTerms, 'kind' | 'numbers'>;
};

export type FilteredPartner = {
  id: number;
  states: { market_code: MarketCode; state: 'open' | 'closed' }[];
  licences: (Pick<Licence, 'state' | 'valid_until' | 'regulator_id'> & { markets: MarketCode[] })[];
  payments: {
    method_id: number;
    market_code: MarketCode | null;
    direction: 'in' | 'out' | 'both';
    min: number | null;
    currency: string | null;
    hours_max: number | null;
  }[];
  providers: number[];
  languages: string[];
  /** Active offers, including those that haven't started yet or have expired. */
  offers: FilteredOffer[];
};

type Owned = { product_id: number };

export async function listFilteredPartners(
  db: Kysely<Database>,
  ids: SearchedIds,
): Promise<FilteredPartner[]> {
  const products = await db
    .selectFrom('product')
    .select('id')
    .where(among('id', ids))
    .orderBy('id')
    .execute();
  const statesOf = byProduct(await readStates(db, ids));
  const licencesOf = byProduct(await readLicences(db, ids));
  const paymentsOf = byProduct(await readPayments(db, ids));
  const providersOf = byProduct(await readProviders(db, ids));
  const factsOf = byProduct(await readFacts(db, ids));
  const bonusesOf = byProduct(await readBonuses(db, ids));
  const codesOf = byProduct(await readPromoCodes(db, ids));
  return products.map(({ id }) => ({
    id,
    states: statesOf(id) as FilteredPartner['states'],
    licences: licencesOf(id).map(({ product_id: _, markets, ...licence }) => ({
      ...licence,
      markets: codesIn(markets),
    })),
    payments: paymentsOf(id),
    providers: providersOf(id).map(({ provider_id }) => provider_id),
    languages: factsOf(id).flatMap(
      ({ facts }) => (JSON.parse(facts) as Partial<ProductFacts>).languages ?? [],
    ),
    offers: [
      ...bonusesOf(id).map((row) => offerOf('bonuses', { ...row, code_key: null })),
      ...codesOf(id).map((row) => offerOf('promo_codes', { ...row, live_from: null })),
    ],
  }));
}

type OfferRow = Omit<FilteredOffer, 'subject' | 'terms' | 'filled_terms'> & {
  terms: string | null;
  filled_terms: string;
};

const offerOf = (
  subject: FilteredOffer['subject'],
  { id, market_code, code_key, live_from, live_until, terms, filled_terms }: OfferRow,
): FilteredOffer => ({
  subject,
  id,
  market_code,
  code_key,
  live_from,
  live_until,
  filled_terms: codesIn(filled_terms),
  terms: costedTerms(readTerms(terms)),
});

const costedTerms = ({ kind, numbers }: OfferTerms) => ({ kind, numbers });

function byProduct<Row extends Owned>(rows: Row[]): (id: number) => Row[] {
  const groups = Map.groupBy(rows, ({ product_id }) => product_id);
  return (id) => groups.get(id) ?? [];
}

const ofProducts = (ids: SearchedIds) => among('product_id', ids);

const readStates = (db: Kysely<Database>, ids: SearchedIds) =>
  db
    .selectFrom('product_market')
    .select(['product_id', 'market_code', 'state'])
    .where('state', '<>', 'unknown')
    .where(ofProducts(ids))
    .execute();

const readLicences = (db: Kysely<Database>, ids: SearchedIds) =>
  db
    .selectFrom('product_licence')
    .select(['product_id', 'regulator_id', 'markets', 'state', 'valid_until'])
    .where(ofProducts(ids))
    .execute();

const readPayments = (db: Kysely<Database>, ids: SearchedIds) =>
  db
    .selectFrom('product_payment')
    .select(['product_id', 'method_id', 'market_code', 'direction', 'min', 'currency', 'hours_max'])
    .where(ofProducts(ids))
    .execute();

const readProviders = (db: Kysely<Database>, ids: SearchedIds) =>
  db
    .selectFrom('product_provider')
    .select(['product_id', 'provider_id'])
    .where(ofProducts(ids))
    .execute();

const readFacts = (db: Kysely<Database>, ids: SearchedIds) =>
  db.selectFrom('product_fact').select(['product_id', 'facts']).where(ofProducts(ids)).execute();

const owner = sql<number>`product_id`.as('product_id');

const readBonuses = (db: Kysely<Database>, ids: SearchedIds) =>
  db
    .selectFrom('exclusive_bonus')
    .select(['id', 'market_code', 'live_from', 'live_until', 'terms', 'filled_terms', owner])
    .where('is_active', '=', 1)
    .where(ofProducts(ids))
    .execute();

const readPromoCodes = (db: Kysely<Database>, ids: SearchedIds) =>
  db
    .selectFrom('promo_code')
    .select([
      'id',
      'market_code',
      'code_key',
      'ends_at as live_until',
      'terms',
      'filled_terms',
      owner,
    ])
    .where('is_active', '=', 1)
    .where(ofProducts(ids))
    .execute();

/** The current partners of offers, by offer. Leaves out deleted offers. */
export async function listOfferPartners(
  db: Kysely<Database>,
  table: 'exclusive_bonus' | 'promo_code',
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select('product_id')
    .distinct()
    .where('product_id', 'is not', null)
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ product_id }) => Number(product_id));
}
