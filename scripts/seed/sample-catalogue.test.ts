import { beforeAll, expect, test } from 'vitest';
import { bannerDraft } from '#contract/banner.ts';
import { exclusiveBonusDraft } from '#contract/exclusive-bonus.ts';
import { markets } from '#contract/field.ts';
import { productDraft } from '#contract/product.ts';
import { promoCodeDraft, rarities } from '#contract/promo-code.ts';
import { topListEntryDraft } from '#contract/top-list-entry.ts';
import { categories, recordSampleCatalogue } from './testing.ts';

const now = new Date('2026-05-17T10:30:00Z');
type Recorded = Awaited<ReturnType<typeof recordSampleCatalogue>>;
let sample: Recorded;

beforeAll(async () => {
  sample = await recordSampleCatalogue(now);
});

test('the sample has 60 brands, 24 bonuses and 40 codes', () => {
  expect(sample.products).toHaveLength(60);
  expect(sample.exclusiveBonuses).toHaveLength(24);
  expect(sample.promoCodes).toHaveLength(40);
  expect(sample.banners.length).toBeGreaterThanOrEqual(12);
  expect(new Set(sample.products.map(({ i18n }) => i18n.en.name)).size).toBe(60);
});

test('every draft is one that the contract takes as it is', () => {
  const schemas = [
    [productDraft, sample.products],
    [bannerDraft, sample.banners],
    [exclusiveBonusDraft, sample.exclusiveBonuses],
    [topListEntryDraft, sample.topListEntries],
    [promoCodeDraft, sample.promoCodes],
  ] as const;
  for (const [schema, drafts] of schemas) {
    for (const draft of drafts) expect(schema.parse(draft)).toEqual(draft);
  }
});

test('each category has a top list in each market, the first of them longer than two pages', () => {
  const lengths = categories.flatMap(({ id }) =>
    markets.map(
      (market) =>
        sample.topListEntries.filter(
          ({ category_id, market_code }) => category_id === id && market_code === market,
        ).length,
    ),
  );
  expect(lengths[0]).toBeGreaterThanOrEqual(14);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(6);
});

test('what stands on a top list belongs to that category', () => {
  for (const { product_id, category_id } of sample.topListEntries) {
    expect(sample.products[product_id - 1]?.categories).toContain(category_id);
  }
});

test('codes are of every rarity, and some have ended, end soon, are hidden or stand alone', () => {
  const { promoCodes } = sample;
  expect(new Set(promoCodes.map(({ rarity }) => rarity))).toEqual(new Set(rarities));
  const ends = (from: string, to: string) =>
    promoCodes.filter(({ expires_at }) => expires_at && expires_at > from && expires_at < to);
  expect(ends('2000', '2026-05-17').length).toBeGreaterThanOrEqual(3);
  expect(ends('2026-05-17', '2026-05-21').length).toBeGreaterThanOrEqual(3);
  for (const some of [
    promoCodes.filter(({ expires_at }) => expires_at === null),
    promoCodes.filter(({ is_active }) => !is_active),
    promoCodes.filter(({ product_id }) => product_id === null),
    ...markets.map((market) => promoCodes.filter(({ market_code }) => market_code === market)),
  ]) {
    expect(some.length).toBeGreaterThanOrEqual(3);
  }
});

test('banners and bonuses cover both markets and all categories, and some are hidden', () => {
  for (const promotions of [sample.banners, sample.exclusiveBonuses]) {
    expect(promotions.some(({ is_active }) => is_active === 0)).toBe(true);
    for (const market of markets) {
      const shown = promotions.filter((one) => one.is_active && one.market_code === market);
      expect(new Set(shown.flatMap((one) => one.categories)).size).toBe(3);
    }
  }
});

test('banners lead inside, outside and to a product', () => {
  const links = sample.banners.map(({ link_url }) => link_url?.replace(/\/.*/, '') ?? 'product');
  expect(new Set(links)).toEqual(new Set(['', 'https:', 'product']));
});

test('partners live at addresses that nobody can own', () => {
  const links = [
    ...sample.products.map(({ ref_link }) => ref_link),
    ...sample.promoCodes.map(({ ref_link }) => ref_link),
    ...[...sample.banners, ...sample.exclusiveBonuses].map(({ link_url }) => link_url),
  ].filter((link) => link?.startsWith('http'));
  for (const link of links) expect(new URL(link ?? '').hostname).toMatch(/\.example$/);
});

test('the same time gives the same catalogue', async () => {
  expect(await recordSampleCatalogue(now)).toEqual(sample);
});
