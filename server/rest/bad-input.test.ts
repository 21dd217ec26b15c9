/** Every invalid value of every body field is a 400 that reports the field, and nothing is written. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { dump, expectProblem } from '../testing/rest.ts';
import {
  type Bad,
  badUrls,
  image,
  oneOf,
  shape,
  text,
  unstorable,
  whole,
  wrong,
} from './testing/bad-value.ts';

const categories = [
  ...wrong('categories', null, 'casino', 1, {}, { length: 1 }),
  ...whole('categories.0', 0, null, 99),
];

const promotion = [
  ...image('image_url', undefined, null),
  ...badUrls('link_url'),
  ...oneOf('market_code', 'us', 'GB'),
  ...categories,
  ...whole('product_id', 0, 99),
  ...whole('sort_order', 0, null),
  ...wrong('is_active', '1', 'true', 2, -1, null, [], {}),
  ...shape('i18n'),
  ...shape('i18n.en'),
  ...shape('i18n.tr'),
  ...['en', 'tr'].flatMap((lang) => [
    ...text(`i18n.${lang}.title`, 200),
    ...text(`i18n.${lang}.subtitle`, 200),
    ...text(`i18n.${lang}.cta_label`, 100),
  ]),
];

const product = [
  ...text('i18n.en.name', 200, '', '   ', '\u00a0\n', null, undefined),
  ...text('i18n.tr.name', 200),
  ...['en', 'tr'].flatMap((lang) => [
    ...text(`i18n.${lang}.description`, 10_000),
    ...text(`i18n.${lang}.fs_label`, 100),
    ...text(`i18n.${lang}.freebet_label`, 100),
    ...text(`i18n.${lang}.pick_reason`, 100),
  ]),
  ...shape('i18n.tr'),
  ...image('icon_url'),
  ...badUrls('ref_link', '/casino/1', '/uploads/a.webp'),
  ...wrong('rating', '4', true, [], {}, -0.1, 5.1, 50, 4.55, 4.0001, 0.00000001, 1e300),
  ...wrong('images', 'x', {}, null, 1),
  ...image('images.0.image_url', undefined, null),
  ...whole('images.0.sort_order', null),
  ...categories,
];

const promoCode = [
  ...text('code', 100, '', '  \t', null, undefined),
  ...oneOf('market_code', 'us', 'GB'),
  ...oneOf('rarity', 'Rare', 'mythic'),
  ...badUrls('ref_link', '/casino/1'),
  ...image('image_vertical_url'),
  ...image('image_horizontal_url'),
  ...wrong('is_active', 1, 0, '1', 'true', null, []),
  ...whole('product_id', 0, 99),
  ...wrong('expires_at', '', 'tomorrow', 1_800_000_000, true, [], '2026-01-01', '2026-01-01 00:00'),
  ...wrong('expires_at', '2026-13-01 00:00:00', '2026-02-30 00:00:00', '2026-01-01 24:00:00'),
  ...wrong('expires_at', '2026-01-01T00:00:00', '2026-01-01 00:00:00Z', ' 2026-01-01 00:00:00'),
];

const topListEntry = [
  ...whole('product_id', 0, 99, null, undefined),
  ...whole('category_id', 0, 99, null, undefined),
  ...oneOf('market_code', 'us'),
  ...wrong('is_paid', 2, -1, '1', null, []),
];

const times = [
  ...['', 'tomorrow', 1_800_000_000, true, [], '2026-01-01', '2026-13-01 00:00:00'],
  '2026-01-01T00:00:00',
];

const contentPage = [
  ...oneOf('kind', undefined, 'Guide', 'post'),
  ...text('slug', 100, '', null, undefined, 'Odds', 'o dds', 'o--dds', '-odds', '7', 'ödds', 'a/b'),
  ...image('cover'),
  ...text('author', 100),
  ...wrong('product_ids', null, 'x', 1, {}, Array(25).fill(1)),
  ...whole('product_ids.0', 0, null, 99),
  ...whole('footer_order'),
  ...shape('i18n'),
  ...['en', 'tr'].flatMap((lang) => [
    ...shape(`i18n.${lang}`),
    ...text(`i18n.${lang}.title`, 200),
    ...text(`i18n.${lang}.excerpt`, 500),
    ...text(`i18n.${lang}.seo_title`, 200),
    ...text(`i18n.${lang}.seo_description`, 500),
    ...wrong(`i18n.${lang}.publish_at`, ...times),
    ...wrong(`i18n.${lang}.body`, 'text', 1, [], {}, { type: 'doc', content: [{ type: 'html' }] }),
  ]),
];

const paths = ['', undefined, 'old', '//x.example', '/\\x.example', 'https://x.example/'];
const redirect = ['from_path', 'to_path'].flatMap((path) => [
  ...unstorable(path, 1000, '/'),
  ...wrong(path, 7, true, [], {}, ...paths, '/a?b', '/a#b', '/a b', '/admin', '/api/x'),
]);
redirect.push(...wrong('from_path', null, '/tr/a'));

const name = text('name', 200, '', '  \t', null, undefined);
const regulator = [
  ...name,
  ...oneOf('country', 'gb', 'UK', 'GBR').filter(({ value }) => value !== null),
  ...badUrls('register_url', '/register'),
  ...badUrls('complaints_url', '/complain'),
];
const paymentMethod = [...name, ...oneOf('kind', 'Card'), ...image('icon_url')];

const image_url = '/uploads/image.webp';

const titles = { en: { title: 'Odds' }, tr: { title: 'Oranlar' } };

const entities: [path: string, body: object, bad: Bad[]][] = [
  ['/admin/products', { i18n: { en: { name: 'Lucky Harbor' } }, images: [{ image_url }] }, product],
  ['/admin/banners', { image_url }, promotion],
  ['/admin/exclusive-bonuses', { image_url }, promotion],
  ['/admin/promocodes', { code: 'HARBOR' }, promoCode],
  ['/admin/regulators', { name: 'Larkmoor' }, regulator],
  ['/admin/payment-methods', { name: 'Bank card' }, paymentMethod],
  ['/admin/providers', { name: 'Copperwheel' }, name],
  ['/admin/pages', { kind: 'guide', slug: 'odds', i18n: titles }, contentPage],
  ['/admin/redirects', { from_path: '/old', to_path: '/new' }, redirect],
  ['/admin/toplists/entries', { product_id: 1, category_id: 1 }, topListEntry],
];

/** Returns the body with one field replaced; `images.0.image_url` is in the first item of a list. */
function replaced(body: unknown, path: string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (name === '0') return [replaced((body as unknown[] | undefined)?.[0], rest, value)];
  const fields = (body ?? {}) as Record<string, unknown>;
  return { ...fields, [name]: replaced(fields[name], rest, value) };
}

