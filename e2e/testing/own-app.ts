/** The site runs in the test's process, the only place where it may call receivers on this machine. */
import type { AddressInfo } from 'node:net';
import type { Network } from '../../server/http/outgoing/public-fetch.ts';
import { testApp, token } from '../../server/testing/app.ts';
import { test } from './editor.ts';
import { type StartedSite, siteTimeout } from './site.ts';

type OwnSite = StartedSite & { given: Awaited<ReturnType<typeof testApp>> };

/** Shares one app among the tests of a file. */
export function testWithOwnApp(variables: Record<string, string>, network: Network) {
  async function start(): Promise<OwnSite> {
    const given = await testApp(variables, { pages: 'built', network });
    await given.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = given.app.server.address() as AddressInfo;
    const stop = () => given.app.close();
    return { url: `http://127.0.0.1:${port}`, adminToken: token, given, stop };
  }

  return test.extend<{ ownSite: OwnSite; given: OwnSite['given'] }>({
    ownSite: [async ({ sites }, use) => use(await sites(start, start)), { timeout: siteTimeout }],
    site: ({ ownSite }, use) => use(ownSite),
    given: ({ ownSite }, use) => use(ownSite.given),
  });
}
