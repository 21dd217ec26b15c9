import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { openEngine } from '../../../db/open.ts';
import { findSetting, writeSetting } from '../../../db/repositories/site/setting.ts';
import { databaseOfSchema } from '../../../db/testing/schema-fixture.ts';
import { announceLinks } from './announce-links.ts';
import { type LinkApp, linkApp } from './testing/link-app.ts';

let app: LinkApp;
beforeEach(async () => {
  app = await linkApp({ SITE_URL: 'https://board.example' });
});
afterEach(() => app.close());

const published = '2026-01-01 00:00:00';

const bodyWith = (hrefs: readonly string[]): RichText => ({
  type: 'doc',
  content: hrefs.map((href) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'Here', marks: [{ type: 'link', attrs: { href } }] }],
  })),
});

const textWith = (...hrefs: string[]) => ({
  title: 'Guide',
  body: bodyWith(hrefs),
  publish_at: published,
});

const usesByUrl = async () =>
  Object.fromEntries(
    (await app.links('limit=200')).map(({ url, uses }) => [
      url,
      uses.map(({ kind, id, name, place }) => `${kind} ${id} ${name} ${place}`),
    ]),
  );

test('links in pages, including drafts, are checked once and listed with their language', async () => {
  const { given, site, night } = app;
  const [a, b, c] = ['/a', '/b', '/c'].map((path) => site.url(path)) as [string, string, string];
  const { id } = await given.make.contentPage({
    i18n: { en: textWith(a, b, a), tr: { ...textWith(c, a), publish_at: null } },
  });
  await given.make.product({ ref_link: a });
  await night();
  expect(await usesByUrl()).toEqual({
    [a]: [
      `content-page ${id} Guide en`,
      `content-page ${id} Guide tr`,
      'product 1 Product 2 offer',
    ],
    [b]: [`content-page ${id} Guide en`],
    [c]: [`content-page ${id} Guide tr`],
  });
  const asked = new Set(site.requests.map((request) => request.split(' ')[1]));
  expect(asked.size).toBe(3);
});

test('ignores internal links, emails and phone numbers', async () => {
  const { given, night } = app;
  const own = ['/casino', 'https://board.example/casino', 'http://BOARD.example:8080/'];
  const none = ['mailto:a@partner.example', 'tel:+12025550123'];
  await given.make.contentPage({ i18n: { en: textWith(...own, ...none) } });
  await night();
  expect(await usesByUrl()).toEqual({});
});

test('changing or deleting a page removes its links', async () => {
  const { given, site, night } = app;
  const before = textWith(...['/a', '/b', '/c'].map((path) => site.url(path)));
  const { id } = await given.make.contentPage({ slug: 'guide', i18n: { en: before } });
  await night();
  const draft = { kind: 'guide', slug: 'guide', i18n: { en: textWith(site.url('/c')) } };
  await given.call('PUT', `/admin/pages/${id}`, draft);
  expect(Object.keys(await usesByUrl())).toEqual([site.url('/c')]);
  await given.call('DELETE', `/admin/pages/${id}`);
  expect(await usesByUrl()).toEqual({});
});

test('checks the first hundred links of a page', async () => {
  const { given, site, links } = app;
  await app.night();
  const urls = Array.from({ length: 102 }, (_, at) => site.url(`/${at}`));
  const [first = ''] = urls;
  await given.make.contentPage({ i18n: { en: textWith(first, ...urls) } });
  const listed = (await links('limit=200')).map(({ url }) => url);
  expect(new Set(listed)).toEqual(new Set(urls.slice(0, 100)));
});

/** A batch of pages with more links than fit in one statement. */
test('collects many pages with many links', async () => {
  const { given, site, links } = app;
  await app.night();
  const pages = 45;
  const text = textWith(...Array.from({ length: 100 }, (_, at) => site.url(`/${at}`)));
  for (let page = 0; page < pages; page += 1) {
    await given.make.contentPage({ i18n: { en: text, tr: text } });
  }
  const totals = (await links('limit=200')).map(({ uses_total }) => uses_total);
  expect(totals).toEqual(Array.from({ length: 100 }, () => pages * 2));
});

test('a broken link in a page is marked, raises a notice and notifies page webhooks', async () => {
  const { given, site, night, marked, notices, webhookOf } = app;
  const receiver = await webhookOf(['content-page']);
  const { id } = await given.make.contentPage({ i18n: { en: textWith(site.url('/gone')) } });
  await night();
  expect(await marked('content-page')).toEqual([{ id, state: 'broken' }]);
  expect(await notices()).toEqual([{ kind: 'links-broken', broken: 1, moved: 0 }]);
  const { linkChecker, webhookSender } = given.deps;
  await announceLinks({ database: given.database, linkChecker, webhookSender });
  const use = { entity: 'content-page', entity_id: id, name: 'Guide', place: 'en' };
  expect(receiver.confirmed.map(({ body }) => body.data.uses)).toEqual([
    [{ ...use, path: `/api/admin/pages/${id}` }],
  ]);
});

test('after an upgrade, links in pages written long ago are collected too', async () => {
  const address = await databaseOfSchema('0030-site-settings');
  const { db } = await openEngine(address);
  await writeSetting(db, 'link_cursor', '1000000');
  await db.destroy();
  const updated = await app.process({}, address);
  const url = app.site.url('/a');
  await updated.make.contentPage({ i18n: { en: textWith(url) } });
  await app.night(updated);
  const { body } = await updated.call('GET', `/admin/links?q=${encodeURIComponent(url)}`);
  expect(body.items).toMatchObject([{ uses: [{ kind: 'content-page', place: 'en' }] }]);
  expect(await findSetting(updated.db, 'link_cursor')).toBeUndefined();
});
