// Runs in test:long only: reads about 900 pages.
/** No two pages of the sample's site contradict each other about a partner's payout, licence, deposit, rating or rank. */
import { beforeAll, expect, test } from 'vitest';
import type { Claim } from './testing/crawl/claim.ts';
import {
  type CrawledSite,
  crawledSite,
  markets,
  names,
  parentOf,
} from './testing/crawl/crawled-site.ts';
import { ratingsInData } from './testing/crawl/list-claim.ts';
import { regulators } from './testing/crawl/vocabulary.ts';
import { factsOf, leastDepositIn, payoutIn, productOf, sample } from './testing/sample-claim.ts';

let site: CrawledSite;
let claims: Claim[];

beforeAll(async () => {
  site = await crawledSite();
  claims = site.pages.flatMap((one) => one.claims);
}, 1_200_000);

const unrated = ['Lantern Loom', 'Dolunay Terrace', 'Chestnut Cup'];
const keyOf = new Map(sample.products.map(({ key, i18n }) => [i18n.en.name, key]));
const keyNamed = (name: string) => keyOf.get(name) ?? name;

const about = (wanted: string | RegExp) =>
  claims.filter((one) =>
    typeof wanted === 'string' ? one.about === wanted : wanted.test(one.about),
  );
const inMarket = ({ partner, market, about: what }: Claim) => `${partner} in ${market}: ${what}`;
const said = ({ value, page, words }: Claim) => `${value} on ${page} (“${words}”)`;

/** Lists the facts for which pages give different values, with one page for each value. */
function contradictions(given: readonly Claim[]): string[] {
  return [...Map.groupBy(given, inMarket)].flatMap(([key, all]) => {
    const values = Map.groupBy(all, ({ value }) => value);
    if (values.size === 1) return [];
    return `${key} is ${[...values.values()].flatMap(([first]) => (first ? said(first) : [])).join(', but ')}`;
  });
}

const tableKeys = () =>
  new Set(about(/^least payout by/).map((one) => inMarket(one).replace('least ', '')));

test('every link leads to a page, and enough pages state each fact to be compared', () => {
  expect(site.broken).toEqual([]);
  expect(site.pages.length).toBeGreaterThan(800);
  for (const market of markets) {
    for (const what of ['payout', 'licence', 'deposit', 'rating', 'payout by bank-card']) {
      const found = about(what).filter((one) => one.market === market);
      expect(found.length, `${what} in ${market}`).toBeGreaterThan(100);
    }
  }
  const prose = about(/payout by|^deposit$|^rating$/).filter(({ words }) => /[.;]$/.test(words));
  expect(new Set(prose.map(({ words }) => words)).size).toBeGreaterThan(60);
});

test('no two pages give a partner different payout times, licences, deposits or wagering', () => {
  const tables = tableKeys();
  const isOfMarket = (one: Claim) =>
    !one.about.startsWith('payout by') || tables.has(inMarket(one));
  const compared = about(/^(?:payout|licence|deposit|wagering|payout by .*|deposit by .*)$/);
  expect(contradictions(compared.filter(isOfMarket))).toEqual([]);
});

test('no two pages give a partner different ratings, except where nobody has rated it', () => {
  const rated = about('rating').filter(({ partner }) => !unrated.includes(partner));
  const inData = site.pages.flatMap(({ page }) =>
    ratingsInData(page).map(({ partner, rating }) => ({
      ...{ partner, about: 'rating', value: rating, market: page.market },
      ...{ page: page.path, words: 'structured data' },
    })),
  );
  expect(inData.length).toBeGreaterThan(4);
  const anywhere = [...rated, ...inData].map((one) => ({ ...one, market: 'any market' }));
  expect(contradictions(anywhere)).toEqual([]);
});

test('a partner that nobody has rated shows 5.0 in the Popular list and 0.0 everywhere else', () => {
  let shown = 0;
  for (const { page, cards, claims: onPage } of site.pages) {
    const popular = cards.filter(
      ({ element }) => element.closest('section')?.attribute('data-block') === 'popular',
    );
    for (const one of onPage) {
      if (one.about !== 'rating' || !unrated.includes(one.partner)) continue;
      const isPopular = popular.some((card) => card.claims.includes(one));
      expect(one.value, `${one.partner} on ${page.path}`).toBe(isPopular ? 5 : 0);
      shown += 1;
    }
  }
  expect(shown).toBeGreaterThan(50);
});

test('the fastest payout and the least deposit are those of a method in the partner’s own table', () => {
  for (const [what, table] of [
    ['payout', /^payout by/],
    ['deposit', /^deposit by/],
  ] as const) {
    const byMethod = Map.groupBy(about(table), ({ partner, market }) => `${partner} ${market}`);
    for (const { partner, market, value, page } of about(what)) {
      const figures = byMethod.get(`${partner} ${market}`) ?? [];
      if (figures.length === 0) continue;
      const least = Math.min(...figures.map((one) => Number(one.value)));
      expect(value, `${what} of ${partner} on ${page}`).toBe(least);
    }
  }
});

