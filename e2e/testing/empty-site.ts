import type { APIRequestContext } from '@playwright/test';
import { test as base, expect } from './editor.ts';
import { startSite } from './site.ts';

export { expect };

/** A site without the sample catalogue. Each test creates what it needs and deletes it afterwards. */
export const test = base.extend<{ emptied: undefined }>({
  site: async ({ sites }, use) =>
    use(await sites('empty', () => startSite('empty', { SEED: 'off' }))),
  // Not an afterEach, which would apply only to the first file in a worker that imports this one.
  emptied: [
    async ({ request }, use) => {
      await use(undefined);
      await empty(request);
    },
    { auto: true },
  ],
});

type Row = { id: number; slug: string; block_key: string };

async function rowsOf(request: APIRequestContext, path: string): Promise<Row[]> {
  const answer = await request.get(`/api/admin/${path}`);
  return (await answer.json()).items;
}

export async function categoriesOf(request: APIRequestContext, ...slugs: string[]) {
  const categories = await rowsOf(request, 'categories');
  return categories.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
}

/** Sets the blocks of a page from first to last; a name prefixed with `no` is hidden. */
export async function arrange(request: APIRequestContext, page: string, ...keys: string[]) {
  const blocks = await rowsOf(request, `page-blocks/${page}`);
  const wanted = keys.map((key) => ({
    key: key.replace('no ', ''),
    hidden: key.startsWith('no '),
  }));
  const order = wanted.map(({ key, hidden }, sort_order) => ({
    id: blocks.find(({ block_key }) => block_key === key)?.id,
    sort_order,
    hidden,
  }));
  const answer = await request.put(`/api/admin/page-blocks/${page}/sort`, { data: { order } });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function empty(request: APIRequestContext) {
  const vocabularies = ['regulators', 'payment-methods', 'providers'];
  for (const path of ['banners', 'exclusive-bonuses', 'promocodes', 'products', ...vocabularies]) {
    for (const { id } of await rowsOf(request, path)) {
      await request.delete(`/api/admin/${path}/${id}`);
    }
  }
  await arrange(request, 'casino', 'display', 'popular', 'top', 'suggestions', 'exclusive');
  await arrange(request, 'bets', 'display', 'top', 'exclusive', 'suggestions');
  await arrange(request, 'bonuses', 'display', 'exclusive', 'suggestions', 'top');
}
