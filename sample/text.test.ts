import { expect, test } from 'vitest';
import { bannerDraft } from '#contract/catalogue/banner.ts';
import { exclusiveBonusDraft } from '#contract/catalogue/exclusive-bonus.ts';
import { loadCatalogue } from '../server/sample/read-catalogue.ts';

const { products, banners, exclusiveBonuses } = loadCatalogue();

type Texts = Record<string, string | null>;
const pairs: { en: Texts; tr: Texts }[] = [...products, ...banners, ...exclusiveBonuses].map(
  ({ i18n }) => i18n,
);

test('Turkish text is not a copy of the English', () => {
  for (const { en, tr } of pairs) {
    for (const [field, text] of Object.entries(tr)) {
      if (text !== null) expect(text).not.toBe(en[field]);
    }
  }
});

test('every banner and bonus has a different English text', () => {
  const fallback = [bannerDraft, exclusiveBonusDraft].map(({ shape }) => shape.i18n.parse({}).en);
  for (const { i18n, key } of [...banners, ...exclusiveBonuses]) {
    expect(
      fallback.map(({ title }) => title),
      key,
    ).not.toContain(i18n.en.title);
    expect(
      fallback.map(({ subtitle }) => subtitle),
      key,
    ).not.toContain(i18n.en.subtitle);
  }
});

test('nearly every product has a Turkish description, and a few have none', () => {
  const missing = products.filter(({ i18n }) => i18n.tr.description === null);
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.length).toBeLessThanOrEqual(5);
});

test('a description has two to four sentences, in both languages', () => {
  const sentences = (text: string) => text.split(/[.!?]”?(?:\s|$)/).filter(Boolean).length;
  for (const { i18n } of products) {
    for (const { description } of [i18n.en, i18n.tr]) {
      if (description === null) continue;
      expect(sentences(description), description).toBeGreaterThanOrEqual(2);
      expect(sentences(description), description).toBeLessThanOrEqual(4);
    }
  }
});

test('no two descriptions start the same way', () => {
  for (const lang of ['en', 'tr'] as const) {
    const beginnings = products
      .map(({ i18n }) => i18n[lang].description)
      .filter((description) => description !== null)
      .map((description) => description.split(' ').slice(0, 3).join(' '));
    expect(new Set(beginnings).size).toBe(beginnings.length);
  }
});

test('no text promises a win', () => {
  const promise = /risk.?free|guarantee|sure win|risksiz|garanti|kesin kazan|kazandır/i;
  const texts = pairs.flatMap(({ en, tr }) => [...Object.values(en), ...Object.values(tr)]);
  for (const text of texts) expect(text ?? '').not.toMatch(promise);
});
