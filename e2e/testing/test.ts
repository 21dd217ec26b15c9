import { test as base, expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { Kysely } from 'kysely';
import { openDatabase } from '../../db/open.ts';
import type { Database } from '../../db/tables.ts';
import { markNewLooks, newLook } from './look.ts';
import { type Site, type Sites, siteTimeout, startSite, withSites } from './site.ts';

export { expect };

type Options = {
  // Console messages that don't fail the test, such as a 404 that the test provokes.
  expectedConsole: RegExp | undefined;
  // A file with a site name gets its own site with an unmodified sample catalogue.
  siteName: string;
  // The settings of that site.
  siteVariables: Record<string, string>;
};

type SiteFixtures = {
  site: Site;
  // For values that no API call can set, such as timestamps. Written by this process while the server runs.
  db: Kysely<Database>;
};

export const test = base.extend<Options & SiteFixtures, { sites: Sites }>({
  siteName: ['shared', { option: true }],

  siteVariables: [{}, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from this pattern.
  sites: [({}, use) => withSites(use), { scope: 'worker', timeout: siteTimeout }],

  site: [
    async ({ sites, siteName, siteVariables }, use) =>
      use(await sites(siteName, () => startSite(siteName, siteVariables))),
    { timeout: siteTimeout },
  ],

  db: async ({ site }, use) => {
    const { db, close } = await openDatabase(site.database);
    await use(db);
    await close();
  },

  baseURL: ({ site }, use) => use(site.url),

  expectedConsole: [undefined, { option: true }],

  page: async ({ page, expectedConsole }, use) => {
    const complaints: string[] = [];
    const complain = (text: string) => {
      if (!expectedConsole?.test(text)) complaints.push(text);
    };
    page.on('pageerror', (error) => {
      if (!skippedFade.test(String(error))) complain(String(error));
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complain(message.text());
    });
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Content security policy violation: ${violatedDirective} ${blockedURI}`),
      ),
    );
    await use(page);
    expect(complaints, "the browser's console").toEqual([]);
  },
});

/** Chromium skips the fade between two pages if the second page is shown first, and reports that as an error. */
const skippedFade = /^InvalidStateError: Transition was aborted because of invalid state/;

const contrast = 'color-contrast';
const accessibilityRules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: {
    'landmark-unique': { enabled: true },
    'heading-order': { enabled: true },
    'aria-allowed-role': { enabled: true },
  },
} satisfies RunOptions;
const withoutContrast = {
  ...accessibilityRules,
  rules: { ...accessibilityRules.rules, [contrast]: { enabled: false } },
} satisfies RunOptions;

/** Ends finite animations, because text has less contrast while it fades in. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });

/** Calls axe directly: Playwright's wrapper also collects passes, which takes 50% longer. */
export async function expectAccessible(page: Page): Promise<void> {
  await finishAnimations(page);
  for (const frame of page.frames()) {
    // A preview is empty until it knows its language.
    await expect.poll(() => frame.evaluate(() => document.documentElement.lang)).not.toBe('');
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  // On a page opened by the router, the title arrives with the content. A form may replace it once it has loaded.
  await expect(page).toHaveTitle(/./);
  // Looks are only recorded in the page itself, so a page with frames gets a full contrast check.
  if (page.frames().length > 1) return expectNoViolation(page, accessibilityRules);
  await expectNoViolation(page, withoutContrast);
  if ((await markNewLooks(page)) > 0) {
    await expectNoViolation(page, { runOnly: [contrast] }, `[${newLook}]`);
  }
}

async function expectNoViolation(page: Page, options: RunOptions, selector?: string) {
  const violations = await page.evaluate(
    async ([options, selector]) => {
      const { run }: typeof axe = Reflect.get(window, 'axe');
      // A marked element may have been replaced since, and axe rejects a selector that matches nothing.
      if (selector && !document.querySelector(selector)) return [];
      const { violations } = await run(selector ?? document, options);
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ html }) => html),
      }));
    },
    [{ ...options, resultTypes: ['violations'] } satisfies RunOptions, selector] as const,
  );
  expect(violations).toEqual([]);
}
