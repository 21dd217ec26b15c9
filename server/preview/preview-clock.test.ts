// Runs on PostgreSQL too: its rows are copied into SQLite.
/** A preview of a later minute equals the site at that minute. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { categoryId, publishedTexts } from '../testing/app.ts';
import { named, type PreviewedSite, previewedSite } from './testing/previewed-site.ts';
import { settled } from './testing/settled-text.ts';

const now = new Date('2026-12-31T20:00:00Z');
const at = new Date('2027-01-01T00:00:00Z');
const texts = (title: string) => ({ i18n: { en: { title } } });

let given: PreviewedSite;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  given = await previewedSite({ SITE_TIMEZONE: 'UTC' }, { pages: 'built' });
  const { make } = given;
  const categories = [categoryId.casino];
  const { id: product_id } = await make.product({ ...named('Amber Fox'), categories });
  const bonus = { product_id, market_code: 'US', categories } as const;
  const [before, minute, after] = [
    '2026-12-31 23:59:59',
    '2027-01-01 00:00:00',
    '2027-01-01 00:00:01',
  ];
  await make.exclusiveBonus({ ...bonus, ...texts('Ends before'), ends_at: before });
  await make.exclusiveBonus({ ...bonus, ...texts('Ends then'), ends_at: minute });
  await make.exclusiveBonus({ ...bonus, ...texts('Begins then'), starts_at: minute });
  await make.exclusiveBonus({ ...bonus, ...texts('Begins after'), starts_at: after });
  await make.topListEntry({ product_id, market_code: 'US', starts_at: minute });
  const later = publishedTexts('Odds of the year');
  await make.contentPage({ slug: 'odds', i18n: { en: { ...later.en, publish_at: minute } } });
  const code = { product_id, market_code: 'US' } as const;
  await make.promoCode({ ...code, code: 'LANTERN-OLD', expires_at: before });
  await make.promoCode({ ...code, code: 'LANTERN-NEW', expires_at: after });
  given.changes.set(1, async () => {});
});
afterAll(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const addresses = [
  ...['/?market=US', '/casino?market=US', '/casino/1?market=US', '/bonuses?market=US'],
  ...[
    '/promocodes?market=US',
    '/search?q=lantern&market=US',
    '/guides',
    '/guides/odds',
    '/follow.xml?about=product-1&market=US',
  ],
  ...['/tr/bonuses?market=US', '/sitemap.xml', '/api/search?q=lantern&market=US'],
  ...['/api/search?q=begins&market=US', '/api/bonuses?market=US', '/api/promocodes?market=US'],
  ...['/api/top?market=US&category=casino', '/api/products?market=US&licence=any'],
];

async function crawl(headers: Record<string, string> = {}) {
  const found = new Map<string, string>();
  for (const url of addresses) {
    const { body, statusCode } = await given.app.inject({ url, headers });
    found.set(url, `${statusCode} ${settled(body)}`);
  }
  return found;
}

test('everything that starts, ends or is published follows the previewed minute', async () => {
  const live = await crawl();
  const { cookie } = await given.previewOf(1, at);
  const previewed = await crawl({ cookie });
  const { body } = await given.app.inject({ url: '/', headers: { cookie } });
  vi.setSystemTime(at);
  const then = await crawl();
  const differing = (other: Map<string, string>) =>
    addresses.filter((url) => previewed.get(url) !== other.get(url));
  expect(differing(then)).toEqual([]);
  expect(differing(live).length).toBeGreaterThan(10);

  const bonuses = previewed.get('/api/bonuses?market=US') ?? '';
  const seen = ['Ends before', 'Ends then', 'Begins then', 'Begins after'].filter((title) =>
    bonuses.includes(title),
  );
  expect(seen).toEqual(['Begins then']);
  expect(previewed.get('/guides/odds')).toContain('Odds of the year');
  expect(previewed.get('/api/search?q=lantern&market=US')).toContain('LANTERN-NEW');
  expect(previewed.get('/api/search?q=lantern&market=US')).not.toContain('LANTERN-OLD');
  expect(previewed.get('/guides/odds')).toContain('© 2027');
  expect(body).toContain('as of 1 January 2027 at 00:00. Nothing here is live.');
});
