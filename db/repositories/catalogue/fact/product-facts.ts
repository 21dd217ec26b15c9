import type { Kysely, Transaction } from 'kysely';
import {
  type Licence,
  noFacts,
  type Payment,
  type ProductFacts,
} from '#contract/catalogue/fact/product-facts.ts';
import { prepared, preparedInsert } from '../../../sql/prepared.ts';
import type { Database } from '../../../tables.ts';

type OfProduct = { id: number };
/** The facts stored as JSON. The others have their own tables. */
type Stored = Omit<ProductFacts, 'licences' | 'payments' | 'provider_ids'>;

export async function findProductFacts(
  db: Kysely<Database>,
  product: OfProduct,
): Promise<ProductFacts> {
  const stored = await findOtherFacts(db, product);
  if (!stored) return noFacts;
  const licences = await readLicences(db, product);
  const providers = await readProviders(db, product);
  return {
    ...stored,
    licences: licences.map((licence) => ({ ...licence, markets: codesIn(licence.markets) })),
    payments: await readPayments(db, product),
    provider_ids: providers.map(({ provider_id }) => provider_id),
  };
}

/** Undefined if nothing is known about the product. */
export async function findOtherFacts(
  db: Kysely<Database>,
  product: OfProduct,
): Promise<Stored | undefined> {
  const [row] = await readFacts(db, product);
  if (!row) return undefined;
  const { licences: _, payments: __, provider_ids: ___, ...none } = noFacts;
  return { ...none, ...(JSON.parse(row.facts) as Partial<Stored>) };
}

/** A product without any facts has no row. */
export async function insertProductFacts(
  trx: Transaction<Database>,
  product_id: number,
  facts: ProductFacts,
): Promise<void> {
  const { licences, payments, provider_ids, ...stored } = facts;
  if (JSON.stringify(facts) === JSON.stringify(noFacts)) return;
  const oldest_check = oldestCheck(facts);
  await insertFacts(trx, { product_id, facts: JSON.stringify(stored), oldest_check });
  for (const [place, licence] of licences.entries()) {
    await insertLicence(trx, { product_id, place, ...licence, markets: joined(licence.markets) });
  }
  for (const [place, payment] of payments.entries()) {
    await insertPayment(trx, { product_id, place, ...payment });
  }
  for (const [place, provider_id] of provider_ids.entries()) {
    await insertProvider(trx, { product_id, place, provider_id });
  }
}

const joined = (codes: readonly string[]) => (codes.length === 0 ? '' : ` ${codes.join(' ')} `);
export const codesIn = (text: string): string[] => text.split(' ').filter(Boolean);

/** Returns an empty string if any of the facts was never checked. */
function oldestCheck(facts: ProductFacts): string {
  const { licences, payments, verified_on, source_url, ...others } = facts;
  const { licences: _, payments: __, verified_on: ___, source_url: ____, ...none } = noFacts;
  const hasOthers = JSON.stringify(others) !== JSON.stringify(none);
  const days = [
    ...[...licences, ...payments].map((fact) => fact.verified_on ?? ''),
    ...(hasOthers ? [verified_on ?? ''] : []),
  ];
  return days.toSorted().at(0) ?? verified_on ?? '';
}

const readFacts = prepared((db, { id }: OfProduct) =>
  db.selectFrom('product_fact').select('facts').where('product_id', '=', id),
);

const licenceColumns = [
  'id',
  'regulator_id',
  'number',
  'holder',
  'register_url',
  'state',
  'markets',
  'valid_until',
  'source_url',
  'verified_on',
] as const satisfies (keyof Licence)[];

const readLicences = prepared((db, { id }: OfProduct) =>
  db
    .selectFrom('product_licence')
    .select(licenceColumns)
    .where('product_id', '=', id)
    .orderBy('place'),
);

const paymentColumns = [
  'method_id',
  'market_code',
  'direction',
  'min',
  'max',
  'currency',
  'fee',
  'fee_amount',
  'fee_percent',
  'hours_min',
  'hours_max',
  'source_url',
  'verified_on',
] as const satisfies (keyof Payment)[];

const readPayments = prepared((db, { id }: OfProduct) =>
  db
    .selectFrom('product_payment')
    .select(paymentColumns)
    .where('product_id', '=', id)
    .orderBy('place'),
);

const readProviders = prepared((db, { id }: OfProduct) =>
  db
    .selectFrom('product_provider')
    .select('provider_id')
    .where('product_id', '=', id)
    .orderBy('place'),
);

const insertFacts = preparedInsert('product_fact', ['product_id', 'facts', 'oldest_check']);
const insertLicence = preparedInsert('product_licence', ['product_id', 'place', ...licenceColumns]);
const insertPayment = preparedInsert('product_payment', ['product_id', 'place', ...paymentColumns]);
const insertProvider = preparedInsert('product_provider', ['product_id', 'place', 'provider_id']);
