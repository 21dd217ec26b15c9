/** Facts and terms for the partners of a generated catalogue, which has none, and random choices among them. */
import type { Kysely } from 'kysely';
import { noFacts } from '#contract/catalogue/fact/product-facts.ts';
import { bonusKinds, filteredSorts } from '#contract/catalogue/filter/filter-value.ts';
import { offerTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { appendChange } from '../../../db/change-log.ts';
import { insertProductFacts } from '../../../db/repositories/catalogue/fact/product-facts.ts';
import { termsColumns } from '../../../db/sql/offer-terms.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { insertRows } from '../../seed/bulk/insert.ts';
import type { Random } from '../../seed/bulk/random.ts';

const counts = { regulator: 30, payment_method: 60, provider: 150 };
const languages =
  'ar bg cs da de el en es et fi fr hr hu it ja ko lt lv nl no pl pt ro ru sv th tr uk'.split(' ');
const hours = [0, 1, 6, 12, 24, 48, 72, 120];
const amounts = [5, 10, 15, 20, 25, 50, 100];
const wagerings = [0, 10, 20, 25, 30, 35, 40, 50];

type BulkVocabulary = Record<keyof typeof counts, number[]>;

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Chooses popular entries most of the time, as on a real site. */
const someOf = (random: Random, ids: readonly number[], count: number) => [
  ...new Set(
    Array.from({ length: count }, () => ids[Math.floor(random.next() ** 2 * ids.length)] as number),
  ),
];

export async function writeBulkFacts(
  db: Kysely<Database>,
  random: Random,
): Promise<BulkVocabulary> {
  const products = await db.selectFrom('product').select('id').orderBy('id').execute();
  const markets = (await db.selectFrom('market').select('code').execute()).map(({ code }) => code);
  const vocabulary = {
    regulator: idsOf(counts.regulator),
    payment_method: idsOf(counts.payment_method),
    provider: idsOf(counts.provider),
  };
  const named = (kind: string) => (id: number) => ({
    id,
    name: `${kind} ${id}`,
    name_key: `${kind} ${id}`,
  });
  await inTransaction(db, async (trx) => {
    await insertRows(trx, 'regulator', vocabulary.regulator.map(named('regulator')));
    await insertRows(
      trx,
      'payment_method',
      vocabulary.payment_method.map((id) => ({ ...named('method')(id), kind: 'card' as const })),
    );
    await insertRows(trx, 'provider', vocabulary.provider.map(named('provider')));
    for (const { id } of products)
      await insertProductFacts(trx, id, factsOf(random, vocabulary, markets));
    for (const table of ['exclusive_bonus', 'promo_code'] as const) {
      for (const { id } of await trx.selectFrom(table).select('id').execute()) {
        await trx
          .updateTable(table)
          .set(termsColumns(termsOf(random)))
          .where('id', '=', id)
          .execute();
      }
    }
    await appendChange(trx, {
      actor: 'seed',
      action: 'import',
      entity: 'catalogue',
      entityId: 0,
      snapshot: {},
    });
  });
  return vocabulary;
}

const unchecked = { source_url: null, verified_on: null };

function factsOf(random: Random, vocabulary: BulkVocabulary, markets: readonly string[]) {
  const { pick, whole, next } = random;
  return {
    ...noFacts,
    licences: someOf(random, vocabulary.regulator, whole(1, 3)).map((regulator_id, index) => ({
      ...unchecked,
      id: index + 1,
      regulator_id,
      number: null,
      holder: null,
      register_url: null,
      state: next() < 0.9 ? ('valid' as const) : ('expired' as const),
      valid_until: null,
      markets: next() < 0.7 ? [] : [pick(markets)],
    })),
    payments: someOf(random, vocabulary.payment_method, whole(3, 12)).map((method_id) => ({
      ...unchecked,
      method_id,
      market_code: next() < 0.7 ? null : pick(markets),
      max: null,
      fee: null,
      fee_amount: null,
      fee_percent: null,
      direction: pick(['in', 'out', 'both', 'both'] as const),
      min: pick(amounts),
      currency: null,
      hours_min: null,
      hours_max: pick(hours),
    })),
    languages: [...new Set(Array.from({ length: whole(1, 8) }, () => pick(languages)))],
    provider_ids: someOf(random, vocabulary.provider, whole(5, 40)),
  };
}

function termsOf({ next, pick }: Random) {
  const isMatch = next() < 0.6;
  return offerTerms.parse({
    numbers: {
      percent: isMatch ? pick([50, 100, 150, 200]) : null,
      cap: isMatch ? pick(amounts) * 10 : null,
      amount: isMatch ? null : pick(amounts),
      free_spins: next() < 0.3 ? 50 : null,
      wagering: next() < 0.9 ? pick(wagerings) : null,
      min_deposit: pick([0, 10, 20]),
    },
  });
}

/** Returns a query with one to four filters, and with counts. */
export function filterQuery(
  random: Random,
  { regulator, payment_method, provider }: BulkVocabulary,
  markets: readonly string[],
): string {
  const { pick, whole, next } = random;
  const query = new URLSearchParams({
    facets: 'true',
    market: pick(markets),
    sort: pick(filteredSorts),
  });
  if (next() < 0.5) query.set('category', pick(['casino', 'bets']));
  const add = [
    () => query.append('licence', String(pick(regulator))),
    () => query.append('payment', String(pick(payment_method))),
    () => query.append('provider', String(pick(provider))),
    () => query.append('site_language', pick(languages)),
    () => query.append('bonus_kind', pick(bonusKinds)),
    () => query.set('payout_hours', String(whole(1, 100))),
    () => query.set('min_deposit', String(whole(1, 100))),
    () => query.set('max_wagering', String(whole(1, 60))),
  ];
  for (let filter = whole(1, 4); filter > 0; filter -= 1) pick(add)();
  return query.toString();
}
