/** Signed-in visitors follow partners, categories and codes, and stop. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AccountApp } from '../account/testing/account-app.ts';
import { follow, followApp } from './testing/follow-app.ts';

let given: AccountApp;
let partner: { id: number };
beforeEach(async () => {
  ({ given, partner } = await followApp());
});
afterEach(() => given.app.close());

test('following asks strangers to sign in, and comes back', async () => {
  const answer = await given.visitor().post('/follow?about=codes', {});
  expect(answer.headers.location).toBe('/signin?back=%2Ffollow%3Fabout%3Dcodes');
});

test.each(['product-999', 'category-poker', 'product-x', 'nothing', ''])(
  'following “%s” answers 404',
  async (about) => {
    const ada = await given.signedIn('ada@visitor.example');
    expect((await ada.post(`/follow?about=${about}`)).statusCode).toBe(404);
  },
);

test('following is refused to other sites', async () => {
  const ada = await given.signedIn('ada@visitor.example');
  const answer = await ada.post('/follow?about=codes', {}, { 'sec-fetch-site': 'cross-site' });
  expect(answer.statusCode).toBe(403);
});

test('following ends, is in the visitor’s file, and is deleted with the account', async () => {
  const ada = await given.signedIn('ada@visitor.example');
  for (const about of [`product-${partner.id}`, 'codes']) await follow(ada, about);
  const { items } = (await ada.call('GET', '/follows')).json();
  expect(items.map(({ name }: { name: string | null }) => name)).toEqual([null, 'Fig']);
  const file = JSON.parse((await ada.call('GET', '/data')).body);
  expect([file.follows.length, file.email_consents.length]).toEqual([2, 2]);
  const { name: _, ...codes } = items[0];
  const left = (await ada.call('POST', '/follows/end', codes)).json();
  expect(left.items).toMatchObject([{ kind: 'product' }]);
  await given.db.deleteFrom('visitor').execute();
  expect(await given.db.selectFrom('follow').selectAll().execute()).toEqual([]);
});

test('following of an account deleted meanwhile is refused, not an error', async () => {
  const ada = {
    id: 'deleted',
    kind: 'codes',
    target: '',
    market_code: 'US',
    lang: 'en',
  } as const;
  const { id, ...followed } = ada;
  const { follows } = given.deps;
  for (const write of [
    () => follows.follow(id, followed, { byEmail: true }),
    () => follows.consent(id, 'codes'),
  ]) {
    await expect(write()).rejects.toMatchObject({ code: 'unauthorized' });
  }
});

test('following is limited to a hundred', async () => {
  const ada = await given.signedIn('ada@visitor.example');
  for (let made = 0; made < 101; made += 1) {
    const { id } = made === 0 ? partner : await given.make.product();
    await follow(ada, `product-${id}`, false);
  }
  expect((await ada.call('GET', '/follows')).json().items).toHaveLength(100);
});
