/** The site is in the process of the test, because only there it may call receivers on this machine. */
import type { AddressInfo } from 'node:net';
import type { Network } from '../../server/http/outgoing/public-fetch.ts';
import { testApp, token } from '../../server/testing/app.ts';
import { test } from './editor.ts';
import { siteTimeout } from './site.ts';

type Given = Awaited<ReturnType<typeof testApp>>;

export const testWithOwnApp = (variables: Record<string, string>, network: Network) =>
  test.extend<object, { given: Given }>({
    given: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from this pattern.
      async ({}, use) => {
        const given = await testApp(variables, { pages: 'built', network });
        await given.app.listen({ port: 0, host: '127.0.0.1' });
        await use(given);
        await given.app.close();
      },
      { scope: 'worker', timeout: siteTimeout },
    ],
    site: [
      ({ given }, use) => {
        const { port } = given.app.server.address() as AddressInfo;
        return use({ url: `http://127.0.0.1:${port}`, adminToken: token });
      },
      { scope: 'worker', timeout: siteTimeout },
    ],
  });
