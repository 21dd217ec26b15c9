/** An invalid ID, page or query parameter is always answered with 404 or 400. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { dump, expectProblem, type Method } from '../testing/rest.ts';

let given: TestApp;
let before: Awaited<ReturnType<typeof dump>>;

beforeAll(async () => {
  given = await testApp();
  const product = await given.make.product({ categories: [1, 2, 3] });
  await given.make.banner({ categories: [1], product_id: product.id });
  await given.make.exclusiveBonus({ categories: [1], product_id: product.id });
  await given.make.topListEntry({ product_id: product.id });
  await given.make.promoCode({ product_id: product.id });
  const webhook = { name: 'Board', url: 'https://board.example', kinds: ['product'] };
  await given.call('POST', '/admin/webhooks', webhook);
  before = await dump(given);
});

afterAll(async () => {
  expect(await dump(given)).toEqual(before);
  await given.app.close();
});

const image_url = '/uploads/image.webp';
const bodies = {
  products: { i18n: { en: { name: 'Lucky Harbor' } } },
  banners: { image_url },
  'exclusive-bonuses': { image_url },
  promocodes: { code: 'HARBOR' },
};

const withId: [Method, string, object?][] = [
  ['GET', '/products/:id'],
  ['GET', '/admin/products/:id/i18n'],
  ['GET', '/admin/products/:id/images'],
  ['GET', '/admin/products/:id/categories'],
  ['PUT', '/admin/toplists/entries/:id', { product_id: 1, category_id: 1 }],
  ['DELETE', '/admin/toplists/entries/:id'],
  ...Object.entries(bodies).flatMap(([name, body]): [Method, string, object?][] => [
    ['GET', `/admin/${name}/:id`],
    ['PUT', `/admin/${name}/:id`, body],
    ['DELETE', `/admin/${name}/:id`],
  ]),
];

const unknownIds: [kind: string, id: string][] = [
  ...['0', '-1', '1.5', '1.0', '01', '1e0', '0x1', '+1', '%201', '1%20', '1%00', '1,2', '1;2'],
  ...[
    '999',
    '4294967297',
    '9007199254740993',
    'NaN',
    'abc',
    'null',
    '__proto__',
    'constructor',
    '१',
  ],
].map((id): [string, string] => [id, id]);
unknownIds.push(['of 90 digits', '9'.repeat(90)], ['of 12,000 digits', '9'.repeat(12_000)]);

describe.each(withId)('%s %s', (method, path, body) => {
  test.each(unknownIds)('answers 404 for the ID %s', async (_kind, id) => {
    expectProblem(await given.call(method, path.replace(':id', id), body), 'not_found', 404);
  });
});

const unknownPages = ['nothing', 'Casino', 'casino%20', '1', '__proto__'].map((page) => [
  page,
  page,
]);

describe.each([...unknownPages, ['of 500 letters', 'x'.repeat(500)]])(
  'the page %s',
  (_kind, page) => {
    test.each([
      ['GET', '/layout/:page', undefined],
      ['GET', '/admin/page-blocks/:page', undefined],
      ['PUT', '/admin/page-blocks/:page/sort', { order: [{ id: 1, sort_order: 0 }] }],
    ] as const)('answers 404: %s %s', async (method, path, body) => {
      const url = path.replace(':page', page ?? '');
      expectProblem(await given.call(method, url, body), 'not_found', 404);
    });
  },
);

const publicLists = ['/products', '/top', '/banners', '/bonuses', '/promocodes'];
const adminLists = [
  '/admin/categories',
  '/admin/products',
  '/admin/banners',
  '/admin/exclusive-bonuses',
  '/admin/toplists/entries',
  '/admin/promocodes',
  '/admin/page-blocks/casino',
  '/admin/webhooks',
];
const lists = [...publicLists, ...adminLists];
const inMarkets = [...publicLists, '/admin/toplists/entries', '/products/1'];
const inLanguages = [...publicLists, '/products/1'];
const ofCategories = [...lists].filter(
  (path) => !/promocodes|categories|blocks|webhooks/.test(path),
);
const searched = ['/admin/products', '/admin/promocodes'];

const refused: [lists: string[], name: string, ...queries: string[]][] = [
  [lists, 'limit', 'limit=', 'limit', 'limit=0', 'limit=-1', 'limit=1.5', 'limit=abc', 'limit=1e1'],
  [lists, 'limit', 'limit=NaN', 'limit=Infinity', 'limit=0x5', 'limit=%205', 'limit=5%00'],
  [lists, 'limit', 'limit=5&limit=5', 'limit=&limit=5', `limit=${'9'.repeat(400)}`, 'limit=٥'],
  [publicLists, 'limit', 'limit=101', 'limit=1000'],
  [adminLists, 'limit', 'limit=1001', 'limit=9007199254740993'],
  [lists, 'offset', 'offset=', 'offset=-1', 'offset=1.5', 'offset=abc', 'offset=0&offset=0'],
  [lists, 'offset', 'offset=NaN', 'offset=1e3', 'offset=null', 'offset=%2B1'],
  [inMarkets, 'market', 'market=', 'market=us', 'market=Tr', 'market=GB', 'market=US,TR'],
  [
    inMarkets,
    'market',
    'market=US&market=US',
    'market=US&market=TR',
    'market=%20US',
    'market=US%00',
  ],
  [inLanguages, 'lang', 'lang=', 'lang=en&lang=tr'],
  [ofCategories, 'category', 'category=', 'category=casino&category=bets'],
  [['/promocodes'], 'product', 'product=', 'product=abc', 'product=-1', 'product=1&product=1'],
  [searched, 'q', 'q=', 'q=a&q=b', 'q=%00'],
];

describe.each(refused)('an error on %o names the invalid %s', (paths, name, ...queries) => {
  test.each(queries)('?%s', async (query) => {
    for (const path of paths) {
      const response = await given.call('GET', `${path}?${query}`);
      expect(response.status, `${path}?${query} ${response.text}`).toBe(400);
      const { errors } = expectProblem(response, 'bad_input', 400);
      expect(errors?.map((error) => error.path)).toEqual([name]);
    }
  });
});

test.each(['lang', 'category', 'q'])('an empty %s is reported as empty', async (name) => {
  const path = name === 'q' ? '/admin/products' : '/products';
  const { errors } = expectProblem(await given.call('GET', `${path}?${name}=`), 'bad_input', 400);
  expect(errors).toEqual([{ path: name, message: 'Must not be empty' }]);
});

test.each([
  [lists, 'Limit=5'],
  [lists, 'OFFSET=0'],
  [inMarkets, 'Market=US'],
  [inLanguages, 'LANG=en'],
  [ofCategories, 'Category=casino'],
  [searched, 'Q=lucky'],
])('on %o a parameter spelled %s is refused', async (paths, query) => {
  for (const path of paths) {
    const { errors } = expectProblem(await given.call('GET', `${path}?${query}`), 'bad_input', 400);
    expect(errors?.map((error) => error.path)).toEqual([query.split('=')[0]]);
  }
});

describe('an unusual but valid query', () => {
  test.each([
    'category=nothing',
    'category=Casino',
    'category=casino%00',
    'category=%ff',
    'category=%zz',
    "category=casino'--",
    `category=${'x'.repeat(2000)}`,
    'category=__proto__',
  ])('?%s lists nothing', async (query) => {
    for (const path of ofCategories) {
      const { status, body } = await given.call('GET', `${path}?${query}`);
      expect({ path, status, items: body.items, total: body.total }).toEqual({
        path,
        status: 200,
        items: [],
        total: 0,
      });
    }
  });

  test.each(lists)('%s returns its total and repeats its limit and offset', async (path) => {
    const { items, ...counts } = (await given.call('GET', `${path}?limit=7&offset=1`)).body;
    expect(counts).toEqual({ total: expect.any(Number), limit: 7, offset: 1 });
    expect(items).toHaveLength(Math.min(7, counts.total - 1));
  });

  test.each(['9007199254740991', '9007199254740993', '9'.repeat(400)])(
    'an offset of %s is past the end',
    async (offset) => {
      for (const path of lists) {
        const { status, body } = await given.call('GET', `${path}?offset=${offset}`);
        expect({ path, status, items: body.items }).toEqual({ path, status: 200, items: [] });
        expect(body.total).toBeGreaterThan(0);
      }
    },
  );

  test.each(['xx', 'en-US-x-twain', 'tr-TR', 'TR_tr', '*', '%00', '__proto__', 'x'.repeat(2000)])(
    'the language %s is accepted',
    async (lang) => {
      for (const path of inLanguages) {
        expect((await given.call('GET', `${path}?lang=${lang}`)).status, path).toBe(200);
      }
    },
  );

  test.each([
    'limit[]=1',
    '__proto__[x]=1',
    '__proto__=1&constructor=2',
    '&&==&',
    'unknown=1&unknown=2',
  ])('?%s changes nothing', async (query) => {
    for (const path of lists) {
      const [odd, plain] = [
        await given.call('GET', `${path}?${query}`),
        await given.call('GET', path),
      ];
      expect(odd.body, path).toEqual(plain.body);
    }
  });
});