test('texts that name a method of another market agree with the table there', () => {
  const tables = tableKeys();
  const elsewhere = about(/^payout by/).filter((one) => !tables.has(inMarket(one)));
  expect(elsewhere.length).toBeGreaterThan(10);
  for (const { partner, about: what, value, page, words } of elsewhere) {
    const values = about(what)
      .filter((one) => one.partner === partner && tables.has(inMarket(one)))
      .map((one) => one.value);
    expect(values, `${partner} on ${page}: ${words}`).toContain(value);
  }
});

test('test payouts took no longer than the table says, and no less', () => {
  const tests = about(/^test payout by/);
  expect(new Set(tests.map(({ partner }) => partner))).toEqual(
    new Set(['Lucky Harbor', 'Basalt Choir']),
  );
  for (const { partner, about: what, value, words } of tests) {
    const method = what.replace('test ', '');
    const figures = (name: string) =>
      about(name).flatMap((one) => (one.partner === partner ? Number(one.value) : []));
    expect(Number(value), words).toBeLessThanOrEqual(Math.max(...figures(method)));
    expect(Number(value), words).toBeGreaterThanOrEqual(Math.min(...figures(`least ${method}`)));
  }
});

test('texts name only licences that a partner has, and the licence shown is that of the country', () => {
  const valid = (name: string) =>
    factsOf(keyNamed(name)).licences.filter(({ state }) => state === 'valid').length;
  const shown = Map.groupBy(about('licence'), ({ partner, market }) => `${partner} ${market}`);
  const held = Map.groupBy(about('valid licence'), ({ partner }) => partner);
  for (const { partner, value, market, words } of about('licensed')) {
    const countries = (held.get(partner) ?? []).map((one) => regulators[one.value]);
    // The licence for Canada isn't on any page, because the sample has no market there.
    if (value !== 'CA') expect(countries, `${partner}: ${words}`).toContain(value);
    if (value !== parentOf(market)) continue;
    for (const one of shown.get(`${partner} ${market}`) ?? [])
      expect(one.value, `${partner} on ${one.page}`).toBe(value);
  }
  for (const { partner, value, words } of about('valid licences'))
    expect(value, `${partner}: ${words}`).toBe(valid(partner));
  const ofPartner = ({ partner, value }: Claim) => `${partner}: ${value}`;
  const invalid = new Set(about('invalid licence').map(ofPartner));
  expect([...invalid]).toContain('Tulip Row: Marmara Games Inspectorate');
  expect(about('valid licence').filter((one) => invalid.has(ofPartner(one)))).toEqual([]);
});

test.each([
  ['Lucky Harbor', 'US', 12, 'US', 10, 4.7],
  ['Lucky Harbor', 'TR', 2, 'TR', 200, 4.7],
  ['Şans Çarkı', 'US', 48, 'Wren Isle Gaming Supervision', 10, 4.6],
  ['Şans Çarkı', 'TR', 1, 'TR', 50, 4.6],
  ['Tulip Row', 'TR', 48, 'Wren Isle Gaming Supervision', 50, 4.3],
  ['Chalk Whistle', 'US', 6, 'US', 5, 4.7],
  ['Chalk Whistle', 'US-X1', 6, 'US', 5, 4.7],
  ['Midnight Quarry', 'US', 2, 'US', 20, 4.5],
  ['Basalt Choir', 'US', 72, 'Wren Isle Gaming Supervision', 20, 3.5],
])('the pages on %s in %s state its facts', (partner, market, payout, licence, deposit, rating) => {
  const values = (what: string) => [
    ...new Set(
      about(what).flatMap((one) =>
        one.partner === partner && one.market === market ? [one.value] : [],
      ),
    ),
  ];
  const found = ['payout', 'licence', 'deposit', 'rating'].map(values);
  expect(found).toEqual([[payout], [licence], [deposit], [rating]]);
});

test('every page states the payout, deposit and rating of the sample’s facts', () => {
  const seen = new Set<string>();
  for (const { partner, market, about: what, value, page } of about(
    /^(?:payout|deposit|rating)$/,
  )) {
    if (unrated.includes(partner)) continue;
    const key = keyNamed(partner);
    const expected = {
      payout: () => payoutIn(key, parentOf(market)),
      deposit: () => leastDepositIn(key, parentOf(market)),
      rating: () => productOf(key).rating,
    }[what];
    expect(value, `${what} of ${partner} in ${market} on ${page}`).toBe(expected?.());
    seen.add(partner);
  }
  expect([...names].filter((name) => !seen.has(name))).toEqual(unrated);
});
