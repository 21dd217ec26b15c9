// Runs on PostgreSQL too: no other test runs its SQL there.
/** A visitor on a break gets no offers over any protocol, although the cached answers contain them. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clickKinds } from '#contract/partner/click-place.ts';
import { clickClient } from '../../partner/click/testing/click-app.ts';
import { countedReads, offersForVisitor } from './testing/every-answer.ts';
import { market, marksIn } from './testing/marked-offers.ts';

const { given, offers, visitor, answers, countsOf } = await offersForVisitor();
let shown: Awaited<ReturnType<typeof answers>>;
let counted: Map<string, Set<string>>;

const counts = async () =>
  new Map(
    await Promise.all(countedReads.map(async (name) => [name, await countsOf(name)] as const)),
  );

beforeAll(async () => {
  await given.make.contentPage({ kind: 'guide', slug: 'calm' });
  const closed = { market_code: market, availability: 'closed' as const };
  await given.make.product({ categories: [1], markets: [closed] });
  counted = await counts();
  await answers();
  shown = await answers();
  const url = '/api/break';
  const { statusCode } = await visitor.send({ method: 'POST', url, payload: { days: 1 } });
  expect(statusCode).toBe(204);
});
afterAll(async () => {
  vi.useRealTimers();
  await given.app.close();
});

test('no answer contains an offer, and a partner is named only in its facts and in the visitor’s own data', async () => {
  const named = [...(await answers())].filter(([, marks]) => marks.length > 0);
  const facts = [`/api/products/${offers.partner.id}`, '/api/trpc/catalogue.product'];
  expect(new Map(named)).toEqual(
    new Map([...facts, '/api/account/data'].map((path) => [path, ['partner']])),
  );
});

test('lists of offers are empty', async () => {
  for (const list of ['products', 'top', 'banners', 'bonuses', 'promocodes']) {
    const { body, headers } = await visitor.get(`/api/${list}?market=${market}`);
    expect(JSON.parse(body), list).toMatchObject({ items: [], total: 0 });
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'on-break': '1' });
  }
  const { body } = await visitor.get(`/api/search?q=offer&market=${market}`);
  expect(JSON.parse(body).totals).toEqual({ products: 0, bonuses: 0, promocodes: 0 });
});

test('nothing is counted, whatever the question', async () => {
  const all = new Set([...counted.values()].flatMap((names) => [...names]));
  for (const name of ['total', 'facets', 'without', 'without_pair', 'closed', 'unchecked'])
    expect(all, name).toContain(name);
  expect(await counts()).toEqual(new Map(countedReads.map((name) => [name, new Set()])));
});

test('guides are still shown, but announcements aren’t', async () => {
  const { body } = await visitor.get(`/api/pages?kind=guide`);
  expect(JSON.parse(body).total).toBe(2);
  const { body: settings } = await given.call('GET', '/admin/settings');
  const { id: _, from_environment: __, ...draft } = settings;
  const i18n = { ...draft.i18n, en: { ...draft.i18n.en, announcement: 'Free spins' } };
  expect((await given.call('PUT', '/admin/settings', { ...draft, i18n })).status).toBe(200);
  const announced = async (get: (url: string) => Promise<{ body: string }>) =>
    JSON.parse((await get('/api/trpc/catalogue.settings?input=%7B%7D')).body).result.data
      .announcement;
  expect(await announced((url) => given.app.inject(url))).toMatchObject({ text: 'Free spins' });
  expect(await announced(visitor.get)).toBeNull();
});

test('no link leads to a partner, and neither clicks nor votes count', async () => {
  const { counts } = clickClient(given);
  const earlier = await counts();
  for (const kind of clickKinds) {
    const { id } = offers.clicked[kind];
    const { statusCode } = await visitor.get(`/go/${kind}/${id}?market=${market}`);
    expect(statusCode, kind).toBe(404);
    const payload = { kind, id, market, path: '/', position: 1 };
    await visitor.send({ method: 'POST', url: '/api/clicks', payload });
  }
  expect(await counts()).toEqual(earlier);
  const payload = { code: offers.code.code, worked: true };
  const url = `/api/promocodes/${offers.code.id}/vote?market=${market}`;
  expect((await visitor.send({ method: 'POST', url, payload })).statusCode).toBe(404);
});

test('everyone else still gets the cached answers, and so does the visitor afterwards', async () => {
  const path = `/api/products/${offers.partner.id}`;
  const url = `${path}?market=${market}`;
  expect(marksIn((await given.app.inject(url)).body)).toEqual(shown.get(path));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000 });
  expect(marksIn((await visitor.get(url)).body)).toEqual(shown.get(path));
});
