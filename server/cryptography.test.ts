// Runs in test:long only: profiles a server.
/** Some packages bring their own cryptography in JavaScript, for platforms without Web Crypto. */
// Runs on SQLite only: cryptography doesn't depend on the database.
import { Session } from 'node:inspector/promises';
import { expect, test } from 'vitest';
import { allRows } from '../db/testing/database.ts';
import { type PasskeyApp, passkeyApp } from './people/passkey/testing/passkey-app.ts';
import { token } from './testing/app.ts';
import { passwordHashing } from './visitor/account/password-hashing.ts';
import { type AccountApp, accountApp, password } from './visitor/account/testing/account-app.ts';
import { tokenIn } from './visitor/account/testing/mail-server.ts';

/** Returns a function that lists the functions of packages called since the last time. */
async function watchPackages() {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => url.includes('/node_modules/'))
      .flatMap(({ url, functions }) =>
        functions
          .filter(({ functionName, ranges }) => functionName && ranges[0]?.count)
          .map(({ functionName }) => `${url.split('/node_modules/').at(-1)} ${functionName}`),
      );
  };
}

async function useAccount(visitors: AccountApp, email: string) {
  const ada = await visitors.signedIn(email);
  const change = { password, new_password: 'another long password' };
  expect((await ada.call('POST', '/password', change)).statusCode).toBe(204);
  await ada.post('/signin', { form: 'forgotten', email });
  expect((await ada.post('/signout')).statusCode).toBe(303);
}

async function usePasskey(staff: PasskeyApp) {
  await staff.signedIn(await staff.enrolled(token));
}

test('accounts and passkeys use no cryptography but OpenSSL’s, through Node', async () => {
  const [visitors, staff] = [await accountApp({}, passwordHashing), await passkeyApp()];
  const called = await watchPackages();
  // Modules may also call functions when they are loaded.
  await useAccount(visitors, 'ada@visitor.example');
  await usePasskey(staff);
  await called();
  await useAccount(visitors, 'bo@visitor.example');
  await usePasskey(staff);
  const calls = await called();
  expect(calls).toContainEqual(expect.stringMatching(/^@simplewebauthn\/.* verifySignature$/));
  expect(calls.filter((call) => /^(@noble|@peculiar\/x509|jose)\//.test(call))).toEqual([]);
  await Promise.all([visitors.app.close(), staff.app.close()]);
});

test('tokens of visitors’ sessions and links have 256 random bits', async () => {
  const visitors = await accountApp();
  const email = 'ada@visitor.example';
  const ada = await visitors.signedIn(email);
  const [session] = await allRows(visitors.db, 'visitor_session');
  expect(session?.token).toMatch(/^[\w-]{43}$/);
  await ada.post('/signin', { form: 'forgotten', email });
  expect(tokenIn(await visitors.mail.next(email))).toMatch(/^[\w-]{43}$/);
  await visitors.app.close();
});
