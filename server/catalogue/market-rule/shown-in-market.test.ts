/**
 * SQL, the reasons shown to editors, both search engines and the filters agree on which market sees an offer. Of
 * Meilisearch, the filters that it is sent are evaluated here; its own suite needs a server.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Product, productFields } from '#contract/catalogue/product.ts';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { hiddenReasons } from '#contract/site/hiding-reason.ts';
import type { Market } from '#contract/site/market.ts';
import { findVisitorMarket } from '../../../db/repositories/site/visitor-market.ts';
import { nowInSeconds } from '../../../db/sql/schedule.ts';
import { documentsInChunks } from '../../../search-index/load-documents.ts';
import {
  type IndexedDocument,
  indexedDocument,
} from '../../../search-index/meilisearch/index/indexed-document.ts';
import { filterOf } from '../../../search-index/meilisearch/index/search-meilisearch.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  type GeneratedMarket,
  type GeneratedOffer,
  generatedCatalogue,
  randomOf,
  times,
} from '../filter/testing/generated-catalogue.ts';
import { passesFilter } from './testing/meilisearch-filter.ts';

const partners = 150;
const rounds = 10;
const now = new Date(`${times[2]?.replace(' ', 'T')}Z`);
const random = randomOf(11);

let given: TestApp;
let vocabulary: { regulators: number[]; methods: number[]; providers: number[] };

/** Rarely generated: a region that is open although its country is closed. */
const onlyRegion = productFields.shape.markets.parse([
  { market_code: 'CA', availability: 'closed' },
  { market_code: 'CA-ON', availability: 'open' },
]);

type Made = { id: number; offer: GeneratedOffer; terms: OfferTerms; partner: Product };
const made: Made[] = [];
const documents: IndexedDocument[] = [];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  given = await testApp();
  const { make } = given;
  const one = async () => (await make.regulator()).id;
  vocabulary = {
    regulators: [await one(), await one(), await one()],
    methods: [(await make.paymentMethod()).id],
    providers: [(await make.provider()).id],
  };
  const catalogue = generatedCatalogue(random, vocabulary, partners);
  for (const market of catalogue.markets) await writeMarket(market);
  for (const [place, { draft, offers }] of catalogue.partners.entries()) {
    const partner = await make.product(place % 5 === 0 ? { ...draft, markets: onlyRegion } : draft);
    // Only one offer per partner, so that a list of partners reveals which offers are shown.
    const [offer] = offers;
    if (offer) made.push(await makeOffer(offer, partner));
  }
  for await (const chunk of documentsInChunks(given.db)) {
    documents.push(...chunk.map((document) => indexedDocument(document, 'en')));
  }
});
afterAll(async () => {
  vi.useRealTimers();
  await given.app.close();
});

async function makeOffer(offer: GeneratedOffer, partner: Product): Promise<Made> {
  const { subject, market_code, is_active, starts_at, ends_at } = offer;
  const texts = { value: random.pick([null, 'Spins']) };
  // Every offer has a kind to filter by.
  const numbers = { ...offer.terms.numbers, min_deposit: 0 };
  const row = {
    market_code,
    product_id: partner.id,
    terms: { ...offer.terms, numbers, i18n: { en: texts } },
  };
  const { id, terms } =
    subject === 'bonuses'
      ? await given.make.exclusiveBonus({
          ...row,
          ...{ is_active, starts_at, ends_at, i18n: { en: { title: 'Lantern' } } },
        })
      : await given.make.promoCode({
          ...row,
          ...{ code: `LANTERN${partner.id}`, is_active: is_active === 1, expires_at: ends_at },
        });
  return { id, offer, terms, partner };
}

async function writeMarket({ effects, ...market }: GeneratedMarket) {
  const { items } = (await given.call('GET', '/admin/markets')).body;
  const known = items.find(({ code }: Market) => code === market.code);
  const draft = {
    ...market,
    rules: Object.entries(effects).map(([subject, effect]) => ({ subject, effect })),
    i18n: { en: { name: market.code } },
  };
  const answer = known
    ? await given.call('PUT', `/admin/markets/${known.id}`, draft)
    : await given.call('POST', '/admin/markets', draft);
  expect(answer.status, answer.text).toBeLessThan(300);
}

