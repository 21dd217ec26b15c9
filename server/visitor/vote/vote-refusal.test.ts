import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PromoCode } from '#contract/catalogue/promo-code.ts';
import { expectProblem } from '../../testing/rest.ts';
import { voteApp } from './testing/vote-app.ts';

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

describe('a vote is refused', () => {
  test.each([
    ['without a code', { worked: true }],
    ['with a code that is too long', { code: 'x'.repeat(101), worked: true }],
    ['without a vote', { code: 'HARBOR20' }],
    ['with a string as the vote', { code: 'HARBOR20', worked: 'yes' }],
  ])('%s', async (_name, body) => {
    expectProblem(await given.call('POST', `/promocodes/${code.id}/vote`, body), 'bad_input', 400);
    expect(await given.counts()).toEqual([]);
  });

  test.each([['no-number'], ['0'], ['999'], ['99999999999999999999']])(
    'on %s, which is not a code',
    async (id) => {
      const body = { code: 'HARBOR20', worked: true };
      expectProblem(await given.call('POST', `/promocodes/${id}/vote`, body), 'not_found', 404);
    },
  );

  test('on a hidden or expired code', async () => {
    const hidden = await given.make.promoCode({ is_active: false });
    const ended = await given.make.promoCode({ expires_at: '2020-01-01 00:00:00' });
    for (const gone of [hidden, ended])
      expectProblem(await given.vote(gone, true), 'not_found', 404);
  });

  test('where promotion is not allowed', async () => {
    const { items } = (await given.call('GET', '/admin/markets')).body;
    const market = items.find(({ code }: { code: string }) => code === 'US');
    const path = `/admin/markets/${market.id}`;
    const { body } = await given.call('GET', path);
    await given.call('PUT', path, { ...body, promotion_allowed: false });
    expectProblem(await given.vote(code, true), 'not_found', 404);
  });

  test.each([[{ origin: 'https://elsewhere.example' }], [{ 'sec-fetch-site': 'cross-site' }]])(
    'from another site: %o',
    async (headers) => {
      expectProblem(await given.vote(code, true, { headers }), 'forbidden', 403);
      expect(await given.counts()).toEqual([]);
    },
  );

  test('after twenty from one network within ten minutes', async () => {
    const limited = await voteApp({ RATE_LIMIT: '600' });
    const own = await limited.make.promoCode();
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await limited.vote(own, true)).status).toBe(200);
    }
    const refused = await limited.vote(own, true);
    expectProblem(refused, 'too_many_requests', 429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await limited.vote(own, true, { ip: '203.0.113.8' })).status).toBe(200);
    await limited.app.close();
  });
});
