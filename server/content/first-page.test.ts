import { expect, test } from 'vitest';
import { contentPageDraft } from '#contract/content/content-page.ts';
import { plainText } from '#contract/content/rich-text/read-rich-text.ts';
import { testApp } from '../testing/app.ts';
import { contentPageResource } from './content-page-resource.ts';

const slugs = ['about', 'support', 'terms', 'privacy', 'responsible-gambling', 'cookies'];
const examples = slugs.slice(2);

test('a new site has its initial pages in both languages, and legal pages start by saying they are examples', async () => {
  const given = await testApp();
  for (const lang of ['en', 'tr']) {
    for (const slug of slugs) {
      const { body, status } = await given.call('GET', `/pages/page/${slug}?lang=${lang}`);
      expect([slug, status, body.languages]).toEqual([slug, 200, ['en', 'tr']]);
      const [first] = plainText(body.body).split('\n');
      expect(/example|örnek/.test(first ?? '')).toBe(examples.includes(slug));
    }
    const { body } = await given.call(
      'GET',
      `/trpc/catalogue.settings?input=${encodeURIComponent(JSON.stringify({ lang }))}`,
    );
    const inFooter = body.result.data.footer_pages.map(({ path }: { path: string }) => path);
    expect(inFooter).toEqual(examples.map((slug) => `/${slug}`));
  }
  await given.app.close();
});

test('every initial page can be saved unchanged', async () => {
  const given = await testApp();
  const { items } = (await given.call('GET', '/admin/pages')).body;
  expect(items).toHaveLength(slugs.length);
  for (const { id } of items) {
    const page = await contentPageResource.get(given.db, id);
    const { id: _, ...draft } = page;
    expect(contentPageDraft.parse(page)).toEqual(draft);
    expect((await given.call('PUT', `/admin/pages/${id}`, draft)).body).toEqual(page);
  }
  await given.app.close();
});

test('a deleted initial page does not return at the next start', async () => {
  const given = await testApp();
  const { items } = (await given.call('GET', '/admin/pages?q=cookies')).body;
  await given.call('DELETE', `/admin/pages/${items[0].id}`);
  const next = await testApp({}, { address: given.address });
  expect((await next.call('GET', '/admin/pages')).body.total).toBe(slugs.length - 1);
  await next.app.close();
  await given.app.close();
});