const seconds = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`);

function isLive({ is_active, starts_at, ends_at }: GeneratedOffer): boolean {
  const hasStarted = starts_at === null || seconds(starts_at) <= now.getTime();
  return is_active === 1 && hasStarted && (ends_at === null || seconds(ends_at) > now.getTime());
}

/** Returns the market's live offers that no reason hides. Searches for bonuses don't depend on rules. */
const expectedIn = (market: Market, isHiding: (effect: string) => boolean) =>
  made.filter(
    ({ offer, terms, partner }) =>
      isLive(offer) &&
      [market.code, market.parent_code].includes(offer.market_code) &&
      hiddenReasons({ subject: offer.subject, terms, partner }, market, '2026-06-01').every(
        (reason) => reason.kind === 'rule' && !isHiding(reason.rule.effect),
      ),
  );

async function idsOf(path: string): Promise<number[]> {
  const ids: number[] = [];
  for (let total = 1; ids.length < total; ) {
    const { status, text, body } = await given.call('GET', `${path}&offset=${ids.length}`);
    expect(status, text).toBe(200);
    total = body.total;
    ids.push(...body.items.map(({ id }: { id: number }) => id));
  }
  return ids;
}

const lists = { bonuses: 'bonuses', promo_codes: 'promocodes' } as const;
const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other);
const idsIn = (list: Made[], subject: string) =>
  sorted(list.filter(({ offer }) => offer.subject === subject).map(({ id }) => id));

async function compare(market: Market, label: string) {
  const { code } = market;
  const shown = expectedIn(market, (effect) => effect === 'hide');
  const kinds = 'bonus_kind=match&bonus_kind=fixed&bonus_kind=free_spins&bonus_kind=no_deposit';
  const filtered = await idsOf(`/products?market=${code}&limit=100&${kinds}`);
  expect(sorted(filtered), `filters, ${label}`).toEqual(
    sorted(shown.map(({ partner }) => partner.id)),
  );
  const types = ['bonuses', 'promocodes'] as const;
  const query = { market: await findVisitorMarket(given.db, code), now: nowInSeconds(given.db) };
  const found = await given.deps.search.find({
    ...query,
    ...{ q: 'lantern', language: 'en', types, limit: partners },
  });
  const filter = filterOf(query, types);
  const passing = documents.filter((document) => passesFilter(document, filter));
  const findable = expectedIn(market, () => false);
  for (const subject of ['bonuses', 'promo_codes'] as const) {
    const list = lists[subject];
    const hits = found[list].hits.map(({ id }) => id);
    expect(sorted(hits), `search, ${label}`).toEqual(idsIn(findable, subject));
    const ids = passing.filter(({ type }) => type === list).map(({ number }) => number);
    expect(sorted(ids), `Meilisearch’s filter, ${label}`).toEqual(idsIn(findable, subject));
    const read = await idsOf(`/${list}?market=${code}&limit=100`);
    expect(sorted(read), `SQL, ${label}`).toEqual(idsIn(shown, subject));
  }
  return { pairs: made.length, shown: shown.length };
}

test('in every market, lists, searches and filters have exactly the offers that no reason hides', async () => {
  let [pairs, shown] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const { markets } = generatedCatalogue(random, vocabulary, 0);
    for (const market of markets) await writeMarket(market);
    const { items } = (await given.call('GET', '/admin/markets')).body;
    const judged = items.filter(({ code }: Market) => markets.some((one) => one.code === code));
    for (const market of judged) {
      const counted = await compare(market, `round ${round}, ${market.code}`);
      pairs += counted.pairs;
      shown += counted.shown;
    }
  }
  expect(pairs).toBeGreaterThan(3_000);
  expect(shown).toBeGreaterThan(pairs / 20);
});
