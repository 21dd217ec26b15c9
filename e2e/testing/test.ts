import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Site, siteTimeout, withSite } from './site.ts';

export { expect };

type Options = {
  // What the browser may say on its console without failing the test, such as the 404 that a test asks for.
  expectedConsole: RegExp | undefined;
};

type WorkerOptions = {
  // A name of its own gives a file a site of its own, with the sample catalogue as it was.
  siteName: string;
};

export const test = base.extend<Options, WorkerOptions & { site: Site }>({
  siteName: ['shared', { option: true, scope: 'worker' }],

  site: [
    ({ siteName }, use) => withSite(siteName, {}, use),
    { scope: 'worker', timeout: siteTimeout },
  ],

  baseURL: ({ site }, use) => use(site.url),

  expectedConsole: [undefined, { option: true }],

  page: async ({ page, expectedConsole }, use) => {
    const complaints: string[] = [];
    const complain = (text: string) => {
      if (!expectedConsole?.test(text)) complaints.push(text);
    };
    page.on('pageerror', (error) => complain(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complain(message.text());
    });
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`The policy was broken: ${violatedDirective} ${blockedURI}`),
      ),
    );
    await use(page);
    expect(complaints, "the browser's console").toEqual([]);
  },
});

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map((node) => node.html) })),
  ).toEqual([]);
}
