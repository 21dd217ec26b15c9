/** The real app with passkeys enabled, and the steps that most tests start with. */
import { type TestApp, testApp } from '../../../testing/app.ts';
import { authenticator } from './authenticator.ts';

export const siteUrl = 'https://portal.example';

export const using = (token: string, headers: Record<string, string> = {}) => ({
  headers: { 'x-admin-token': token, ...headers },
});

export type PasskeyApp = Awaited<ReturnType<typeof passkeyApp>>;

export async function passkeyApp(
  variables: Record<string, string> = {},
  parts?: Parameters<typeof testApp>[1],
) {
  const given = await testApp({ SITE_URL: siteUrl, ...variables }, parts);
  return { ...given, ...passkeySteps(given) };
}

export type Device = ReturnType<typeof authenticator>;

function passkeySteps(given: TestApp) {
  const creationFor = async (token: string) =>
    (await given.call('POST', '/admin/passkeys/request', undefined, using(token))).body;
  const add = (token: string, registration: object, name = 'Phone') =>
    given.call('POST', '/admin/passkeys', { name, registration }, using(token));
  const request = async () => (await given.call('POST', '/staff/passkeys/request')).body;
  const signInWith = (signature: object) => given.call('POST', '/staff/sign-in', signature);

  return {
    creationFor,
    add,
    request,
    signInWith,
    /** A device with a passkey of the token's holder. */
    async enrolled(token: string, name = 'Phone'): Promise<Device> {
      const device = authenticator(siteUrl);
      const added = await add(token, device.create(await creationFor(token)), name);
      if (added.status !== 201) throw new Error(added.text);
      return device;
    },
    /** Returns the token of the new session. */
    async signedIn(device: Device): Promise<string> {
      const { status, text, body } = await signInWith(device.sign(await request()));
      if (status !== 201) throw new Error(text);
      return body.token;
    },
    statusOf: async (token: string, app: TestApp = given) =>
      (await app.call('GET', '/admin/session', undefined, using(token))).status,
    events: async (filter = '') =>
      (await given.call('GET', `/admin/security-events?limit=1000${filter}`)).body.items,
  };
}
