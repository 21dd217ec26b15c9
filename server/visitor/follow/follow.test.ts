/** Signed-in visitors follow and unfollow partners, categories and codes. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AccountApp, password } from '../account/testing/account-app.ts';
import { follow, followApp } from './testing/follow-app.ts';

let given: AccountApp;
let partner: { id: number };
beforeEach(async () => {
  ({ given, partner } = await followApp());
});
afterEach(() => given.app.close());

test('following asks visitors to sign in, and returns to the page', async () => {
  const answer = await given.visitor().post('/follow?about=codes', {});
  expect(answer.headers.location).toBe('/signin?back=%2Ffollow%3Fabout%3Dcodes');
});

test('the market and the choice of emails survive signing in, and signing up by email', async () => {
  const chosen = '/follow?about=category-casino&market=TR&by_email=yes';
  const ada = given.visitor();
  const asked = await ada.post('/follow?about=category-casino&market=TR', { by_email: 'yes' });
  const signIn = new URL(String(asked.headers.location), 'http://board.example');
  expect([signIn.pathname, signIn.searchParams.get('market')]).toEqual(['/signin', 'TR']);
  expect(signIn.searchParams.get('back')).toBe(chosen);

  const email = 'ada@visitor.example';
  await ada.post(`${signIn.pathname}${signIn.search}`, { form: 'sign-up', email });
  const { text } = await given.mail.next(email);
  const [link = ''] = /\/signin\/password\?\S+/.exec(text) ?? [];
  const emailed = new URL(link, 'http://board.example').searchParams.get('back');
  expect(Object.fromEntries(new URL(String(emailed), 'http://board.example').searchParams)).toEqual(
    { about: 'category-casino', market: 'TR', by_email: 'yes' },
  );
  await ada.post(link, { password });
  const signedIn = await ada.post(`${signIn.pathname}${signIn.search}`, { email, password });
  expect(signedIn.headers.location).toBe(chosen);
});

test.each(['product-999', 'category-poker', 'product-x', 'nothing', ''])(
  'following “%s” answers 404',
  async (about) => {
    const ada = await given.signedIn('ada@visitor.example');
    expect((await ada.post(`/follow?about=${about}`)).statusCode).toBe(404);
  },
);

test('following from another site is refused', async () => {
  const ada = await given.signedIn('ada@visitor.example');
  const answer = await ada.post('/follow?about=codes', {}, { 'sec-fetch-site': 'cross-site' });
  expect(answer.statusCode).toBe(403);
});

test('visitors can unfollow; what they follow is in their account download, and deleted with the account', async () => {
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

test('following is refused if the account has been deleted in the meantime', async () => {
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

test('a visitor can follow at most a hundred items', async () => {
  const ada = await given.signedIn('ada@visitor.example');
  for (let made = 0; made < 100; made += 1) {
    const { id } = made === 0 ? partner : await given.make.product();
    await follow(ada, `product-${id}`, false);
  }
  const refused = await ada.post('/follow?about=codes');
  expect([refused.statusCode, refused.body]).toEqual([409, 'full']);
  expect((await ada.call('GET', '/follows')).json().items).toHaveLength(100);
});
