// Runs on SQLite only: the addresses are read by the calls that product-slug.test.ts tests on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedTexts, type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
let id: number;

beforeAll(async () => {
  given = await testApp({ SITE_URL: 'http://board.example' }, { pages: 'built' });
  const product = await given.make.product({
    i18n: { en: { name: 'Lucky Harbor' } },
    categories: [1],
    slug: 'first-harbor',
  });
  id = product.id;
  await given.make.exclusiveBonus({ product_id: id, categories: [1] });
  await given.make.contentPage({
    slug: 'odds',
    i18n: { en: { ...publishedTexts('Odds').en, body: linkTo(`/casino/${id}?deposit=50`) } },
  });
  await given.call('PUT', `/admin/products/${id}`, { ...product, slug: 'second-harbor' });
  await given.call('PUT', `/admin/products/${id}`, { ...product, slug: 'lucky-harbor' });
});
afterAll(() => given.app.close());

const linkTo = (href: string) => ({
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph' as const,
      content: [
        {
          type: 'text' as const,
          text: 'Play',
          marks: [{ type: 'link' as const, attrs: { href } }],
        },
      ],
    },
  ],
});

const get = (url: string) => given.app.inject({ url });
const answerOf = async (url: string) => {
  const { statusCode, headers } = await get(url);
  return [statusCode, headers.location];
};

test.each([
  ['/casino/first-harbor', '/casino/lucky-harbor'],
  ['/casino/second-harbor', '/casino/lucky-harbor'],
  ['/tr/casino/first-harbor', '/tr/casino/lucky-harbor'],
  ['/casino/first-harbor?market=TR', '/casino/lucky-harbor?market=TR'],
  ['/casino/second-harbor?deposit=50', '/casino/lucky-harbor?deposit=50'],
])('the old address %s leads to %s in one hop', async (old, current) => {
  expect(await answerOf(old)).toEqual([301, current]);
  expect(await answerOf(current)).toEqual([200, undefined]);
});

test.each(['nobody', 'Lucky-Harbor', 'lucky-harbor-', 'lu'])(
  '/casino/%s is a 404',
  async (slug) => {
    expect(await answerOf(`/casino/${slug}`)).toEqual([404, undefined]);
  },
);

test('the page with the id stays, and names the address with the slug as canonical', async () => {
  for (const address of [String(id), 'lucky-harbor']) {
    const { statusCode, body } = await get(`/tr/casino/${address}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(
      '<link rel="canonical" href="http://board.example/tr/casino/lucky-harbor"/>',
    );
    expect(body).toContain('hrefLang="en" href="http://board.example/casino/lucky-harbor"');
    expect(body).toContain('"item":"http://board.example/tr/casino/lucky-harbor"');
    expect(body).not.toMatch(new RegExp(`board\\.example/(tr/)?casino/${id}\\b`));
  }
  expect(await answerOf(`/product/${id}`)).toEqual([308, `/casino/${id}`]);
});

test('the sitemap, feeds and structured lists use the slug, and cards keep the id', async () => {
  const sitemap = (await get('/sitemap.xml')).body;
  expect(sitemap).toContain('<loc>http://board.example/casino/lucky-harbor</loc>');
  expect(sitemap).not.toContain(`/casino/${id}<`);
  expect((await get(`/follow.xml?about=product-${id}`)).body).toContain(
    'href="http://board.example/casino/lucky-harbor"',
  );
  for (const path of ['/casino', '/casino/all', '/bonuses/all']) {
    expect((await get(path)).body).toContain('"url":"http://board.example/casino/lucky-harbor"');
  }
  expect((await get('/casino/all')).body).toContain(`href="/casino/${id}"`);
});

test('links in guides lead to the address with the slug', async () => {
  expect((await get('/guides/odds')).body).toContain('href="/casino/lucky-harbor?deposit=50"');
});

test('a redirect from a free address works until a product gets it', async () => {
  await given.call('POST', '/admin/redirects', { from_path: '/casino/cove', to_path: '/bets' });
  expect(await answerOf('/casino/cove')).toEqual([301, '/bets']);
  await given.make.product({ slug: 'cove' });
  expect(await answerOf('/casino/cove')).toEqual([200, undefined]);
  const { status, body } = await given.call('POST', '/admin/redirects', {
    from_path: '/casino/lucky-harbor',
    to_path: '/bets',
  });
  expect([status, body.errors?.[0]?.path]).toEqual([409, 'from_path']);
});
