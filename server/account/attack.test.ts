/** What strangers try: sending in a visitor's name, finding out who has an account, guessing, leading away. */
import { afterEach, expect, test, vi } from 'vitest';
import { allRows } from '../../db/testing.ts';
import { type AccountApp, accountApp, password } from './testing.ts';

const email = 'ada@visitor.example';

// Hashing is slow by intent, and slower where other tests run beside it.
vi.setConfig({ testTimeout: 60_000 });

let given: AccountApp;
afterEach(() => given.app.close());

const forms: [string, Record<string, string>][] = [
  ['/signin', { email, password }],
  ['/signin', { form: 'sign-up', email: 'new@visitor.example' }],
  ['/signin', { form: 'forgotten', email }],
  ['/signin/ready', { email, password }],
  ['/signin/password?token=x', { password }],
  ['/signout', {}],
];

test('a form sent from another site changes nothing', async () => {
  given = await accountApp();
  const ada = await given.signedIn(email);
  for (const [path, fields] of forms.flatMap(([path, fields]) => [
    [path, fields] as const,
    [`/tr${path}`, fields] as const,
  ])) {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': undefined, origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': undefined, origin: 'null' },
    ]) {
      const answer = await ada.post(path, fields, headers);
      expect([path, answer.statusCode]).toEqual([path, 403]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  }
  expect(await ada.isSignedIn()).toBe(true);
  expect(await allRows(given.db, 'visitor')).toHaveLength(1);
  expect(given.mail.letters).toEqual([]);
});

test('better-auth has no address of its own', async () => {
  given = await accountApp();
  const ada = await given.registered(email);
  for (const path of ['/sign-in/email', '/sign-up/email', '/sign-out', '/reset-password', '/ok']) {
    const answer = await given.app.inject({ method: 'POST', url: `/api/auth${path}`, payload: {} });
    expect(answer.statusCode).toBe(404);
  }
  expect(await ada.isSignedIn()).toBe(false);
});

test('no answer tells whether an address has an account', async () => {
  given = await accountApp();
  await given.registered(email);
  const told = async (fields: Record<string, string>) => {
    const answer = await given.visitor().post('/signin', fields);
    const { date: _, ...headers } = answer.headers;
    return {
      status: answer.statusCode,
      headers,
      body: answer.body.replace(fields.email ?? '', ''),
    };
  };
  const unknown = 'eve@visitor.example';
  for (const form of ['sign-up', 'forgotten']) {
    expect(await told({ form, email })).toEqual(await told({ form, email: unknown }));
  }
  // Of the same length, for the length of the page to be the same.
  const guess = { password: 'a wrong password' };
  const wrong = await told({ ...guess, email: 'ada@visitor.example' });
  expect(wrong).toEqual(await told({ ...guess, email: 'bob@visitor.example' }));
});

test('it takes as long to refuse an address that has no account', async () => {
  given = await accountApp();
  await given.registered(email);
  const time = async (fields: Record<string, string>) => {
    const begun = performance.now();
    await given.visitor().post('/signin', fields);
    return performance.now() - begun;
  };
  const fastest = async (fields: Record<string, string>) => {
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 9; round += 1) {
      known.push(await time({ ...fields, email }));
      unknown.push(await time({ ...fields, email: `nobody${round}@visitor.example` }));
    }
    return [known, unknown].map((times) => Math.min(...times)) as [number, number];
  };
  const [known, unknown] = await fastest({ password: 'a wrong password' });
  // Without the hash that is made for nobody it would take a tenth of the time.
  expect(unknown).toBeGreaterThan(known / 2);
  for (const form of ['sign-up', 'forgotten']) {
    const [known, unknown] = await fastest({ form });
    expect(Math.abs(known - unknown)).toBeLessThan(20);
  }
});

test('who guesses passwords is stopped, with the right one too', async () => {
  given = await accountApp({ RATE_LIMIT: '600' });
  const ada = await given.registered(email);
  const guesser = given.visitor();
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) {
    statuses.push((await guesser.signIn(email, `guess number ${guess}`)).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  expect((await guesser.signIn(email, password)).statusCode).toBe(429);
  expect((await ada.signIn(email, password)).statusCode).toBe(303);
});

test('guesses from many addresses are counted by account, one that does not exist as well', async () => {
  given = await accountApp({ RATE_LIMIT: '600' });
  for (const address of [email, 'nobody@visitor.example']) {
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess += 1) {
      statuses.push((await given.visitor().signIn(address, `guess number ${guess}`)).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
  }
});

test('nobody can have a mailbox flooded, or ask for links without end', async () => {
  given = await accountApp({ RATE_LIMIT: '600' });
  for (let time = 0; time < 5; time += 1) {
    const answer = await given.visitor().post('/signin', { form: 'sign-up', email });
    expect(answer.statusCode).toBe(303);
  }
  for (let letter = 0; letter < 3; letter += 1) await given.mail.next();
  const asker = given.visitor();
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    const fields = { form: 'forgotten', email: `nobody${time}@visitor.example` };
    statuses.push((await asker.post('/signin', fields)).statusCode);
  }
  expect(statuses).toEqual([...Array(5).fill(303), 429]);
  await given.visitor().post('/signin', { form: 'sign-up', email: 'last@visitor.example' });
  expect((await given.mail.next()).to).toEqual(['last@visitor.example']);
});

const leadsAway = [
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '/.//elsewhere.example',
  '/%2e//elsewhere.example',
  '/\t/elsewhere.example',
  '/\n//elsewhere.example',
  ' //elsewhere.example',
  '///elsewhere.example',
  'elsewhere.example',
  '@elsewhere.example',
  '',
];

const leadsBack = [
  ['/bets', '/bets'],
  ['/tr/casino/5', '/tr/casino/5'],
  ['/promocodes?code=3', '/promocodes?code=3'],
  ['/%5Celsewhere.example', '/%5Celsewhere.example'],
  ['/signin', '/account'],
  ['/signout', '/account'],
  ['/api/account', '/account'],
] as const;

test('signing in leads back to a page of this site, and never to another one', async () => {
  given = await accountApp();
  const ada = await given.registered(email);
  const ledTo = async (path: string, back: string) => {
    const fields = { email, password };
    const answer = await ada.post(`${path}?${new URLSearchParams({ back })}`, fields);
    expect(answer.statusCode).toBe(303);
    return [back, answer.headers.location];
  };
  for (const back of leadsAway) {
    expect(await ledTo('/signin', back)).toEqual([back, '/account']);
    expect(await ledTo('/tr/signout', back)).toEqual([back, '/tr']);
  }
  for (const [back, next] of leadsBack) {
    expect(await ledTo('/signin', back)).toEqual([back, next]);
  }
});
