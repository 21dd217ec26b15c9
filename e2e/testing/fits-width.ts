import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './test.ts';

/** Checks that nothing makes the page wider than its window. A chart adapts to the window one frame later. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

const accessibleInEnglish = process.env.TEST_EXTENT === 'short' ? [360] : [360, 1280];

/**
 * Checks that the page fits on a phone, a tablet and a desktop. Axe takes longer than loading the page, so it checks
 * English on a phone and a desktop and Turkish on a tablet: a tablet has a phone's elements, and Turkish changes only
 * the text. A short run leaves the desktop to `expectAccessible`, which most tests call at that width.
 */
export async function expectFitsEachWidth(page: Page): Promise<void> {
  const inEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  const widths = inEnglish ? accessibleInEnglish : [768];
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    if (!widths.includes(width)) continue;
    await showUncovered(page);
    await expectAccessible(page);
  }
}

/**
 * Scrolls to where no bar covers a part of a button, which would then be too small to click: to the end of a form, which
 * has its bar at the bottom, or to the start of a list, which has its bar at the top.
 */
const showUncovered = (page: Page) =>
  page.evaluate(() => {
    const hasTopBar = document.querySelector('[data-top-bar]') !== null;
    const top = hasTopBar ? 0 : document.body.scrollHeight;
    window.scrollTo({ top, behavior: 'instant' });
  });

/** Loads the fonts on another page first: a font that arrives after the first paint moves words. */
export async function loadFonts(page: Page): Promise<void> {
  await page.goto('/about');
  await expectHeadingFont(page);
}

/** Checks that headings have their font, which loads after the largest paint. */
export const expectHeadingFont = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Bricolage Grotesque') && status === 'loaded',
        ),
      ),
    )
    .toBe(true);

/** Starts adding up layout shifts that weren't caused by the visitor. */
export const watchJumps = (page: Page) =>
  page.addInitScript(() => {
    const jumps: object[] = [];
    Object.assign(window, { jumps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = Reflect.get(entry, 'sources').map(
          ({ node }: { node?: Element }) => node?.outerHTML?.slice(0, 200) ?? node?.textContent,
        );
        jumps.push({ value: Reflect.get(entry, 'value'), sources });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export async function expectNoJump(page: Page, most = 0.001): Promise<void> {
  const jumps: { value: number }[] = await page.evaluate(
    () =>
      new Promise((painted) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => painted(Reflect.get(window, 'jumps'))),
        );
      }),
  );
  const sum = jumps.reduce((moved, { value }) => moved + value, 0);
  // A font that arrives after the first paint may move a word very slightly.
  expect(sum, JSON.stringify(jumps)).toBeLessThan(most);
}
