/** A code is unique within its partner and market, however its letters are written. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { dump, expectProblem } from '../../testing/rest.ts';

let given: TestApp;

beforeEach(async () => {
  given = await testApp();
  await given.make.product();
});
afterEach(() => given.app.close());

describe('a duplicate code', () => {
  const send = (body: object) => given.call('POST', '/admin/promocodes', body);

  test.each(['İZMİR', 'izmir', 'IZMIR'])(
    'answers 409 with any variant of the letter i: %s',
    async (code) => {
      await send({ code: 'İzmir' });
      expectProblem(await send({ code }), 'conflict', 409);
    },
  );

  test.each(['Straße10', 'STRASSE10', 'STRAẞE10', ' strasse10 '])(
    'answers 409 in upper and lower case: %s',
    async (code) => {
      await given.make.promoCode({ code: 'straße10', product_id: 1 });
      const before = await dump(given);
      expectProblem(await send({ code, product_id: 1 }), 'conflict', 409);
      expect(await dump(given)).toEqual(before);
      expect((await send({ code })).status).toBe(201);
      expect((await send({ code, product_id: 1, market_code: 'TR' })).status).toBe(201);
      expectProblem(await send({ code }), 'conflict', 409);
    },
  );

  test('may change its own case, but not be used by another row', async () => {
    const { id } = await given.make.promoCode({ code: 'Harbor' });
    const { id: other } = await given.make.promoCode({ code: 'Other' });
    const put = (owner: number, code: string) =>
      given.call('PUT', `/admin/promocodes/${owner}`, { code });
    expect((await put(id, 'HARBOR')).body.code).toBe('HARBOR');
    expectProblem(await put(other, 'harbor'), 'conflict', 409);
  });
});
