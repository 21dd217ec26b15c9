import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  given = await testApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const search = async (q: string, lang = 'en') => {
  const input = encodeURIComponent(JSON.stringify({ q, lang }));
  return (await given.call('GET', `/trpc/catalogue.contentPageSearch?input=${input}`)).body.result
    .data;
};
const titles = async (q: string, lang = 'en') =>
  (await search(q, lang)).items.map(({ title }: { title: string }) => title);
const body = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});
const texts = (title: string, publish_at: string | null, words = title) => ({
  title,
  publish_at,
  body: body(words),
});

test('finds guides and reviews by their text, despite typos, and right after every write', async () => {
  const guide = await given.make.contentPage({
    slug: 'odds',
    i18n: { en: texts('What odds say', '2026-05-01 00:00:00', 'A bookmaker keeps a margin') },
  });
  const { items, total } = await search('odds');
  expect([total, items]).toEqual([
    1,
    [
      expect.objectContaining({
        id: guide.id,
        path: '/guides/odds',
        highlights: { title: [[5, 9]] },
      }),
    ],
  ]);
  expect(await titles('bokmaker')).toEqual(['What odds say']);
  await given.call('PUT', `/admin/pages/${guide.id}`, {
    ...guide,
    i18n: { en: texts('Margins', '2026-05-01 00:00:00') },
  });
  expect([await titles('bookmaker'), await titles('margins')]).toEqual([[], ['Margins']]);
  await given.call('DELETE', `/admin/pages/${guide.id}`);
  expect(await search('margins')).toEqual({ items: [], total: 0 });
});

test('does not find pages that aren’t published in the language', async () => {
  await given.make.contentPage({
    slug: 'odds',
    i18n: {
      en: texts('Odds', '2026-05-01 00:00:00'),
      tr: texts('Oranlar', '2026-06-01 12:01:00'),
    },
  });
  await given.make.contentPage({ slug: 'draft', i18n: { en: texts('Odds draft', null) } });
  await given.make.contentPage({
    slug: 'later',
    i18n: { en: texts('Odds later', '2026-06-01 12:01:00') },
  });
  expect(await titles('odds')).toEqual(['Odds']);
  expect(await search('oranlar', 'tr')).toEqual({ items: [], total: 0 });
  vi.setSystemTime(new Date('2026-06-01T12:01:00Z'));
  expect(await titles('odds')).toEqual(['Odds', 'Odds later']);
  expect(await titles('oranlar', 'tr')).toEqual(['Oranlar']);
});

test('does not find other pages, and catalogue search is unaffected', async () => {
  expect(await search('privacy')).toEqual({ items: [], total: 0 });
  await given.make.contentPage({
    slug: 'odds',
    i18n: { en: texts('Odds', '2026-05-01 00:00:00') },
  });
  const { body } = await given.call('GET', '/search?q=odds');
  expect([body.totals, Object.keys(body.results)]).toEqual([
    { products: 0, bonuses: 0, promocodes: 0 },
    ['products', 'bonuses', 'promocodes'],
  ]);
});
