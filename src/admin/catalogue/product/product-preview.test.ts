import { expect, test } from 'vitest';
import { noFacts } from '#contract/catalogue/fact/product-facts.ts';
import type { ProductDraft } from '#contract/catalogue/product.ts';
import { noScore } from '#contract/catalogue/score/product-score.ts';
import { inEachLanguage } from '#contract/language.ts';
import { productCardOf } from './product-preview.tsx';

const noTexts = {
  name: null,
  description: null,
  fs_label: null,
  freebet_label: null,
  pick_reason: null,
};

const draft: ProductDraft = {
  slug: null,
  rating: 4.2,
  ref_link: null,
  click_parameter: null,
  icon_url: null,
  images: [],
  markets: [],
  facts: noFacts,
  score: noScore,
  categories: [1],
  i18n: {
    ...inEachLanguage(() => noTexts),
    en: { ...noTexts, name: 'Heather Stoat', fs_label: '40 free spins' },
  },
};

test('a card shows what is entered', () => {
  expect(productCardOf(draft, 'en', ['Casino'])).toMatchObject({
    name: 'Heather Stoat',
    fs_label: '40 free spins',
    rating: 4.2,
    categories: ['Casino'],
  });
});

test('a Turkish card falls back to English if the Turkish text is empty', () => {
  const tr = { ...noTexts, name: 'Funda Kakımı' };
  const card = productCardOf({ ...draft, i18n: { ...draft.i18n, tr } }, 'tr', []);
  expect(card).toMatchObject({ name: 'Funda Kakımı', fs_label: '40 free spins' });
  expect(productCardOf(draft, 'tr', []).name).toBe('Heather Stoat');
});

test('a card without a name has a placeholder', () => {
  const i18n = { ...draft.i18n, en: { ...noTexts, name: '' } };
  expect(productCardOf({ ...draft, i18n }, 'en', []).name).toBe('…');
});
