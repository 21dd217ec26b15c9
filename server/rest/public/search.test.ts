/** Universal search over REST validates its query and returns the contract's fields. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';
import { trpcClient } from '../../testing/trpc.ts';

let given: TestApp;

beforeAll(async () => {
  given = await testApp();
  const { make } = given;
  const i18n = {
    en: { name: 'Lucky Harbor', description: 'Slots by the sea' },
    tr: { name: 'Şans Limanı' },
  };
  const { id } = await make.product({ i18n, rating: 4.5, categories: [1] });
  for (const market_code of ['US', 'TR'] as const) {
    const title = { i18n: { en: { title: `Harbor bonus ${market_code}` } } };
    await make.exclusiveBonus({ ...title, market_code, product_id: id });
    await make.exclusiveBonus({ ...title, market_code, is_active: 0 });
    await make.promoCode({ code: `HARBOR${market_code}`, market_code, product_id: id });
    await make.promoCode({ code: `HARBORHIDDEN${market_code}`, market_code, is_active: false });
    await make.promoCode({
      code: `HARBORPAST${market_code}`,
      market_code,
      expires_at: '2020-01-01 00:00:00',
    });
  }
  for (let made = 0; made < 60; made += 1) {
    await make.product({ i18n: { en: { name: `Lighthouse ${made}` } } });
  }
});

afterAll(() => given.app.close());

const search = async (query: string) => (await given.call('GET', `/search?${query}`)).body;
const counts = ({ results }: { results: Record<string, unknown[]> }) =>
  Object.values(results).map((list) => list.length);

const types = ['products', 'bonuses', 'promocodes'];

test('a response has exactly the fields of the contract', async () => {
  const body = await search('q=harbor');
  expect(Object.keys(body)).toEqual(['query', 'results', 'filters', 'totals', 'took_ms']);
  expect(body.query).toBe('harbor');
  expect(body.took_ms).toBeTypeOf('number');
  expect(Object.keys(body.results)).toEqual(types);
  expect(body.totals).toEqual({ products: 1, bonuses: 1, promocodes: 1 });
  expect(counts(body)).toEqual([1, 1, 1]);
});

test.each([
  ['products', '/products/1', ['images', 'bonuses', 'promocodes', 'facts', 'score']],
  ['bonuses', '/bonuses', []],
  ['promocodes', '/promocodes', []],
] as const)('%s are the items in the public lists, plus highlights', async (type, path, parts) => {
  const [found] = (await search('q=harbor')).results[type];
  const { highlights, ...card } = found;
  const body = (await given.call('GET', path)).body;
  const listed = { ...(body.items ? body.items[0] : body) };
  for (const part of parts) delete listed[part];
  expect(card).toStrictEqual(listed);
  expect(Object.keys(highlights).length).toBeGreaterThan(0);
});

test.each(['harbor', 'lukcy', 'lucky har', 'sea'])(
  'the matches of %s are highlighted',
  async (q) => {
    const { results } = await search(`q=${q}`);
    for (const found of types.flatMap((type) => results[type])) {
      for (const [path, spans] of Object.entries(
        found.highlights as Record<string, [number, number][]>,
      )) {
        const text = path.split('.').reduce((value, name) => value[name], found);
        expect(text).toBeTypeOf('string');
        let end = -1;
        for (const [from, to] of spans) {
          expect(from).toBeGreaterThan(end);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
          end = to;
        }
      }
    }
  },
);

test.each(types)('type=%s leaves the other lists empty', async (type) => {
  const { results } = await search(`q=harbor&type=${type}`);
  expect(results[type]).toHaveLength(1);
  expect(types.filter((other) => results[other].length > 0)).toEqual([type]);
});

test('the limit applies to each list, and totals count all hits', async () => {
  for (const [limit, length] of [
    [1, 1],
    [8, 8],
    [50, 50],
  ] as const) {
    const body = await search(`q=lighthouse&limit=${limit}`);
    expect([body.results.products.length, body.totals.products]).toEqual([length, 60]);
  }
  expect(counts(await search('q=lighthouse'))).toEqual([8, 0, 0]);
});

test('a search finds records of its market, except hidden or expired ones', async () => {
  const { results } = await search('q=harbor&market=TR&limit=50');
  expect(results.bonuses.map(({ title }: { title: string }) => title)).toEqual(['Harbor bonus TR']);
  expect(results.promocodes.map(({ code }: { code: string }) => code)).toEqual(['HARBORTR']);
  for (const q of ['harborhidden', 'harborpast']) {
    expect(
      (await search(`q=${q}&market=TR`)).results.promocodes.map(
        ({ code }: { code: string }) => code,
      ),
    ).not.toContain(q.toUpperCase());
  }
});

test('searches and returns the requested language', async () => {
  const { results } = await search(`q=${encodeURIComponent('şans limani')}&lang=tr-TR`);
  expect(results.products[0]).toMatchObject({
    name: 'Şans Limanı',
    description: 'Slots by the sea',
  });
});

describe('the query', () => {
  test.each(['', '%20%20', 'a', '%20a%20', '%C5%9F'])('"%s" is too short', async (q) => {
    const { errors } = expectProblem(await given.call('GET', `/search?q=${q}`), 'bad_input', 400);
    expect(errors?.map(({ path }) => path)).toEqual(['q']);
  });

  test.each([
    ['q', ''],
    ['q', 'market=US'],
    ['q', 'q=ab&q=cd'],
    ['q', 'q=a%00b'],
    ['Q', 'q=ab&Q=ab'],
    ['type', 'q=ab&type='],
    ['type', 'q=ab&type=Products'],
    ['type', 'q=ab&type=all&type=all'],
    ['limit', 'q=ab&limit=0'],
    ['limit', 'q=ab&limit=51'],
    ['limit', 'q=ab&limit='],
    ['market', 'q=ab&market=us'],
    ['lang', 'q=ab&lang='],
  ])('with an invalid %s is refused: ?%s', async (name, query) => {
    const { errors } = expectProblem(await given.call('GET', `/search?${query}`), 'bad_input', 400);
    expect(errors?.map(({ path }) => path)).toEqual([name]);
  });

  test('is trimmed and cut to 200 characters', async () => {
    expect((await search('q=%20%20harbor%09')).query).toBe('harbor');
    const long = await search(`q=harbor%20${'x'.repeat(300)}`);
    expect(long.query).toBe(`harbor ${'x'.repeat(193)}`);
  });

  test.each([
    '%ff%fe',
    '%zz',
    "'; drop table product; --",
    '%25%25',
    '__proto__',
    '"*"',
    '\\\\',
    '()[]{}',
    '🎰🎰',
    'x'.repeat(5000),
    `${'a '.repeat(2000)}`,
  ])('may be %s', async (q) => {
    const response = await given.call(
      'GET',
      `/search?q=${q.startsWith('%') ? q : encodeURIComponent(q)}`,
    );
    expect(response.status).toBe(200);
  });
});

test('the ETag does not depend on how long the search took', async () => {
  const tagOf = async (query: string) => (await given.call('GET', `/search?${query}`)).headers.etag;
  const tags = await Promise.all(
    ['q=harbor', 'q=harbor&market=US', 'q=%20harbor', 'lang=en&q=harbor'].map(tagOf),
  );
  expect(new Set(tags).size).toBe(1);
});

test('a search right after a write finds the record, and no longer finds a deleted one', async () => {
  const body = { i18n: { en: { name: 'Quixotic Casino' } } };
  const { id } = (await given.call('POST', '/admin/products', body)).body;
  expect((await search('q=quixotic')).results.products[0].id).toBe(id);
  await given.call('PUT', `/admin/products/${id}`, { i18n: { en: { name: 'Zanzibar' } } });
  expect(counts(await search('q=quixotic'))).toEqual([0, 0, 0]);
  expect((await search('q=zanzibar')).results.products[0].id).toBe(id);
  await given.call('DELETE', `/admin/products/${id}`);
  expect(counts(await search('q=zanzibar'))).toEqual([0, 0, 0]);
});

test('REST and tRPC find the same', async () => {
  const { took_ms: _ours, ...overRest } = await search('q=harbor&market=TR&lang=tr');
  const { took_ms: _theirs, ...overTrpc } = await trpcClient(given).catalogue.search.query({
    q: 'harbor',
    market: 'TR',
    lang: 'tr',
  });
  expect(overTrpc).toEqual(overRest);
});
