import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ImportOptions } from '#contract/move-in/import-options.ts';
import { proposableByKind } from '../../contents/proposable-by-kind.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { importSite } from '../site/import-site.ts';
import { planImport } from '../site/plan-site.ts';
import { readSite } from '../site/read-site.ts';
import { getImport, optionsIn, reportIn } from '../site/stored-import.ts';
import { exportText } from '../wxr/testing/export-text.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp({ SITE_URL: 'http://board.example' }, { pages: 'built' });
});
afterEach(() => given.app.close());

type Post = { type: string; folder: string; content?: string; fields?: Record<string, string> };

const post = (id: number, title: string, { type, folder, content = '', fields = {} }: Post) => {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const meta = Object.entries(fields).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
  );
  return `<item><title>${title}</title><link>https://old.example/${folder}/${slug}/</link>
<guid>https://old.example/?p=${id}</guid><content:encoded><![CDATA[${content}]]></content:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-05-01 09:30:00</wp:post_date_gmt>
<wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>${meta.join('')}</item>\n`;
};
const site = '<wp:base_blog_url>https://old.example</wp:base_blog_url>\n';

const casino = (id: number, title: string, fields: Record<string, string>, content = '') =>
  post(id, title, { type: 'casino', folder: 'casinos', fields, content });

const link = (id: number, title: string, target: string) =>
  post(id, title, {
    ...{ type: 'thirstylink', folder: 'recommends' },
    fields: { _ta_destination_url: target },
  });

const source = (...items: string[]) => Readable.from([Buffer.from(exportText(site, ...items))]);

async function readPosts(...items: string[]) {
  const { db } = given;
  return readSite(db, { name: 'export.xml', source: source(...items), author: 'test' });
}

async function importPosts(id: number, changed: Partial<ImportOptions> = {}) {
  const { db, writer } = given;
  const stored = await getImport(db, id);
  const options = { ...optionsIn(stored), ...changed };
  await planImport(db, id, { mapping: stored.mapping, options });
  const release = await importSite({ writer, proposables: proposableByKind }, id);
  const { status, body } = await given.call('POST', `/admin/releases/${release}/publish`);
  expect([status, body.detail]).toEqual([200, undefined]);
  return reportIn(await getImport(db, id));
}

const get = async (path: string) => (await given.call('GET', path)).body;
const follow = async (url: string) => {
  const { statusCode, headers } = await given.app.inject({ url });
  return [statusCode, headers.location];
};

test('the fields of a theme become a partner with a code, and its text a review', async () => {
  const fields = {
    rating: '9.1',
    bonus_text: '100% up to €200',
    promo_code: 'SPIN7',
    wagering: '35',
    min_deposit: '€20',
    expires: '20991231',
    affiliate_link: 'https://old.example/recommends/lucky-harbor/',
    payments: 'a:2:{i:0;s:4:"Visa";i:1;s:6:"Papara";}',
    licence: 'Larkmoor LGC-1204',
    founded: '2011',
  };
  await given.make.regulator({ name: 'Larkmoor' });
  const report = await importPosts(
    await readPosts(
      casino(5, 'Lucky Harbor Review', fields, '<p>All about it</p>'),
      link(6, 'Lucky Harbor', 'https://track.example/7'),
    ),
  );
  const product = (await get('/admin/products?q=Lucky')).items[0];
  expect(product).toMatchObject({
    slug: 'lucky-harbor-review',
    name: 'Lucky Harbor',
    rating: 4.6,
    ref_link: 'https://track.example/7',
  });
  const whole = await get(`/admin/products/${product.id}`);
  expect(whole.facts).toMatchObject({ established: 2011, licences: [{ number: 'LGC-1204' }] });
  expect(whole.facts.payments).toHaveLength(2);
  const code = (await get('/admin/promocodes?q=SPIN7')).items[0];
  expect(code).toMatchObject({
    product_id: product.id,
    expires_at: '2099-12-31 23:59:00',
    terms: {
      wagering: '35x',
      min_deposit: '€20',
      i18n: { en: { value: '100% up to €200' } },
      numbers: { percent: 100, cap: 200, currency: 'EUR', wagering: 35, min_deposit: 20 },
    },
  });
  const review = await get('/pages/review/lucky-harbor-review');
  expect(review).toMatchObject({ title: 'Lucky Harbor Review' });
  expect(await follow('/recommends/lucky-harbor/')).toEqual([302, 'https://track.example/7']);
  expect(await follow('/casinos/lucky-harbor-review/')).toEqual([
    301,
    '/reviews/lucky-harbor-review',
  ]);
  expect(report?.taken).toMatchObject({ product: 1, 'promo-code': 1, 'payment-method': 2 });
});

