// Runs on PostgreSQL too: no other test runs its SQL there.
/** The dashboard counts and lists rows that need attention. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Dashboard, dashboard } from '#contract/catalogue/dashboard.ts';
import { dayBefore, localDay, wallClock } from '#contract/wall-clock.ts';
import { updateTimeZone } from '../../db/start/update-time-zone.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { trpcClient } from '../testing/trpc.ts';

const timeZone = 'Pacific/Kiritimati';
let given: TestApp;

beforeEach(async () => {
  given = await testApp({ SITE_TIMEZONE: timeZone });
  await updateTimeZone(given.db, timeZone);
});

afterEach(() => given.app.close());

const read = async (): Promise<Dashboard> => (await given.call('GET', '/admin/dashboard')).body;

/** Returns a time in the site's time zone. */
const inHours = (hours: number) => wallClock(timeZone).format(Date.now() + hours * 3_600_000);

const whole = (name: string) => ({
  icon_url: '/uploads/icon.webp',
  rating: 4,
  i18n: { en: { name }, tr: { name: `${name} tr` } },
});

test('counts nothing when nothing needs attention', async () => {
  const nothing = { total: 0, items: [] };
  expect(await read()).toEqual({
    notices: [],
    expiring_promocodes: nothing,
    products_missing: { image: nothing, rating: nothing, fact_check: nothing, turkish: nothing },
    hidden_blocks: [],
    missed_searches: nothing,
    unread_inquiries: 0,
    unread_reports: { total: 0, items: [] },
    kept_inquiries: 0,
    search: { engine: 'embedded', status: 'ok', pending: 0 },
    changes: [],
  });
});

test('lists active codes that expire within seven days in the site’s time zone, soonest first', async () => {
  const soon = await given.make.promoCode({ code: 'SOON', expires_at: inHours(7 * 24 - 1) });
  await given.make.promoCode({ code: 'NEXT', expires_at: inHours(1) });
  await given.make.promoCode({ code: 'LATER', expires_at: inHours(7 * 24 + 1) });
  await given.make.promoCode({ code: 'OVER', expires_at: inHours(-1) });
  await given.make.promoCode({ code: 'HIDDEN', expires_at: inHours(1), is_active: false });
  await given.make.promoCode({ code: 'ENDLESS' });
  const { total, items } = (await read()).expiring_promocodes;
  expect(total).toBe(2);
  expect(items.map(({ code }) => code)).toEqual(['NEXT', 'SOON']);
  expect(items[1]?.expires_at).toBe(soon.expires_at);
});

test('counts products by missing field, until the field is filled in', async () => {
  await given.make.product(whole('Whole'));
  const bare = await given.make.product({ i18n: { en: { name: 'Bare' } } });
  const unrated = await given.make.product({ ...whole('Unrated'), rating: null });
  const { products_missing } = await read();
  const named = { total: 1, items: [{ id: bare.id, name: 'Bare' }] };
  expect(products_missing).toMatchObject({ image: named, turkish: named, rating: { total: 2 } });
  expect(products_missing.rating.items.map(({ id }) => id)).toEqual([unrated.id, bare.id]);

  await given.call('PUT', `/admin/products/${bare.id}`, whole('Bare'));
  await given.call('DELETE', `/admin/products/${unrated.id}`);
  expect((await read()).products_missing).toMatchObject({
    image: { total: 0 },
    turkish: { total: 0 },
    rating: { total: 0 },
  });
});

test('lists products whose facts were last checked longer ago than the site allows', async () => {
  const { id: regulator_id } = await given.make.regulator();
  const { id: method_id } = await given.make.paymentMethod();
  const today = localDay(timeZone, new Date());
  const make = async (name: string, days: number | null, facts: object = {}) => {
    const verified_on = days === null ? null : dayBefore(today, days);
    await given.make.product({
      ...whole(name),
      facts: { licences: [{ regulator_id, verified_on }], ...facts },
    });
  };
  await given.make.product(whole('Without facts'));
  await make('Fresh', 180);
  await make('Old', 181);
  await make('Never', null);
  await make('Old payment', 0, { payments: [{ method_id, verified_on: '2020-01-01' }] });
  await make('Unchecked owner', 0, { owner: 'Copper Lantern Ltd' });
  const toCheck = async () => {
    const { fact_check } = (await read()).products_missing;
    return fact_check.items.map(({ name }) => name).toSorted();
  };
  expect(await toCheck()).toEqual(['Never', 'Old', 'Old payment', 'Unchecked owner']);
  await given.call('PUT', '/admin/settings', { name: null, fact_days: 200 });
  expect(await toCheck()).toEqual(['Never', 'Old payment', 'Unchecked owner']);
  const { body: page } = await given.call('GET', '/products/3');
  expect(page.facts.licences).toMatchObject([{ is_outdated: false }]);
  const { body: never } = await given.call('GET', '/products/4');
  expect(never.facts.licences).toMatchObject([{ verified_on: null, is_outdated: true }]);
  const listed = await given.call('GET', '/admin/products?missing=fact_check&q=old');
  expect(listed.body.items.map(({ name }: { name: string }) => name)).toEqual(['Old payment']);
});

test('counts all rows and lists five of each kind', async () => {
  for (let made = 0; made < 7; made += 1) await given.make.product();
  const { products_missing, changes } = await read();
  expect([products_missing.rating.total, products_missing.rating.items.length]).toEqual([7, 5]);
  expect(changes).toHaveLength(5);
});

test('lists hidden blocks, unread inquiries and missed searches', async () => {
  const { items } = (await given.call('GET', '/admin/page-blocks/bets')).body;
  const hide = (hidden: boolean) =>
    given.call('PUT', '/admin/page-blocks/bets/sort', {
      order: items.map((block: object, index: number) => ({ ...block, hidden: hidden && !index })),
    });
  await hide(true);
  await given.make.inquiry();
  await given.call('GET', '/search?q=zeppelin');
  expect(await read()).toMatchObject({
    hidden_blocks: [{ page: 'bets', block_key: 'display' }],
    unread_inquiries: 1,
    missed_searches: { total: 1, items: [{ query: 'zeppelin', searches: 1 }] },
  });

  await hide(false);
  await given.call('PUT', '/admin/inquiries/1', { read: true });
  expect(await read()).toMatchObject({ hidden_blocks: [], unread_inquiries: 0 });
});

test('lists the latest changes with actor, action and time, without their states', async () => {
  await given.make.product({ i18n: { en: { name: 'Moon' } } });
  const [change] = (await read()).changes;
  expect(change).toMatchObject({ actor: 'test', action: 'create', name: 'Moon', latest: true });
  expect(Object.keys(change ?? {})).not.toContain('after');
});

test('answers the same over tRPC, and refuses requests without the token', async () => {
  await given.make.promoCode({ expires_at: inHours(1) });
  const overTrpc = await trpcClient(given).admin.dashboard.query();
  expect(overTrpc).toEqual(await read());
  expect(dashboard.parse(overTrpc)).toEqual(overTrpc);
  const headers = { 'x-admin-token': 'wrong' };
  expect((await given.call('GET', '/admin/dashboard', undefined, { headers })).status).toBe(401);
});
