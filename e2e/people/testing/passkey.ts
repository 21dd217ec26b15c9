/** A site with passkeys, a person who may sign in, and browsers with separate authenticators. */
import type { CDPSession, Page } from '@playwright/test';
import { freePort } from '../../../search-index/meilisearch/server/free-port.ts';
import { startSite } from '../../testing/site.ts';
import { test as base, expect } from '../../testing/test.ts';

async function start() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const variables = { SEED: 'off', SITE_URL: url, PORT: String(port) };
  return { ...(await startSite('passkey', variables)), url };
}

let people = 0;

export const test = base.extend<{ person: { name: string; token: string }; device: Device }>({
  // One test makes its site require passkeys, so the other file can't use the same site.
  site: async ({ sites }, use, { file }) => use(await sites(file, start)),
  person: async ({ request, site }, use) => {
    people += 1;
    const answer = await request.post('/api/admin/tokens', {
      headers: { 'x-admin-token': site.adminToken },
      data: { name: `Person ${people}`, role: 'editor' },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    await use(await answer.json());
  },
  expectedConsole: /40[0139] \((Bad Request|Unauthorized|Forbidden|Conflict)\)/,
  device: async ({ page }, use) => use(await deviceOf(page)),
});

export { expect };

export type Device = Awaited<ReturnType<typeof deviceOf>>;

/** Gives the page's browser an authenticator with a sensor, which always confirms the user. */
export async function deviceOf(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credentials = async () =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;

  return {
    credentials,
    failVerification: () =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    /** Sets the counter back, so that the passkey looks like an older copy of itself. */
    async turnBackCounter() {
      const [credential] = await credentials();
      if (!credential) throw new Error('The device has no passkey');
      const { credentialId } = credential;
      await session.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
      await session.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: { ...credential, signCount: 0 },
      });
    },
  };
}
