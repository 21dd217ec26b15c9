import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { dump, expectProblem } from '../../testing/rest.ts';
import { addClick, clickIdOf, partnerApp, postback, type Reported } from './testing/partner-app.ts';

let given: Awaited<ReturnType<typeof partnerApp>>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-31T12:00:00Z') });
  given = await partnerApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const send = (reported: Reported, method?: 'GET' | 'POST' | 'HEAD') =>
  postback(given, given.key, { click: given.click, event: 'signup', ...reported }, method);

describe('the postback key', () => {
  test('is shown once, and the database stores only its hash', async () => {
    const path = `/admin/products/${given.product}/postback-key`;
    expect(given.key).toMatch(new RegExp(`^${given.product}-[\\w-]{43}$`));
    const { body } = await given.call('GET', path);
    expect(body).toEqual({ created_at: '2026-03-31T12:00:00.000Z', created_by: 'Administrator' });
    expect(JSON.stringify(await dump(given))).not.toContain(given.key.slice(3));
  });

  test('stops working immediately in every process when renewed', async () => {
    const other = await testApp({}, { address: given.address });
    const reported = { click: given.click, event: 'signup' };
    expect((await postback(other, given.key, reported)).status).toBe(200);
    const renewed = await given.renewKey();
    expectProblem(await postback(other, given.key, reported), 'unauthorized', 401);
    expect((await postback(other, renewed, reported)).status).toBe(200);
    await other.app.close();
  });

  test('gives access only to clicks on its own product', async () => {
    const other = await given.make.product();
    await addClick(given, { name: 'other', product_id: other.id });
    const { errors } = expectProblem(await send({ click: clickIdOf('other') }), 'bad_input', 400);
    expect(errors?.[0]?.path).toBe('click');
  });

  test('is refused while its product is deleted', async () => {
    await given.call('DELETE', `/admin/products/${given.product}`);
    expectProblem(await send({}), 'unauthorized', 401);
  });

  test.each([
    ['of nobody', '99-'.padEnd(46, 'x')],
    ['of a product without one', '2-'.padEnd(45, 'x')],
    ['without a secret', '1-'],
    ['that is a number', '1'],
    ['that is long', 'x'.repeat(2000)],
    ['with a null', '1%00'],
    ['of another length', `1-${'x'.repeat(44)}`],
  ])('%s answers 401 before any other check', async (_name, key) => {
    const answer = await given.call('GET', `/postback/${key}?event=nothing`);
    expectProblem(answer, 'unauthorized', 401);
    expect((await given.call('POST', `/postback/${key}`)).status).toBe(401);
  });

  test('can be wrong ten times per network and minute, and a valid key is never limited', async () => {
    const limited = await testApp({ RATE_LIMIT: '600' }, { address: given.address });
    const wrong = `${given.product}-`.padEnd(45, 'x');
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      statuses.push((await postback(limited, wrong, {})).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const refused = await postback(limited, wrong, {});
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const right = await postback(limited, given.key, { click: given.click, event: 'signup' });
    expect(right.body).toEqual({ counted: true });
    expect((await limited.call('GET', '/admin/session')).status).toBe(200);
    await limited.app.close();
  });
});
