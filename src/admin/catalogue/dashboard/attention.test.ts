import { expect, test } from 'vitest';
import type { Dashboard } from '#contract/catalogue/dashboard.ts';
import { mapMissingFields, missingFields } from '#contract/catalogue/missing-field.ts';
import { maxInquiries } from '#contract/visitor/inquiry.ts';
import { texts } from '../../../../messages/en/admin/admin.ts';
import { attentionOf } from './attention.ts';

const nothing = { total: 0, items: [] };
const calm = {
  notices: [],
  expiring_promocodes: nothing,
  products_missing: mapMissingFields(() => nothing),
  hidden_blocks: [],
  missed_searches: nothing,
  unread_reports: { total: 0, items: [] },
  unread_inquiries: 0,
  kept_inquiries: 0,
  search: { engine: 'embedded' as const, status: 'ok' as const, pending: 0 },
  changes: [],
};

test.each([
  [0, 0],
  [maxInquiries * 0.9 - 1, 0],
  [maxInquiries * 0.9, 1],
  [maxInquiries, 1],
])('an inbox with %i messages shows %i warnings', (kept_inquiries, times) => {
  const found = attentionOf({ ...calm, kept_inquiries }, missingFields, undefined, texts);
  expect(found).toHaveLength(times);
  for (const { title, count, to } of found) {
    expect({ title, count, to }).toEqual({
      title: expect.stringContaining('holds at most 10,000'),
      count: kept_inquiries,
      to: { to: '/admin/inbox' },
    });
  }
});

const titles = (dashboard: Partial<Dashboard>) =>
  attentionOf({ ...calm, ...dashboard }, missingFields, undefined, texts).map(({ title }) => title);

test('nothing is shown when nothing needs attention', () => {
  expect(titles({})).toEqual([]);
});

test('a translation into a language without pages is not missing', () => {
  const one = { total: 1, items: [{ id: 1, name: 'Fig' }] };
  const dashboard = { ...calm, products_missing: { ...calm.products_missing, turkish: one } };
  expect(attentionOf(dashboard, missingFields, undefined, texts)).toHaveLength(1);
  expect(attentionOf(dashboard, ['image', 'rating'], undefined, texts)).toEqual([]);
});

test('the most urgent item comes first', () => {
  const one = { total: 1, items: [] };
  expect(
    titles({
      search: { engine: 'meilisearch', status: 'degraded', pending: 3 },
      unread_inquiries: 1,
      expiring_promocodes: one,
      products_missing: {
        ...mapMissingFields(() => nothing),
        image: one,
        rating: one,
        turkish: one,
      },
      hidden_blocks: [{ page: 'bets', block_key: 'top' }],
      missed_searches: one,
    }),
  ).toEqual([
    expect.stringContaining('Search is degraded'),
    'Unread messages and applications',
    'Promo codes expiring within 7 days',
    'Products without an image',
    'Products without a rating',
    'Products missing Turkish',
    'Hidden page blocks',
    'Searches with no results in the last 7 days',
  ]);
});

test('incomplete products link to a list filtered by the missing field, and each one to its form', () => {
  const rating = { total: 2, items: [{ id: 7, name: 'Bare Quince' }] };
  const [row] = attentionOf(
    { ...calm, products_missing: { ...calm.products_missing, rating } },
    missingFields,
    undefined,
    texts,
  );
  expect(row).toMatchObject({
    count: 2,
    to: { to: '/admin/products', search: { missing: 'rating' } },
    items: [{ name: 'Bare Quince', to: { params: { id: '7' } } }],
  });
});

test('expiring codes are listed with the time they have left', () => {
  const code = {
    id: 3,
    code: 'SOONEST',
    market_code: 'US' as const,
    expires_at: '2026-11-22 00:00:00',
  };
  const expiring_promocodes = {
    total: 2,
    items: [
      { ...code, product_name: 'Fig' },
      { ...code, id: 4, product_name: null },
    ],
  };
  const [row] = attentionOf(
    { ...calm, expiring_promocodes },
    missingFields,
    '2026-11-20 12:00:00',
    texts,
  );
  expect(row?.items.map(({ note, status }) => [note, status?.label])).toEqual([
    ['Fig, US', 'Expires in 1 d'],
    ['US', 'Expires in 1 d'],
  ]);
});

test('a missed search shows how often it was made, and links to similar products', () => {
  const search = { lang: 'en' as const, market_code: 'US' as const, last_day: '2026-11-20' };
  const missed_searches = {
    total: 2,
    items: [
      { ...search, query: 'zeppelin', searches: 2 },
      { ...search, query: 'quixotic', searches: 1 },
    ],
  };
  const [row] = attentionOf({ ...calm, missed_searches }, missingFields, undefined, texts);
  expect(row?.items).toMatchObject([
    { name: 'zeppelin', note: '2 times', to: { search: { q: 'zeppelin' } } },
    { name: 'quixotic', note: 'once' },
  ]);
});
