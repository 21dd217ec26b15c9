import { afterEach, beforeEach, expect, test } from 'vitest';
import { appendChange } from '../../../db/change-log.ts';
import { shapeOfSchema } from '../../../db/copy/copied-schema.ts';
import { allRows } from '../../../db/testing/database.ts';
import { holdLock } from '../../../db/testing/failure.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { trpcClient } from '../../testing/trpc.ts';
import { type LinkApp, linkApp } from './testing/link-app.ts';

let app: LinkApp;
beforeEach(async () => {
  app = await linkApp();
});
afterEach(() => app.close());

test('a link changed or deleted by an editor disappears immediately, and its row overnight', async () => {
  const { given, site, night, links, notices, marked } = app;
  const { id } = await given.make.product({ ref_link: site.url('/gone') });
  await given.make.promoCode({ ref_link: site.url('/gone-too') });
  await night();
  expect(await notices()).toMatchObject([{ broken: 2 }]);
  site.answers['/good'] = 200;
  const { body: product } = await given.call('GET', `/admin/products/${id}`);
  const { icon_url, rating, i18n } = product;
  const draft = { icon_url, rating, i18n, ref_link: site.url('/good') };
  await given.call('PUT', `/admin/products/${id}`, draft);
  expect(await notices()).toMatchObject([{ broken: 1 }]);
  expect(await marked('product')).toEqual([]);
  await given.call('DELETE', '/admin/promocodes/1');
  expect((await links()).map(({ state, url }) => [state, url])).toEqual([
    ['unchecked', site.url('/good')],
  ]);
  expect(await allRows(given.db, 'link_check')).toHaveLength(3);
  await night();
  expect(await allRows(given.db, 'link_check')).toMatchObject([{ state: 'good' }]);
});

test('links are collected again after an import of the whole catalogue', async () => {
  const { given, site, night, links } = app;
  for (const path of ['/first', '/', '/last']) {
    await given.make.product({ ref_link: site.url(path) });
  }
  await night();
  const ref_link = site.url('/other');
  await given.db.updateTable('product').set({ ref_link }).where('id', '=', 2).execute();
  await given.db.deleteFrom('product').where('id', '!=', 2).execute();
  await inTransaction(given.db, (trx) =>
    appendChange(trx, {
      actor: 'test',
      action: 'import',
      entity: 'catalogue',
      entityId: 0,
      snapshot: {},
    }),
  );
  await night();
  expect(await links()).toMatchObject([{ url: ref_link }]);
});

test('two processes following the log concurrently agree, and each sees the other’s checks', async () => {
  const { given, site, process, night, links, states } = app;
  await night();
  const other = await process({}, given.address);
  for (let made = 0; made < 5; made += 1) {
    await Promise.all([
      given.make.product({ ref_link: site.url('/') }),
      other.make.promoCode({ ref_link: site.url('/') }),
    ]);
    await Promise.all([given, other].map((app) => app.call('GET', '/admin/links')));
  }
  expect(await links()).toMatchObject([{ uses_total: 10 }]);
  await night(other);
  expect(await states()).toEqual(['broken']);
});

test('reads that find nothing new in the log don’t wait for a write', async () => {
  const { given, site, night, links, notices, marked } = app;
  await given.make.product({ ref_link: site.url('/gone') });
  await night();
  const release = await holdLock(given.address);
  expect(await links()).toMatchObject([{ state: 'broken' }]);
  expect(await marked('product')).toEqual([{ id: 1, state: 'broken' }]);
  expect(await notices()).toMatchObject([{ broken: 1 }]);
  await release();
});

test('links are listed over both protocols, by state and by part of the URL', async () => {
  const { given, site, night, links } = app;
  site.answers['/Good'] = 200;
  await given.make.product({ ref_link: site.url('/Good') });
  await given.make.product({ ref_link: site.url('/gone') });
  await night();
  const client = trpcClient(given).admin.linkCheck;
  for (const [query, count] of [
    [{}, 2],
    [{ state: 'problem' as const }, 1],
    [{ state: 'good' as const }, 1],
    [{ q: '/gOOD' }, 1],
    [{ q: '100%' }, 0],
  ] as const) {
    const parameters = new URLSearchParams(query as Record<string, string>);
    const { body } = await given.call('GET', `/admin/links?${parameters}`);
    expect([body.total, body.items.length]).toEqual([count, count]);
    expect(await client.list.query(query)).toEqual(body);
  }
  const [broken] = await links();
  expect(await client.check.mutate({ id: broken?.id ?? 0 })).toMatchObject({ state: 'broken' });
  expect(await client.problems.query({ kind: 'product' })).toEqual({
    items: [{ id: 2, state: 'broken' }],
  });
  expect((await given.call('POST', '/admin/links/99/check')).status).toBe(404);
  expect((await given.call('GET', '/admin/links?state=bad')).status).toBe(400);
});

test('manual checks are limited per minute across all processes', async () => {
  const { given, site, process, night } = app;
  site.answers['/'] = 200;
  await given.make.product({ ref_link: site.url('/') });
  await night();
  const apps = [
    await process({ RATE_LIMIT: '600' }, given.address),
    await process({ RATE_LIMIT: '600' }, given.address),
  ];
  const statuses: number[] = [];
  for (let check = 0; check < 21; check += 1) {
    statuses.push((await apps[check % 2]?.call('POST', '/admin/links/1/check'))?.status ?? 0);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});

test('backups and moves copy links and their check results', async () => {
  const { tables } = await shapeOfSchema();
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['link_check', 'link_use']),
  );
});
