import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PromoCode } from '#contract/catalogue/promo-code.ts';
import { allRows, tableNames } from '../../../db/testing/database.ts';
import { browser } from '../../partner/click/testing/click-app.ts';
import { testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';
import { deleteOldVotes } from './delete-old-votes.ts';
import { voteApp, voting } from './testing/vote-app.ts';

let given: Awaited<ReturnType<typeof voteApp>>;
let code: PromoCode;

beforeEach(async () => {
  given = await voteApp();
  code = await given.make.promoCode({ code: 'HARBOR20' });
});

afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const at = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
const shown = async () => (await given.call('GET', '/promocodes')).body.items[0].votes;

test('the share and the number of votes are shown from the fifth vote on', async () => {
  await given.votes(code, { worked: 3, failed: 1 });
  const fourth = await given.vote(code, true);
  expect(fourth.status).toBe(200);
  expect(fourth.headers['cache-control']).toBe('no-store');
  expect(fourth.body).toEqual({ votes: { worked_percent: 80, count: 5 } });
  expect(await shown()).toEqual({ worked_percent: 80, count: 5 });
});

test('fewer than five votes have no share', async () => {
  await given.votes(code, { worked: 3 });
  expect((await given.vote(code, true)).body).toEqual({ votes: null });
  expect(await shown()).toBeNull();
});

test('a visitor’s later vote on the same day replaces the earlier one', async () => {
  await given.votes(code, { worked: 4 });
  const percentAfter = async (worked: boolean) =>
    (await given.vote(code, worked)).body.votes.worked_percent;
  expect(await percentAfter(true)).toBe(100);
  expect(await percentAfter(false)).toBe(80);
  expect(await percentAfter(false)).toBe(80);
  expect(await percentAfter(true)).toBe(100);
  expect(await given.counts()).toMatchObject([{ worked: 5, failed: 0 }]);
});

test('a visitor can vote again the next day, and on another code', async () => {
  const other = await given.make.promoCode({ code: 'OTTER10' });
  at('2026-03-01T23:59:59Z');
  await given.vote(code, true);
  await given.vote(other, false);
  at('2026-03-02T00:00:00Z');
  await given.vote(code, false);
  expect(await given.counts()).toMatchObject([
    { promo_code_id: code.id, day: '2026-03-01', worked: 1, failed: 0 },
    { promo_code_id: other.id, day: '2026-03-01', worked: 0, failed: 1 },
    { promo_code_id: code.id, day: '2026-03-02', worked: 0, failed: 1 },
  ]);
});

test('votes count for seven days, and those sent to two processes are added up', async () => {
  const other = await testApp({}, { address: given.address });
  const there = voting(other);
  at('2026-03-01T12:00:00Z');
  await Promise.all([
    given.votes(code, { worked: 5 }),
    there.votes(code, { worked: 5 }),
    there.vote(code, false),
  ]);
  const sharesAt = async (now: string) => {
    vi.setSystemTime(now);
    await Promise.all([given.voteVersion.look(), other.voteVersion.look()]);
    return [await shown(), (await other.call('GET', '/promocodes')).body.items[0].votes];
  };
  const all = { worked_percent: 83, count: 6 };
  expect(await sharesAt('2026-03-01T12:00:01Z')).toEqual([all, all]);
  expect(await sharesAt('2026-03-07T23:59:59Z')).toEqual([all, all]);
  expect(await sharesAt('2026-03-08T00:00:00Z')).toEqual([null, null]);
  await other.app.close();
});

test('cached responses and the catalogue version stay until the next refresh, which finds each vote', async () => {
  await given.votes(code, { worked: 5 });
  await given.voteVersion.look();
  const before = await shown();
  const version = given.database.version.current();
  await given.vote(code, false);
  expect(await shown()).toEqual(before);
  await given.voteVersion.look();
  expect(await shown()).toEqual({ worked_percent: 83, count: 6 });
  expect(given.database.version.current()).toBe(version);
});

test('a changed code starts over, and getting its old code back restores its votes', async () => {
  await given.votes(code, { worked: 1, failed: 5 });
  const path = `/admin/promocodes/${code.id}`;
  expect((await given.call('PUT', path, { ...code, code: 'HARBOR30' })).status).toBe(200);
  expect(await shown()).toBeNull();
  expectProblem(await given.vote(code, true), 'conflict', 409);
  expect((await given.vote({ ...code, code: 'HARBOR30' }, true)).status).toBe(200);
  await given.call('PUT', path, code);
  expect(await shown()).toEqual({ worked_percent: 17, count: 6 });
});

test('every response that contains the code has its votes', async () => {
  const { id: product_id } = await given.make.product();
  const { id } = await given.make.promoCode({ code: 'LISTED', product_id });
  await given.votes({ id, code: 'LISTED' }, { worked: 5 });
  const votes = { worked_percent: 100, count: 5 };
  const read = async (path: string) => (await given.call('GET', path)).body;
  expect((await read(`/promocodes?product=${product_id}`)).items).toMatchObject([{ votes }]);
  expect((await read(`/products/${product_id}`)).promocodes).toMatchObject([{ votes }]);
  expect((await read('/search?q=listed')).results.promocodes).toMatchObject([{ votes }]);
  expect((await read(`/saved-items?promocodes=${id}`)).promocodes).toMatchObject([{ votes }]);
  expect((await read('/admin/promocodes')).items).toMatchObject([{ votes }, { votes: null }]);
});

test('editors see low numbers of votes too', async () => {
  await given.votes(code, { worked: 1, failed: 1 });
  const { items } = (await given.call('GET', '/admin/promocodes')).body;
  expect(items).toMatchObject([{ votes: { worked_percent: 50, count: 2 } }]);
});

describe('the dashboard', () => {
  const notices = async () => (await given.call('GET', '/admin/dashboard')).body.notices;

  test.each([
    ['more than half of five voters', { worked: 2, failed: 3 }, true],
    ['half of the voters', { worked: 3, failed: 3 }, false],
    ['fewer than five voters', { failed: 4 }, false],
  ])('reports whether a code failed for %s: %o', async (_name, votes, isNamed) => {
    await given.votes(code, votes);
    expect(await notices()).toEqual(
      isNamed
        ? [
            {
              kind: 'promo-code-fails',
              id: code.id,
              code: 'HARBOR20',
              product_name: null,
              worked_percent: 40,
              count: 5,
            },
          ]
        : [],
    );
  });

  test('doesn’t reveal a hidden or changed code', async () => {
    await given.votes(code, { failed: 5 });
    const path = `/admin/promocodes/${code.id}`;
    await given.call('PUT', path, { ...code, is_active: false });
    expect(await notices()).toEqual([]);
    await given.call('PUT', path, { ...code, code: 'HARBOR30' });
    expect(await notices()).toEqual([]);
  });
});

test.each([['Mozilla/5.0 (compatible; bingbot/2.0)'], ['curl/8.5.0'], ['']])(
  'a vote from the program %j is answered but not counted',
  async (userAgent) => {
    expect((await given.vote(code, true, { userAgent })).status).toBe(200);
    expect(await given.counts()).toEqual([]);
  },
);

test('a network that invents user agents has at most eight votes per code', async () => {
  for (let made = 0; made < 60; made += 1) {
    await given.vote(code, false, { userAgent: `${browser} ${made}` });
  }
  const [{ failed = 0 } = {}] = await given.counts();
  expect(failed).toBeGreaterThan(4);
  expect(failed).toBeLessThanOrEqual(8);
});

describe('voter privacy', () => {
  const sent = { ip: '198.51.100.23', userAgent: `${browser} Unmistakable/77` };

  test('no table contains a voter’s IP or user agent, and votes identify a visitor only by a daily hash', async () => {
    await given.vote(code, true, sent);
    const stored: Record<string, object[]> = {};
    for (const name of await tableNames(given.db)) stored[name] = await allRows(given.db, name);
    const text = JSON.stringify(stored);
    for (const trace of ['198.51', 'Unmistakable']) expect(text).not.toContain(trace);
    const columns = (table: string) => Object.keys(stored[table]?.[0] ?? {}).sort();
    expect(columns('promo_code_vote')).toEqual(['day', 'hash', 'worked']);
    expect(columns('promo_code_vote_count')).toEqual(
      ['changed_at', 'code', 'day', 'failed', 'promo_code_id', 'worked'].sort(),
    );
  });

  test('votes are deleted the night after their day, and counts once no figure includes them', async () => {
    at('2026-03-01T12:00:00Z');
    await given.vote(code, true, sent);
    const left = async (now: string) => {
      await deleteOldVotes(given.db, 'UTC', new Date(now));
      const rows = async (table: 'promo_code_vote' | 'promo_code_vote_count') =>
        (await allRows(given.db, table)).length;
      return [await rows('promo_code_vote'), await rows('promo_code_vote_count')];
    };
    expect(await left('2026-03-01T23:00:00Z')).toEqual([1, 1]);
    expect(await left('2026-03-02T03:30:00Z')).toEqual([0, 1]);
    expect(await left('2026-03-07T03:30:00Z')).toEqual([0, 1]);
    expect(await left('2026-03-08T03:30:00Z')).toEqual([0, 0]);
  });
});
