import { expect, test } from 'vitest';
import { noKeyFacts } from '#contract/catalogue/fact/known-offers.ts';
import { noOfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { texts as commonEn } from '../../../../messages/en/common.ts';
import { texts as searchEn } from '../../../../messages/en/search.ts';
import { texts as wording } from '../../../../messages/en/terms.ts';
import { offerTermsCard } from '../../../../messages/offer-terms-card.ts';
import { texts as commonTr } from '../../../../messages/tr/common.ts';
import { texts as searchTr } from '../../../../messages/tr/search.ts';
import type { SearchHits } from '../dialog/search-category.ts';
import { resultCards } from './result-card.ts';

const english = { texts: searchEn, terms: commonEn.terms, language: 'en' } as const;
const turkish = { texts: searchTr, terms: commonTr.terms, language: 'tr' } as const;
const none: SearchHits = { products: [], bonuses: [], promocodes: [] };
const highlights = {};

const product: SearchHits['products'][number] = {
  id: 7,
  slug: 'badger-bell',
  name: 'Badger Bell',
  description: null,
  rating: 4,
  categories: ['Bets', 'Bonuses'],
  icon_url: null,
  fs_label: null,
  freebet_label: null,
  pick_reason: null,
  ref_link: 'https://badger.example',
  availability: 'unknown',
  key_facts: noKeyFacts,
  highlights,
};

const partner = {
  id: 7,
  slug: 'badger-bell',
  name: 'Badger Bell',
  rating: 4.26,
  logo: null,
  ref_link: null,
};

const bonus: SearchHits['bonuses'][number] = {
  id: 3,
  title: 'Six o’clock price',
  subtitle: 'Daily',
  cta_label: 'Ring',
  link_url: null,
  image_url: '/uploads/a.webp',
  partner,
  terms: null,
  cost: null,
  highlights,
};

const promoCode: SearchHits['promocodes'][number] = {
  id: 5,
  code: 'BELL6PM',
  rarity: 'uncommon',
  market_code: 'US',
  ref_link: null,
  expires_at: null,
  image_vertical_url: null,
  image_horizontal_url: null,
  terms: null,
  cost: null,
  product: null,
  votes: null,
  highlights,
};

const productCard = (changes: Partial<typeof product> = {}, wording = english) =>
  resultCards({ ...none, products: [{ ...product, ...changes }] }, wording).products[0];
const bonusCard = (changes: Partial<typeof bonus> = {}) =>
  resultCards({ ...none, bonuses: [{ ...bonus, ...changes }] }, english).bonuses[0];
const promoCodeCard = (changes: Partial<typeof promoCode> = {}) =>
  resultCards({ ...none, promocodes: [{ ...promoCode, ...changes }] }, english).promocodes[0];

const metaOf = (card: ReturnType<typeof productCard>) => card?.meta.map(({ text }) => text);

test('a product shows its rating out of five and its categories, and links to its page', () => {
  expect(metaOf(productCard())).toEqual(['Rating 4.0/5', 'Bets, Bonuses']);
  expect(productCard()?.link).toBe('/casino/7');
  expect(metaOf(productCard({ rating: null }))?.[0]).toBe('Rating 0.0/5');
});

test('numbers are formatted in the language of the page', () => {
  const [card] = resultCards({ ...none, products: [product] }, turkish).products;
  expect(metaOf(card)?.[0]).toBe('Puan 4,0/5');
});

test('a missing description is left out', () => {
  expect(productCard()?.description).toBeUndefined();
  expect(productCard({ description: 'Rings.' })?.description?.text).toBe('Rings.');
});

test('a promo code with enough votes shows the share of voters it worked for', () => {
  const votes = { worked_percent: 92, count: 37 };
  expect(metaOf(promoCodeCard({ votes }))?.at(-1)).toBe('Worked for 92% this week');
  const [card] = resultCards(
    { ...none, promocodes: [{ ...promoCode, votes }] },
    turkish,
  ).promocodes;
  expect(metaOf(card)?.at(-1)).toBe('Bu hafta %92 oranında işe yaradı');
});

test('a bonus links to its own URL or, without one, to its partner or to the list of bonuses', () => {
  const withLink = { ...partner, ref_link: 'https://badger.example' };
  expect(bonusCard({ link_url: '/bets', partner: withLink })?.link).toBe('/bets');
  expect(bonusCard({ partner: withLink })?.link).toBe('https://badger.example');
  expect(bonusCard()?.link).toBe('/bonuses');
  expect(bonusCard({ partner: null })?.link).toBe('/bonuses');
});

test('a bonus without a title uses its partner’s name or, without a partner, its type', () => {
  expect(bonusCard()?.title.text).toBe('Six o’clock price');
  expect(bonusCard({ title: '' })?.title.text).toBe('Badger Bell');
  expect(bonusCard({ title: '', partner: null })?.title.text).toBe('Bonus offer');
});

test('a bonus shows its partner and the rating', () => {
  expect(metaOf(bonusCard())).toEqual(['Rating 4.3', 'Partner: Badger Bell']);
  expect(metaOf(bonusCard({ partner: null }))).toEqual([]);
});

test('a promo code links to its own URL or, without one, to its product or to the list of bonuses', () => {
  const ofProduct = { id: 7, slug: 'badger-bell', name: 'Badger Bell', icon_url: null };
  expect(promoCodeCard({ ref_link: 'https://b.example', product: ofProduct })?.link).toBe(
    'https://b.example',
  );
  expect(promoCodeCard({ product: ofProduct })?.link).toBe('/casino/7');
  expect(promoCodeCard()?.link).toBe('/bonuses');
});

test('a promo code shows its rarity and where it is valid', () => {
  expect(metaOf(promoCodeCard())).toEqual(['Rarity: Uncommon', 'Market: US']);
});

test('matches are marked in every line that shows them', () => {
  const card = bonusCard({ highlights: { 'partner.name': [[7, 11]] } });
  expect(card?.meta[1]?.marks).toEqual([[16, 20]]);
  const found = productCard({ highlights: { name: [[0, 2]], 'categories.1': [[0, 2]] } });
  expect(found?.title.marks).toEqual([[0, 2]]);
  expect(found?.meta[1]?.marks).toEqual([[6, 8]]);
});

test('bonuses and promo codes show their terms, if they have any', () => {
  const terms = offerTermsCard(
    { ...noOfferTerms, min_deposit: '$20', wagering: '35x' },
    { language: 'en', texts: wording },
  );
  const line = 'Min. deposit $20 · 35x wagering';
  for (const card of [bonusCard({ terms }), promoCodeCard({ terms })]) {
    expect(metaOf(card)?.at(-1)).toBe(line);
  }
  expect(metaOf(bonusCard())).not.toContain(line);
});
