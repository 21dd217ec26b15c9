// Runs on SQLite only: the HTML of pages is the same on both.
/** A page that an editor created from a filter lists the partners that match now, and search engines can index it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryId, publishedTexts, type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
let method: number;
let page: { id: number };

const path = '/casinos-with-marble-pay';
const write = async (verb: 'POST' | 'PUT', call: string, body: object) => {
  const { status, body: answer, text } = await given.call(verb, `/admin${call}`, body);
  expect(status, text).toBeLessThan(300);
  return answer;
};
const partnerOf = (name: string, methods: number[], more: object = {}) => ({
  i18n: { en: { name } },
  categories: [categoryId.casino],
  ref_link: `https://${name.toLowerCase()}.example/`,
  facts: { payments: methods.map((method_id) => ({ method_id })) },
  ...more,
});
const textOf = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await given.app.inject({ url, headers });
  expect(statusCode).toBe(200);
  return body;
};
const names = async (url = path, headers = {}) => {
  const html = await textOf(url, headers);
  return ['Fig', 'Oak', 'Elm'].filter((name) => html.includes(`>${name}<`));
};

beforeAll(async () => {
  given = await testApp({}, { pages: 'built' });
  method = (await given.make.paymentMethod({ name: 'Marble Pay' })).id;
  await write('POST', '/products', partnerOf('Fig', [method]));
  await write('POST', '/products', partnerOf('Oak', []));
  page = await write('POST', '/pages', {
    kind: 'page',
    slug: 'casinos-with-marble-pay',
    partner_list: `/tr/casino/all?payment=${method}&page=3`,
    i18n: publishedTexts('Casinos with Marble Pay'),
  });
});
afterAll(() => given.app.close());

test('the page lists the partners that match, and changes with their facts', async () => {
  expect(await names()).toEqual(['Fig']);
  const html = await textOf(path);
  expect(html).toContain('1 casino');
  expect(html).toContain(`/casino/all?payment=${method}`);
  expect(html).toContain('"@type":"ItemList"');
  const { id, ...elm } = await write('POST', '/products', partnerOf('Elm', [method]));
  expect(await names()).toEqual(['Fig', 'Elm']);
  await write('PUT', `/products/${id}`, { ...elm, facts: {} });
  expect(await names()).toEqual(['Fig']);
});

test('search engines index the page and not the list with the same filter', async () => {
  expect(await textOf(path)).toMatch(/rel="canonical" href="[^"]*\/casinos-with-marble-pay"/);
  expect(await textOf(path)).not.toContain('noindex');
  expect(await textOf('/sitemap.xml')).toContain(path);
  const filtered = await textOf(`/casino/all?payment=${method}`);
  expect(filtered).toContain('noindex');
  expect(filtered).toMatch(/rel="canonical" href="[^"]*\/casino\/all"/);
});

test('a visitor on a break sees the text without partners', async () => {
  const { headers } = await given.call('POST', '/break', { days: 1 });
  const cookie = String(headers['set-cookie']).split(';')[0] as string;
  expect(await names(path, { cookie })).toEqual([]);
  expect(await textOf(path, { cookie })).toContain('Casinos with Marble Pay');
});

test('an unknown filter is refused with an error for the field', async () => {
  for (const [partner_list, message] of [
    ['/casino/all?payment=999', 'There is no payment method with the ID 999'],
    ['/casino/all', expect.stringContaining('Must be the address of a filtered list')],
    ['https://other.example/casino/all?payment=1', expect.stringContaining('Must be the address')],
  ] as const) {
    const body = { kind: 'page', slug: 'other', partner_list };
    const refused = await given.call('POST', '/admin/pages', body);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ path: 'partner_list', message }],
    ]);
  }
});

test('an item that a page filters by cannot be deleted', async () => {
  const { id } = await given.make.regulator();
  const body = { kind: 'page', slug: 'licensed', partner_list: `/bets/all?licence=${id}` };
  const licensed = await write('POST', '/pages', body);
  const refused = await given.call('DELETE', `/admin/regulators/${id}`);
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'The page /licensed uses it in its list of partners. Change that list first.',
  ]);
  await write('PUT', `/pages/${licensed.id}`, { ...body, partner_list: null });
  expect((await given.call('DELETE', `/admin/regulators/${id}`)).status).toBe(204);
});

test('the URL is stored in one spelling, and restored without filters whose items have been deleted', async () => {
  const stored = (await given.call('GET', `/admin/pages/${page.id}`)).body;
  expect(stored.partner_list).toBe(`/casino/all?payment=${method}`);
  const public_ = (await given.call('GET', '/pages/page/casinos-with-marble-pay')).body;
  expect(public_.partner_list).toBe(stored.partner_list);
  const [change] = (await given.call('GET', `/admin/changes?entity=content-page&id=${page.id}`))
    .body.items;
  const unused = await given.make.provider();
  await write('PUT', `/pages/${page.id}`, {
    ...stored,
    partner_list: `/casino/all?provider=${unused.id}`,
  });
  const [other] = (await given.call('GET', `/admin/changes?entity=content-page&id=${page.id}`)).body
    .items;
  await write('PUT', `/pages/${page.id}`, { ...stored, partner_list: null });
  expect((await given.call('DELETE', `/admin/providers/${unused.id}`)).status).toBe(204);
  const restored = await given.call('POST', `/admin/changes/${other.seq}/restore`);
  expect(restored.body.left_out).toMatchObject([{ path: 'partner_list' }]);
  expect((await given.call('GET', `/admin/pages/${page.id}`)).body.partner_list).toBeNull();
  await given.call('POST', `/admin/changes/${change.seq}/restore`);
  expect(await names()).toEqual(['Fig']);
});
