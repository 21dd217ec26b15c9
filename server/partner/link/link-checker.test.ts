import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceLinkUses } from '../../../db/repositories/partner/link-use.ts';
import { isPostgres, isWriteWaiting } from '../../../db/testing/database.ts';
import { type LinkApp, linkApp } from './testing/link-app.ts';
import { partnerSite } from './testing/partner-site.ts';

let app: LinkApp;
beforeEach(async () => {
  app = await linkApp();
});
afterEach(() => app.close());

test('each URL is checked once per night, with a list of where it is used', async () => {
  const { given, site, night, links } = app;
  const { url } = site;
  const terms = { url: url('/terms') };
  const product = await given.make.product({ ref_link: url('/product') });
  const banner = await given.make.banner({ link_url: url('/banner'), is_active: 0 });
  await given.make.banner({ link_url: '/casino/1' });
  const bonus = await given.make.exclusiveBonus({ link_url: url('/product'), terms });
  const code = await given.make.promoCode({ ref_link: url('/code'), terms });
  await given.make.promoCode({ ref_link: url('/ended'), expires_at: '2020-01-01 00:00:00' });
  await given.make.banner({ link_url: url('/over'), ends_at: '2020-01-01 00:00:00' });
  for (const path of ['/product', '/banner', '/code', '/terms']) site.answers[path] = 200;
  await night();
  expect(site.requests.toSorted()).toEqual(
    ['/banner', '/code', '/product', '/terms'].map((path) => `HEAD partner.example${path}`),
  );
  expect(site.mostAtOnce('partner.example')).toBe(1);
  const uses = Object.fromEntries(
    (await links()).map(({ url, uses }) => [
      new URL(url).pathname,
      uses.map(({ kind, id, place }) => `${kind} ${id} ${place}`),
    ]),
  );
  expect(uses).toEqual({
    '/product': [`exclusive-bonus ${bonus.id} offer`, `product ${product.id} offer`],
    '/banner': [`banner ${banner.id} offer`],
    '/code': [`promo-code ${code.id} offer`],
    '/terms': [`exclusive-bonus ${bonus.id} terms`, `promo-code ${code.id} terms`],
  });
  expect([...site.userAgents]).toEqual([
    expect.stringMatching(/^Aceboard link check bot \(\+http/),
  ]);
});

test('a failure on a second night marks a link as broken', async () => {
  const { given, site, night, passDay, links, states, notices, marked } = app;
  site.answers['/'] = 500;
  const { id } = await given.make.product({ ref_link: site.url('/') });
  await night();
  expect(await states()).toEqual(['failing']);
  const [link] = await links();
  await given.call('POST', `/admin/links/${link?.id}/check`);
  expect(await states()).toEqual(['failing']);
  expect([await notices(), await marked('product')]).toEqual([[], []]);
  await passDay();
  await night();
  expect(await links('state=problem')).toMatchObject([{ state: 'broken', status: 500 }]);
  expect(await notices()).toEqual([{ kind: 'links-broken', broken: 1, moved: 0 }]);
  expect(await marked('product')).toEqual([{ id, state: 'broken' }]);
  expect(await marked('banner')).toEqual([]);
  site.answers['/'] = 200;
  const { status, body } = await given.call('POST', `/admin/links/${link?.id}/check`);
  expect([status, body]).toMatchObject([200, { state: 'good', failing_since: null, error: null }]);
  expect(await notices()).toEqual([]);
});

test('a success in between resets the count of failures', async () => {
  const { given, site, night, passDay, states } = app;
  await given.make.product({ ref_link: site.url('/') });
  for (const status of [500, 200, 500]) {
    site.answers['/'] = status;
    await night();
    await passDay();
  }
  expect(await states()).toEqual(['failing']);
});

test('a link to a removed page is marked as broken immediately', async () => {
  const { given, site, night, links } = app;
  await given.make.product({ ref_link: site.url('/gone') });
  await night();
  expect(await links()).toMatchObject([{ state: 'broken', status: 404 }]);
});

test('a new destination is reported until an editor accepts exactly that one', async () => {
  const { given, site, night, passDay, links, states, notices, marked } = app;
  Object.assign(site.answers, { '/a': 200, '/b': 403, '/c': 200 });
  const at = (path: string) => site.url(path, 'casino.example');
  site.answers['/go'] = at('/a');
  const { id } = await given.make.promoCode({ ref_link: site.url('/go') });
  await night();
  expect(await links()).toMatchObject([{ state: 'good', accepted_destination: at('/a') }]);

  site.answers['/go'] = at('/b');
  for (let nights = 0; nights < 2; nights += 1) {
    await passDay();
    await night();
    expect(await marked('promo-code')).toEqual([{ id, state: 'moved' }]);
  }
  expect(await notices()).toEqual([{ kind: 'links-broken', broken: 0, moved: 1 }]);
  const [link] = await links('state=moved');
  const accept = (destination: unknown) =>
    given.call('PUT', `/admin/links/${link?.id}/destination`, { destination });
  expect((await accept(at('/c'))).status).toBe(409);
  expect((await accept('')).status).toBe(400);
  expect(await states()).toEqual(['moved']);
  expect((await accept(at('/b'))).body).toMatchObject({ state: 'unclear' });
  expect(await notices()).toEqual([]);

  await passDay();
  await night();
  expect(await states()).toEqual(['unclear']);
  site.answers['/go'] = at('/c');
  await passDay();
  await night();
  expect(await states()).toEqual(['moved']);
  site.answers['/go'] = at('/b');
  await passDay();
  await night();
  expect(await states()).toEqual(['unclear']);
});

test('an interrupted night resumes with the remaining links', async () => {
  const { given, site, night, states } = app;
  const stop = new AbortController();
  const answer: RequestListener = (_, response) => {
    if (site.requests.length === 2) stop.abort(new Error('The process is exiting'));
    else response.end();
  };
  Object.assign(site.answers, { '/1': answer, '/2': answer });
  for (const path of ['/1', '/2']) await given.make.product({ ref_link: site.url(path) });
  await expect(night(given, stop.signal)).rejects.toThrow('The process is exiting');
  expect((await states()).toSorted()).toEqual(['good', 'unchecked']);
  await night();
  const [, interrupted, again] = site.requests;
  expect([site.requests.length, again]).toEqual([3, interrupted]);
  expect(await states()).toEqual(['good', 'good']);
});

test('an unreachable host is remembered if the night is interrupted', async () => {
  const { given, site, night, states } = app;
  const stop = new AbortController();
  const away = await partnerSite();
  away.close();
  site.answers['/'] = 200;
  site.answers['/last'] = async () => {
    await expect.poll(states).toEqual(expect.arrayContaining(['failing', 'good']));
    stop.abort(new Error('The process is exiting'));
  };
  await given.make.product({ ref_link: away.url('/', 'one.example') });
  await given.make.product({ ref_link: site.url('/') });
  await given.make.product({ ref_link: site.url('/last', 'last.example') });
  await expect(night(given, stop.signal)).rejects.toThrow('The process is exiting');
  expect((await states()).toSorted()).toEqual(['failing', 'good', 'unchecked']);
});

test('after three links without an answer, a host is skipped for the night', async () => {
  const { given, site, night, states, links } = app;
  let waiting = 0;
  const silent: RequestListener = (_, response) => {
    waiting += 1;
    response.destroy();
  };
  site.answers['/'] = 200;
  const paths = Array.from({ length: 9 }, (_, number) => `/silent/${number}`);
  for (const path of paths) {
    site.answers[path] = silent;
    await given.make.product({ ref_link: site.url(path, 'silent.example') });
  }
  await given.make.product({ ref_link: site.url('/', 'other.example') });
  await night();
  expect(waiting).toBe(6);
  expect(await states()).toEqual([...paths.map(() => 'failing'), 'good']);
  const [first] = await links('state=failing');
  await given.call('POST', `/admin/links/${first?.id}/check`);
  expect(waiting).toBe(8);
});

test('if no host answers, the server itself is offline, and no link is marked', async () => {
  const { given, site, night, states } = app;
  site.close();
  const hosts = ['one.example', 'two.example', 'three.example'];
  for (const host of hosts) await given.make.product({ ref_link: site.url('/', host) });
  await expect(night()).rejects.toThrow('None of 3 hosts answered');
  expect(new Set(await states())).toEqual(new Set(['unchecked']));
});

test('an unreachable host among reachable ones is marked as failing', async () => {
  const { given, site, night, states } = app;
  site.answers['/'] = 200;
  const away = await partnerSite();
  away.close();
  await given.make.product({ ref_link: away.url('/', 'one.example') });
  for (const host of ['two.example', 'three.example', 'four.example']) {
    await given.make.product({ ref_link: site.url('/', host) });
  }
  await night();
  expect(await states()).toEqual(['failing', 'good', 'good', 'good']);
});

test.skipIf(!isPostgres)('a link used by an open transaction is not deleted', async () => {
  const { given, site, night, links } = app;
  site.answers['/'] = 200;
  const url = site.url('/');
  const { id } = await given.make.product({ ref_link: url });
  await night();
  await given.call('PUT', `/admin/products/${id}`, { i18n: { en: { name: 'Without a link' } } });
  expect(await links()).toEqual([]);
  const writer = await given.db.startTransaction().execute();
  await replaceLinkUses(writer, 'product', [id], [{ entity_id: id, place: 'offer', url }]);
  let isOver = false;
  const checked = night().finally(() => {
    isOver = true;
  });
  await expect.poll(async () => isOver || isWriteWaiting(given.db)).toBe(true);
  await writer.commit().execute();
  await checked;
  expect(await links()).toMatchObject([{ url, state: 'good' }]);
});