test('a link whose partner isn’t known becomes one, unless that was declined', async () => {
  const items = [
    post(3, 'A guide', {
      ...{ type: 'post', folder: 'blog' },
      content: '<p><a href="/recommends/north-spin/">Play</a></p>',
    }),
    link(6, 'North Spin', 'https://track.example/8'),
    link(7, 'Known Here', 'https://track.example/9'),
  ];
  const known = await given.make.product({ i18n: { en: { name: 'Known here' } } });
  await importPosts(await readPosts(...items));
  const { items: found } = await get('/admin/products?q=North');
  expect(found).toMatchObject([{ name: 'North Spin', ref_link: 'https://track.example/8' }]);
  const guide = await get('/pages/guide/a-guide');
  expect(JSON.stringify(guide.body)).toContain(`/go/product/${found[0].id}`);
  const { items: redirects } = await get('/admin/redirects?q=recommends');
  expect(redirects).toMatchObject([
    { from_path: '/recommends/known-here', to_path: `/go/product/${known.id}` },
    { from_path: '/recommends/north-spin', to_path: `/go/product/${found[0].id}` },
  ]);
});

test('links can be left out, and their addresses are gone then', async () => {
  const id = await readPosts(link(6, 'North Spin', 'https://track.example/8'));
  await importPosts(id, { links: { becomes: 'nothing', category: null } });
  expect((await get('/admin/products?q=North')).items).toEqual([]);
  expect((await follow('/recommends/north-spin'))[0]).toBe(410);
});

test('an edited address can lead to any partner by its slug, and otherwise is in the report', async () => {
  const known = await given.make.product({ i18n: { en: { name: 'Known here' } } });
  const { slug } = await get(`/admin/products/${known.id}`);
  const id = await readPosts(
    link(6, 'North Spin', 'https://t.example/8'),
    link(7, 'Two', 'https://t.example/9'),
  );
  const { db } = given;
  const { mapping, options } = await getImport(db, id);
  await planImport(db, id, { mapping, options: JSON.parse(options) });
  await given.call('PUT', `/admin/imports/${id}/addresses`, {
    items: [
      { from_path: '/recommends/north-spin', to_path: `/go/product/${slug}` },
      { from_path: '/recommends/two', to_path: '/go/product/nobody' },
    ],
  });
  const report = await importPosts(id);
  expect((await get('/admin/redirects?q=recommends')).items).toMatchObject([
    { from_path: '/recommends/north-spin', to_path: `/go/product/${known.id}` },
    { from_path: '/recommends/two', to_path: null },
  ]);
  expect((await get('/admin/products?q=North')).items).toEqual([]);
  expect(report?.lines).toContainEqual({
    ...{ what: 'dead link', name: '/recommends/two' },
    detail: 'There is no partner for /go/product/nobody',
  });
});

test('what can’t be read of an offer is in the report', async () => {
  const report = await importPosts(
    await readPosts(
      casino(5, 'Lucky Harbor', {
        rating: 'very good 8',
        score: '8',
        founded: 'long ago',
        licence: 'Unknown Board 7',
        promo_code: 'ONE',
        expires: '03/04/2027',
        terms: 'Wager 35x the bonus, or 40x the bonus with free spins',
      }),
    ),
  );
  const details = report?.lines.map(({ name, detail }) => `${name}: ${detail}`);
  expect(details).toEqual(
    expect.arrayContaining([
      'Lucky Harbor: The year could not be read: long ago',
      'Lucky Harbor: The last day could not be read: 03/04/2027',
      expect.stringMatching(/^Unknown Board 7: No regulator here has this name/),
      expect.stringMatching(/^Lucky Harbor: The texts name several numbers for wagering: 35, 40/),
    ]),
  );
});

test('a bonus without any picture is left out', async () => {
  const bonus = post(9, 'Big bonus', { type: 'bonus', folder: 'bonus', fields: { casino: '5' } });
  const report = await importPosts(await readPosts(casino(5, 'Lucky Harbor', {}), bonus));
  expect(report?.lines).toContainEqual({
    what: 'left out',
    name: 'Big bonus',
    detail: 'A bonus needs a picture, and neither it nor its partner has one',
  });
  expect(await follow('/bonus/big-bonus')).toEqual([301, '/casino/lucky-harbor']);
});

test('a field that is no longer taken over is withdrawn with what it brought', async () => {
  const id = await readPosts(casino(5, 'Lucky Harbor', { payments: 'Visa, Papara' }));
  const { db, writer } = given;
  await importSite({ writer, proposables: proposableByKind }, id);
  await importPosts(id, { fields: [] });
  const { items } = await get('/admin/products?q=Lucky');
  expect((await get(`/admin/products/${items[0].id}`)).facts.payments).toEqual([]);
  expect(await db.selectFrom('payment_method').select('name').execute()).toEqual([]);
});

test('a mapping that was kept is used for the next file of the same site', async () => {
  const items = [casino(5, 'Lucky Harbor', { stars_given: '4', motto: 'Play' })];
  const id = await readPosts(...items);
  const first = optionsIn(await getImport(given.db, id));
  expect(first.fields).toEqual([{ type: 'casino', key: 'stars_given', target: 'rating_5' }]);
  const fields = [{ type: 'casino', key: 'motto', target: 'description' as const }];
  await planImport(given.db, id, { mapping: 'old.example', options: { ...first, fields } });
  const next = await getImport(given.db, await readPosts(...items));
  expect([next.mapping, optionsIn(next).fields]).toEqual(['old.example', fields]);
});
