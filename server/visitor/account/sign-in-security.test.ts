/** Strangers try to submit forms in a visitor's name, find out who has an account, and lead visitors to other sites. */

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import { allRows } from '../../../db/testing/database.ts';
import { cheapPasswordHashing } from '../../testing/password-hashing.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { type AccountApp, accountApp, password } from './testing/account-app.ts';

const email = 'ada@visitor.example';

let given: AccountApp;
afterEach(() => given.app.close());

const forms: [string, Record<string, string>][] = [
  ['/signin', { email, password }],
  ['/signin', { form: 'sign-up', email: 'new@visitor.example' }],
  ['/signin', { form: 'forgotten', email }],
  ['/signin/ready', { email, password }],
  ['/signin/password?token=x', { password }],
  ['/signin/confirm?token=x', {}],
  ['/signin/stop?token=x', {}],
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
  expect(given.mail.emails).toEqual([]);
});

test('no response reveals whether an email address has an account', async () => {
  given = await accountApp();
  await given.registered(email);
  const responseTo = async (fields: Record<string, string>) => {
    const answer = await given.visitor().post('/signin', fields);
    const { date: _, 'x-request-id': _id, ...headers } = answer.headers;
    return {
      status: answer.statusCode,
      headers,
      body: answer.body.replace(fields.email ?? '', ''),
    };
  };
  const unknown = 'eve@visitor.example';
  for (const form of ['sign-up', 'forgotten']) {
    expect(await responseTo({ form, email })).toEqual(await responseTo({ form, email: unknown }));
  }
  // Both email addresses have the same length, so the pages do too.
  const guess = { password: 'a wrong password' };
  const wrong = await responseTo({ ...guess, email: 'ada@visitor.example' });
  expect(wrong).toEqual(await responseTo({ ...guess, email: 'bob@visitor.example' }));
});

test('a refusal costs one hash, with or without an account', async () => {
  let hashed = 0;
  const counted: PasswordHashing = {
    hash: (asked) => {
      hashed += 1;
      return cheapPasswordHashing.hash(asked);
    },
    verify: (check) => {
      hashed += 1;
      return cheapPasswordHashing.verify(check);
    },
  };
  given = await accountApp({}, counted);
  await given.registered(email);
  for (const asked of [email, 'nobody@visitor.example']) {
    hashed = 0;
    const { statusCode } = await given.visitor().signIn(asked, 'a wrong password');
    expect([asked, statusCode, hashed]).toEqual([asked, 401, 1]);
  }
});

describe('a request for a link', () => {
  test('is answered before the database is read', async () => {
    given = await accountApp();
    await given.registered(email);
    // Nothing can be read while the test holds the only connection for reads.
    const statuses = await inSnapshot(given.db, async () => {
      const answers: number[] = [];
      for (const form of ['sign-up', 'forgotten']) {
        for (const to of [email, 'nobody@visitor.example']) {
          const fields = { form, email: to };
          answers.push((await given.visitor().post('/signin', fields)).statusCode);
        }
      }
      return answers;
    });
    expect(statuses).toEqual([303, 303, 303, 303]);
  });

  test('is answered before the work starts', async () => {
    given = await accountApp();
    const visitorsAtResponse: number[] = [];
    given.app.addHook('onSend', async () => {
      visitorsAtResponse.push((await allRows(given.db, 'visitor')).length);
    });
    await given.visitor().post('/signin', { form: 'sign-up', email });
    await given.mail.next();
    expect(visitorsAtResponse).toEqual([0]);
    expect(await allRows(given.db, 'visitor')).toHaveLength(1);
  });

  test('writes as many rows for an unknown email address as for a known one, so the next request waits just as long', async () => {
    given = await accountApp();
    await given.registered(email);
    const rowsWritten = async (form: string, email: string) => {
      const before = await allRows(given.db, 'visitor_verification');
      await given.visitor().post('/signin', { form, email });
      await given.deps.accounts.settled();
      return (await allRows(given.db, 'visitor_verification')).length - before.length;
    };
    for (const form of ['forgotten', 'sign-up']) {
      const pair = [
        await rowsWritten(form, email),
        await rowsWritten(form, 'nobody@visitor.example'),
      ];
      expect([form, ...pair]).toEqual([form, 1, 1]);
    }
  });

  test('sends the email even if the client disconnects before the response', async () => {
    given = await accountApp();
    given.app.addHook('onSend', ({ raw }) => once(raw.socket, 'close'));
    await given.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = given.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const body = new URLSearchParams({ form: 'sign-up', email }).toString();
    const head = [
      'POST /signin HTTP/1.1',
      'host: board.example',
      'content-type: application/x-www-form-urlencoded',
      `content-length: ${body.length}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    expect((await given.mail.next()).to).toEqual([email]);
  });
});

test('requests for links are limited by email address and by IP', async () => {
  given = await accountApp({ RATE_LIMIT: '600' });
  for (let time = 0; time < 5; time += 1) {
    const answer = await given.visitor().post('/signin', { form: 'sign-up', email });
    expect(answer.statusCode).toBe(303);
  }
  for (let received = 0; received < 3; received += 1) await given.mail.next();
  const asker = given.visitor();
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    const fields = { form: 'forgotten', email: `nobody${time}@visitor.example` };
    statuses.push((await asker.post('/signin', fields)).statusCode);
  }
  expect(statuses).toEqual([...Array(5).fill(303), 429]);
  const refused = await asker.post('/signin', { form: 'sign-up', email });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await given.visitor().post('/signin', { form: 'sign-up', email: 'last@visitor.example' });
  expect((await given.mail.next()).to).toEqual(['last@visitor.example']);
});

const foreignPaths = [
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

const returnPaths = [
  ['/bets', '/bets'],
  ['/tr/casino/5', '/tr/casino/5'],
  ['/promocodes?code=3', '/promocodes?code=3'],
  ['/%5Celsewhere.example', '/%5Celsewhere.example'],
  ['/signin', '/account'],
  ['/signout', '/account'],
  ['/api/account', '/account'],
] as const;

test('signing in redirects back to a page of this site, never to another one', async () => {
  given = await accountApp();
  const ada = await given.registered(email);
  const redirectOf = async (path: string, back: string) => {
    const fields = { email, password };
    const answer = await ada.post(`${path}?${new URLSearchParams({ back })}`, fields);
    expect(answer.statusCode).toBe(303);
    return [back, answer.headers.location];
  };
  for (const back of foreignPaths) {
    expect(await redirectOf('/signin', back)).toEqual([back, '/account']);
    expect(await redirectOf('/tr/signout', back)).toEqual([back, '/tr']);
  }
  for (const [back, next] of returnPaths) {
    expect(await redirectOf('/signin', back)).toEqual([back, next]);
  }
});
