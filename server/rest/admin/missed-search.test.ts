/** Searches without results are counted by day, and editors read the counts. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../../db/open.ts';
import { allRows } from '../../../db/testing/database.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { trpcClient } from '../../testing/trpc.ts';

let given: TestApp;

beforeEach(async () => {
  given = await testApp({ SITE_TIMEZONE: 'Pacific/Kiritimati' });
  await given.make.product({ i18n: { en: { name: 'Lucky Harbor' } } });
});

afterEach(() => given.app.close());

const search = async (query: string) => {
  const answer = await given.call('GET', `/search?${query}`);
  expect(answer.status).toBe(200);
  return answer;
};

const missed = async (query = '') =>
  (await given.call('GET', `/admin/missed-searches?${query}`)).body;

test('counts every search without results, combining different spellings', async () => {
  for (const q of ['zeppelin', 'zeppelin', 'ZEPPELIN', '%20Zeppelin%20%20']) await search(`q=${q}`);
  await search('q=quixotic');
  const { items, total } = await missed();
  expect(items).toEqual([
    expect.objectContaining({ query: 'zeppelin', lang: 'en', market_code: 'US', searches: 4 }),
    expect.objectContaining({ query: 'quixotic', searches: 1 }),
  ]);
  expect(total).toBe(2);
});

test('counts languages and markets separately', async () => {
  for (const where of ['', '&lang=tr', '&market=TR', '&lang=tr-TR&market=TR']) {
    await search(`q=zeppelin${where}`);
  }
  const { items } = await missed();
  expect(items).toHaveLength(4);
  expect(items.every(({ searches }: { searches: number }) => searches === 1)).toBe(true);
});

test('does not count searches that have results, are limited to one list or may be personal', async () => {
  await search('q=lucky');
  await search('q=zeppelin&type=products');
  await search('q=someone@example.com');
  await search('q=zq');
  expect(await missed()).toEqual({ items: [], total: 0, limit: 50, offset: 0 });
});

test('does not count a search whose page hasn’t been opened yet', async () => {
  for (const purpose of ['prefetch', 'prefetch;prerender']) {
    const ahead = { 'sec-purpose': purpose };
    for (const q of ['zeppelin', 'zeppelin&deposit=50']) {
      await given.call('GET', `/search?q=${q}`, undefined, { headers: ahead });
      const input = encodeURIComponent(JSON.stringify({ q: 'zeppelin' }));
      const url = `/api/trpc/catalogue.search?input=${input}`;
      expect((await given.app.inject({ url, headers: ahead })).statusCode).toBe(200);
    }
  }
  expect((await missed()).total).toBe(0);
  await search('q=zeppelin');
  await given.call('GET', '/search?q=zeppelin', undefined, {
    headers: { 'sec-purpose': 'prefetch' },
  });
  expect((await missed()).items).toEqual([expect.objectContaining({ searches: 1 })]);
});

test('tRPC counts and lists like REST', async () => {
  const client = trpcClient(given);
  await client.catalogue.search.query({ q: 'zeppelin' });
  await search('q=zeppelin');
  const listed = await client.admin.missedSearch.list.query({});
  expect(listed).toEqual(await missed());
  expect(listed.items).toEqual([expect.objectContaining({ query: 'zeppelin', searches: 2 })]);
});

test('the list is paged, and its days are in the site’s time zone', async () => {
  for (const q of ['zeppelin', 'zeppelin', 'quixotic']) await search(`q=${q}`);
  expect(await missed('limit=1&offset=1&days=1')).toMatchObject({
    items: [{ query: 'quixotic' }],
    total: 2,
    limit: 1,
    offset: 1,
  });
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Kiritimati' }).format();
  expect((await missed()).items[0].last_day).toBe(today);
  for (const days of ['0', '91', 'x', '']) {
    expect((await given.call('GET', `/admin/missed-searches?days=${days}`)).status).toBe(400);
  }
});

test('counting neither invalidates cached responses nor adds to the change log', async () => {
  await search('q=lucky');
  const version = given.database.version.current();
  const changes = await allRows(given.db, 'change');
  await search('q=zeppelin');
  await missed();
  expect(await allRows(given.db, 'missed_search')).toHaveLength(1);
  expect(given.database.version.current()).toBe(version);
  expect(await allRows(given.db, 'change')).toEqual(changes);
});

test('stores only the query, its day, language, market and count', async () => {
  await search('q=zeppelin');
  await missed();
  const [row] = await allRows(given.db, 'missed_search');
  expect(Object.keys(row ?? {})).toEqual(['day', 'lang', 'market_code', 'query', 'searches']);
});

test('writes searches counted just before the server stops', async () => {
  await search('q=zeppelin');
  await given.app.close();
  const { db, close } = await openDatabase(given.database.address);
  expect(await allRows(db, 'missed_search')).toHaveLength(1);
  await close();
});

test('writes searches later if they could not be written', async () => {
  await search('q=zeppelin');
  await given.db.schema.alterTable('missed_search').renameTo('away').execute();
  expect((await given.call('GET', '/admin/missed-searches')).status).toBe(503);
  await given.db.schema.alterTable('away').renameTo('missed_search').execute();
  expect((await missed()).items).toEqual([expect.objectContaining({ query: 'zeppelin' })]);
});