const names = (path: string, named: string) =>
  named === path || named.startsWith(`${path}.`) || path.startsWith(`${named}.`);

let given: TestApp;

beforeAll(async () => {
  given = await testApp();
  await given.make.product();
  await given.make.banner();
  await given.make.exclusiveBonus();
  await given.make.promoCode({ code: 'FIRST' });
  await given.make.regulator();
  await given.make.paymentMethod();
  await given.make.provider();
  await given.make.topListEntry();
  await given.call('POST', '/admin/redirects', { from_path: '/first', to_path: '/casino' });
});

afterAll(() => given.app.close());

describe.each(entities)('%s', (url, body, bad) => {
  const fields = [...Map.groupBy(bad, ({ path }) => path)];

  test.each(fields)('reports an invalid %s and writes nothing', async (path, values) => {
    const before = await dump(given);
    for (const { kind, value } of values) {
      const sent = replaced(body, path.split('.'), value) as object;
      for (const response of [
        await given.call('POST', url, sent),
        await given.call('PUT', `${url}/1`, sent),
      ]) {
        expect(response.status, `${path} is ${kind}: ${response.text.slice(0, 200)}`).toBe(400);
        const { errors = [] } = expectProblem(response, 'bad_input', 400);
        const strangers = errors.filter((error) => !names(path, error.path));
        expect({ kind, named: errors.length > 0, strangers }).toEqual({
          kind,
          named: true,
          strangers: [],
        });
        expect(response.text.length, kind).toBeLessThan(5000);
      }
    }
    expect(await dump(given)).toEqual(before);
  });

  test('reports every invalid field in one response', async () => {
    const first = fields.map(([path]) => path).filter((path) => !/^i18n|\.0/.test(path));
    const sent = Object.fromEntries(first.map((path) => [path, { not: 'this' }]));
    const { errors = [] } = expectProblem(
      await given.call('POST', url, { ...body, ...sent }),
      'bad_input',
      400,
    );
    expect(errors.map((error) => error.path).toSorted()).toEqual(first.toSorted());
  });
});
