// Runs on PostgreSQL too: no other test runs its SQL there.
/** The admin's reasons for hiding an offer agree with what visitors see. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Product } from '#contract/catalogue/product.ts';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { hiddenReasons, type JudgedOffer } from '#contract/site/hiding-reason.ts';
import type { Market } from '#contract/site/market.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
const partners: Product[] = [];
let regulator: number;

type Made = JudgedOffer & { id: number; list: string };
const offers: Made[] = [];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
  given = await testApp();
  const { call, make } = given;
  regulator = (await call('POST', '/admin/regulators', { name: 'Wren Isle' })).body.id;
  await createMarket({ code: 'CA', currency: 'CAD' });
  await createMarket({ code: 'CA-ON', parent_code: 'CA' });
  for (const draft of partnerDrafts()) partners.push(await make.product(draft as never));
  for (const partner of [null, ...partners]) await makeOffers(partner);
});
afterAll(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const createMarket = (draft: object) =>
  given.call('POST', '/admin/markets', { ...draft, i18n: { en: { name: 'Somewhere' } } });

/** Partners that are open or closed in either market, with and without a licence. */
function partnerDrafts() {
  const states = ['open', 'closed', 'unknown', undefined];
  const licences = [
    [],
    [{ regulator_id: regulator, state: 'valid' }],
    [{ regulator_id: regulator, state: 'expired' }],
    [{ regulator_id: regulator, state: 'valid', markets: ['CA-ON'] }],
    [{ regulator_id: regulator, state: 'valid', valid_until: '2026-11-24' }],
    [{ regulator_id: regulator, state: 'valid', valid_until: '2026-11-25' }],
  ];
  let place = 0;
  return states.flatMap((inCountry) =>
    states.flatMap((inRegion) =>
      [[], ['CA']].map((closed_regions) => {
        place += 1;
        const markets = [
          { market_code: 'CA', availability: inCountry },
          { market_code: 'CA-ON', availability: inRegion },
        ].filter(({ availability }) => availability !== undefined);
        const facts = { closed_regions, licences: licences[place % licences.length] };
        return { markets, facts, i18n: { en: { name: `Partner ${place}` } } };
      }),
    ),
  );
}

const termsOf = (wagering: number | null, value: string | null) => ({
  numbers: { wagering },
  i18n: { en: { value } },
});

async function makeOffers(partner: Product | null) {
  const { make } = given;
  const rows = { market_code: 'CA', product_id: partner?.id ?? null };
  for (const terms of [termsOf(null, null), termsOf(5, 'Spins'), termsOf(30, 'Spins')]) {
    const bonus = await make.exclusiveBonus({ ...rows, terms });
    const code = await make.promoCode({ ...rows, terms });
    const known = (made: { terms: OfferTerms }) => ({ terms: made.terms, partner });
    offers.push({ id: bonus.id, list: 'bonuses', subject: 'bonuses', ...known(bonus) });
    offers.push({ id: code.id, list: 'promocodes', subject: 'promo_codes', ...known(code) });
  }
  for (const link_url of [null, '/casino', 'https://elsewhere.example/']) {
    const { id } = await make.banner({ ...rows, link_url });
    offers.push({ id, list: 'banners', subject: 'banners', link_url, partner });
  }
  if (!partner) return;
  const entry = await make.topListEntry({ market_code: 'CA', product_id: partner.id });
  offers.push({ id: entry.id, list: 'top?category=casino', subject: 'top_lists', partner });
}

const rules = [{ subject: 'bonuses', effect: 'hide' }];
const laws: [name: string, law: () => object][] = [
  ['requires nothing', () => ({})],
  [
    'hides bonuses and shows only names of promo codes',
    () => ({ rules: [...rules, { subject: 'promo_codes', effect: 'text' }] }),
  ],
  [
    'hides top lists from a later day on',
    () => ({ rules: [{ subject: 'top_lists', effect: 'hide', from: '2999-01-01' }] }),
  ],
  ['limits the wagering', () => ({ max_wagering: 10 })],
  ['requires terms', () => ({ required_terms: ['value', 'wagering'] })],
  ['requires a licence', () => ({ required_licences: [regulator] })],
  [
    'requires everything',
    () => ({ rules, max_wagering: 10, required_terms: ['value'], required_licences: [regulator] }),
  ],
];

test.each(laws)(
  'in a country that %s, and in its region, exactly the offers without a reason are shown',
  async (_, law) => {
    const { items } = (await given.call('GET', '/admin/markets')).body;
    const country = items.find(({ code }: Market) => code === 'CA');
    const { id, effective: _effective, uses: _uses, name: _name, ...draft } = country;
    const none = { rules: [], max_wagering: null, required_terms: [], required_licences: [] };
    const written = await given.call('PUT', `/admin/markets/${id}`, {
      ...draft,
      ...none,
      ...law(),
    });
    expect(written.status).toBe(200);
    const markets: Market[] = (await given.call('GET', '/admin/markets')).body.items;
    for (const market of markets.filter(({ code }) => code.startsWith('CA'))) {
      for (const list of ['bonuses', 'promocodes', 'banners', 'top?category=casino']) {
        const path = `/${list}${list.includes('?') ? '&' : '?'}market=${market.code}&limit=100`;
        const shown = await listIds(path);
        const expected = offers
          .filter((offer) => offer.list === list && isShown(offer, market))
          .map(({ id }) => id);
        expect(shown.sort(byNumber), `${list} in ${market.code}`).toEqual(expected.sort(byNumber));
      }
    }
  },
);

const isShown = (offer: JudgedOffer, market: Market) =>
  hiddenReasons(offer, market, '2026-11-25').every(
    (reason) => reason.kind === 'rule' && reason.rule.effect === 'text',
  );

const byNumber = (one: number, other: number) => one - other;

async function listIds(path: string): Promise<number[]> {
  const ids: number[] = [];
  for (let total = 1; ids.length < total; ) {
    const { status, body } = await given.call('GET', `${path}&offset=${ids.length}`);
    expect(status).toBe(200);
    total = body.total;
    if (body.items.length === 0) break;
    ids.push(...body.items.map(({ id }: { id: number }) => id));
  }
  return ids;
}
