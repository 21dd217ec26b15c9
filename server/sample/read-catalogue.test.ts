import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceStates } from '#contract/catalogue/fact/product-facts.ts';
import { rarities } from '#contract/catalogue/promo-code.ts';
import { paymentKinds } from '#contract/catalogue/vocabulary/payment-method.ts';
import { projectFile } from '../../db/project-file.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { loadCatalogue } from './read-catalogue.ts';

const { products, banners, exclusiveBonuses, topLists, promoCodes, ...vocabularies } =
  loadCatalogue();
const { regulators, paymentMethods, providers, facts } = vocabularies;
const promotions = [...banners, ...exclusiveBonuses];
const categories = ['casino', 'bets', 'bonuses'];

/** Copies the catalogue and introduces one error. */
function mistaken(file: string, right: string | RegExp, wrong: string): string {
  const folder = temporaryFolder();
  cpSync(projectFile('sample'), folder, {
    recursive: true,
    filter: (path) => !path.includes('image'),
  });
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(right);
  writeFileSync(join(folder, file), text.replace(right, wrong));
  return folder;
}

test.each([
  ['product.json', '4.7', '5.7', 'product.json, lucky-harbor.rating: '],
  [
    'product.json',
    '"rating"',
    '"ratign"',
    'product.json, lucky-harbor: Unrecognized key: "ratign"',
  ],
  ['product.json', '"lucky-harbor"', '"Lucky Harbor"', 'Lucky Harbor: A key consists of a-z'],
  [
    'product.en.json',
    '"name": "Lucky Harbor",',
    '',
    'product.en.json, lucky-harbor.name: Enter the name in English',
  ],
  ['product.tr.json', '"lucky-harbor"', '"lucky-harbour"', 'Unrecognized key: "lucky-harbour"'],
  ['banner.tr.json', '"title"', '"titel"', 'nights-by-the-water: Unrecognized key: "titel"'],
  [
    'banner.json',
    '"product": "lucky-harbor"',
    '"product": "lucky-harbour"',
    'banner.json, nights-by-the-water.product: Is not a key of product.json',
  ],
  ['exclusive-bonus.en.json', /"subtitle": "/, `$&${'long '.repeat(60)}`, '.subtitle: Must be at'],
  [
    'promo-code.json',
    '"wagering": 30,',
    '"wager": 30,',
    'harbor20.terms.numbers: Unrecognized key',
  ],
  ['promo-code.json', '"common"', '"usual"', 'promo-code.json, harbor20.rarity: '],
  [
    'top-list.json',
    '"lucky-harbor"',
    '"lucky-harbour"',
    'top-list.json, 0.products.0: Is not a key',
  ],
  [
    'vocabulary/regulator.json',
    '"GB"',
    '"UK"',
    'vocabulary/regulator.json, larkmoor.country: Must be an ISO 3166-1 country code',
  ],
  ['top-list.json', ']', '', 'top-list.json of the sample catalogue is not valid JSON'],
])('an error in %s is reported with its place: %s', (file, right, wrong, message) => {
  expect(() => loadCatalogue(mistaken(file, right, wrong))).toThrow(message);
});

test('a language without a file has no translations yet', () => {
  const folder = mistaken('product.tr.json', '{', '{');
  rmSync(join(folder, 'product.tr.json'));
  const nothing = {
    name: null,
    description: null,
    fs_label: null,
    freebet_label: null,
    pick_reason: null,
  };
  expect(loadCatalogue(folder).products[0]?.i18n.tr).toEqual(nothing);
});

test('the sample has 60 products, 24 bonuses and 40 codes', () => {
  expect(products).toHaveLength(60);
  expect(exclusiveBonuses).toHaveLength(24);
  expect(promoCodes).toHaveLength(40);
  expect(banners.length).toBeGreaterThanOrEqual(12);
  expect(new Set(products.map(({ i18n }) => i18n.en.name)).size).toBe(60);
});

test('the sample has regulators, payment methods of every kind and game providers', () => {
  expect([regulators.length, paymentMethods.length, providers.length]).toEqual([6, 8, 10]);
  expect(new Set(paymentMethods.map(({ kind }) => kind))).toEqual(
    new Set(paymentKinds.filter((kind) => kind !== 'other')),
  );
  for (const { register_url } of regulators) {
    expect(new URL(register_url ?? '').hostname).toMatch(/\.example$/);
  }
});

const markets = ['US', 'TR'];

test('every category has a top list in every market, the first longer than two pages', () => {
  const lengths = categories.flatMap((category) =>
    markets.map((market) =>
      topLists
        .filter((list) => list.category === category && list.market_code === market)
        .reduce((sum, list) => sum + list.products.length, 0),
    ),
  );
  expect(lengths[0]).toBeGreaterThanOrEqual(14);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(6);
});

test('a top list’s products belong to its category', () => {
  for (const list of topLists) {
    for (const listed of list.products) {
      expect(products.find(({ key }) => key === listed)?.categories).toContain(list.category);
    }
  }
});

const inCategory = (category: string) =>
  products.filter((product) => product.categories.includes(category)).map(({ key }) => key);
const placesIn = (list: string[], keys: string[]) => keys.map((key) => list.indexOf(key));

test('all rankings agree: top lists keep their category’s order, and casino lists its first three', () => {
  for (const { category, products: listed } of topLists) {
    const places = placesIn(inCategory(category), listed);
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    if (category === 'casino') expect(places.slice(0, 3)).toEqual([0, 1, 2]);
  }
});

test('ratings never rise along a list, and partners without one come last', () => {
  for (const list of [...topLists.map((list) => list.products), ...categories.map(inCategory)]) {
    const ratings = list.map((key) => products.find((one) => one.key === key)?.rating ?? -1);
    expect(ratings).toEqual(ratings.toSorted((left, right) => right - left));
  }
});

test('every list starts with a partner that editors give a reason for, in both languages', () => {
  for (const [first] of topLists.map((list) => list.products)) {
    const i18n = products.find(({ key }) => key === first)?.i18n;
    expect(i18n?.en.pick_reason, first).toBeTruthy();
    expect(i18n?.tr.pick_reason, first).toBeTruthy();
  }
});

test('codes have every rarity, and some are expired, expiring soon or hidden', () => {
  expect(new Set(promoCodes.map(({ rarity }) => rarity))).toEqual(new Set(rarities));
  const ending = (from: number, to: number) =>
    promoCodes.filter(({ days_left }) => days_left !== null && days_left >= from && days_left < to);
  for (const some of [
    ending(Number.NEGATIVE_INFINITY, 0),
    ending(0, 4),
    promoCodes.filter(({ days_left }) => days_left === null),
    promoCodes.filter(({ is_active }) => !is_active),
    ...markets.map((market) => promoCodes.filter(({ market_code }) => market_code === market)),
  ]) {
    expect(some.length).toBeGreaterThanOrEqual(3);
  }
});

test('banners and bonuses cover both markets and all categories, and some are hidden', () => {
  for (const entries of [banners, exclusiveBonuses]) {
    expect(entries.some(({ is_active }) => is_active === 0)).toBe(true);
    for (const market of markets) {
      const shown = entries.filter((one) => one.is_active && one.market_code === market);
      expect(new Set(shown.flatMap((one) => one.categories))).toEqual(new Set(categories));
    }
  }
});

test('banners link to this site, to other sites and to products', () => {
  const links = banners.map(({ link_url }) => link_url?.replace(/\/.*/, '') ?? 'product');
  expect(new Set(links)).toEqual(new Set(['', 'https:', 'product']));
});

test('partners have hosts that nobody can own', () => {
  const links = [
    ...[...products, ...promoCodes].map(({ ref_link }) => ref_link),
    ...promotions.map(({ link_url }) => link_url),
  ].filter((link) => link?.startsWith('http'));
  for (const link of links) expect(new URL(link ?? '').hostname).toMatch(/\.example$/);
});

test('every bonus and code says what it gives, to whom, and when that was last checked', () => {
  for (const { key, terms } of [...exclusiveBonuses, ...promoCodes]) {
    const { value, eligibility } = terms.i18n.en;
    expect(terms.kind, key).not.toBeNull();
    expect(value?.length, key).toBeLessThanOrEqual(30);
    expect(eligibility, key).toMatch(/(18|21)\+$/);
    expect(terms.i18n.tr.value?.length ?? 0, key).toBeLessThanOrEqual(36);
  }
  const untranslated = promoCodes.filter(({ terms }) => terms.i18n.tr.value === null);
  expect(untranslated).toEqual([]);
});

test('a few products have no rating yet', () => {
  expect(products.filter(({ rating }) => rating === null).length).toBeGreaterThanOrEqual(3);
});

test('partners have facts of every kind, some of them out of date or with a licence that is not valid', () => {
  const all = [...facts.values()];
  expect([...facts.keys()].filter((key) => !products.some((one) => one.key === key))).toEqual([]);
  const licences = all.flatMap((one) => one.licences);
  expect(new Set(licences.map(({ state }) => state))).toEqual(new Set(licenceStates));
  const payments = all.flatMap((one) => one.payments);
  expect(new Set(payments.map(({ method }) => method))).toEqual(
    new Set(paymentMethods.map(({ key }) => key)),
  );
  for (const market of markets) {
    expect(payments.filter(({ market_code }) => market_code === market).length).toBeGreaterThan(9);
  }
  const old = all.filter(({ checked_days_ago }) => checked_days_ago > 180);
  expect(old.length).toBeGreaterThanOrEqual(1);
  expect(old.length).toBeLessThan(all.length / 4);
});
