import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxLoggedPostbacks } from '#contract/partner/conversion-event.ts';
import { expectProblem } from '../../testing/rest.ts';
import { partnerApp, postback, type Reported } from './testing/partner-app.ts';

let given: Awaited<ReturnType<typeof partnerApp>>;
beforeEach(async () => {
  given = await partnerApp();
});
afterEach(() => given.app.close());

const send = (reported: Reported, method?: 'GET' | 'HEAD', key = given.key) =>
  postback(given, key, { click: given.click, event: 'signup', ...reported }, method);
const logged = async (): Promise<{ outcome: string }[]> =>
  (await given.call('GET', `/admin/products/${given.product}/postbacks`)).body.items;

test('lists the latest postbacks with their outcomes, and why one was refused', async () => {
  await send({});
  await send({});
  await send({ event: 'earning', amount: '12.3', id: 'E-1' });
  await send({ event: 'install' });
  await send({ event: 'earning', amount: '13', id: 'E-1' });
  expect(await logged()).toMatchObject([
    { outcome: 'refused', event: null, errors: [{ path: 'amount' }] },
    { outcome: 'refused', event: null, errors: [{ path: 'event' }] },
    { outcome: 'counted', event: 'earning', money: '12.30 USD', errors: [] },
    { outcome: 'repeated', event: 'signup', money: null },
    { outcome: 'counted', event: 'signup', money: null },
  ]);
});

test('a HEAD request is not logged', async () => {
  await send({}, 'HEAD');
  await send({ event: 'install' }, 'HEAD');
  expect(await logged()).toEqual([]);
});

test('keeps one postback with a wrong key, and only if the product has a key', async () => {
  await send({});
  const wrong = `${given.product}-`.padEnd(45, 'x');
  await send({}, 'GET', wrong);
  await send({}, 'GET', wrong);
  expect((await logged()).map(({ outcome }) => outcome)).toEqual(['wrong key', 'counted']);
  const { id } = await given.make.product();
  await send({}, 'GET', `${id}-`.padEnd(45, 'x'));
  expect(await given.db.selectFrom('postback').selectAll().execute()).toHaveLength(2);
});

test('keeps only the latest postbacks of a product', async () => {
  for (let sent = 0; sent < maxLoggedPostbacks + 3; sent += 1) await send({ id: `S-${sent}` });
  expect(await given.db.selectFrom('postback').selectAll().execute()).toHaveLength(
    maxLoggedPostbacks,
  );
});

test('the overview shows what each partner reported', async () => {
  await send({ event: 'earning', amount: '12.3' });
  await send({ event: 'install' });
  await given.make.product({ i18n: { en: { name: 'Silent' } } });
  const { body } = await given.call('GET', '/admin/conversions');
  expect(body.items).toMatchObject([
    {
      product_id: given.product,
      name: 'Lantern',
      has_key: true,
      signups: 0,
      earned: [{ currency: 'USD', amount: 1230 }],
      last: { outcome: 'refused', errors: [{ path: 'event' }] },
    },
  ]);
});

const check = async (url?: string) => {
  const query = url === undefined ? '' : `?${new URLSearchParams({ url })}`;
  return given.call('GET', `/admin/products/${given.product}/postbacks/try${query}`);
};

test('a test shows the outcome of a postback, and counts nothing', async () => {
  expect((await check()).body).toEqual({
    ...{ event: 'signup', money: null, is_repeated: false, errors: [] },
  });
  const url = (query: string, key = given.key) =>
    `https://board.example/api/postback/${key}?click=${given.click}&${query}`;
  expect((await check(url('event=earning&amount=5'))).body).toMatchObject({
    ...{ event: 'earning', money: '5.00 USD', errors: [] },
  });
  expect((await check(url('event=signup', 'KEY'))).body).toMatchObject({ errors: [] });
  expect((await check(url('event=signup', '1-wrong'))).body.errors).toMatchObject([
    { path: 'url', message: 'The key in this URL is wrong or has been replaced' },
  ]);
  expect((await check(url('event=earning'))).body.errors).toMatchObject([{ path: 'amount' }]);
  expect(await logged()).toEqual([]);
  await send({});
  expect((await check(url('event=signup'))).body).toMatchObject({ is_repeated: true });
  expect(await given.db.selectFrom('conversion').selectAll().execute()).toHaveLength(1);
});

test('a test without a recent click asks for one', async () => {
  await given.db.deleteFrom('click').execute();
  expect((await check()).body.errors).toMatchObject([{ path: 'click' }]);
  expectProblem(await given.call('GET', '/admin/products/99/postbacks/try'), 'not_found', 404);
});
