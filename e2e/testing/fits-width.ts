import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './test.ts';

/** Nothing makes the page wider than its window. A chart follows the window in its next frame. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/**
 * The page fits on a phone, a tablet and a desktop. Axe costs more than the page itself: it reads English pages on a
 * phone and a desktop and Turkish ones on a tablet, as a tablet has the elements of a phone and Turkish other words alone.
 */
export async function expectFitsEachWidth(page: Page): Promise<void> {
  const inEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    if (inEnglish === (width !== 768)) await expectAccessible(page);
  }
}

/** A font that comes after the first paint moves words. On a second page the browser has the fonts. */
export async function loadFonts(page: Page): Promise<void> {
  await page.goto('/about');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** From here on, what moves on a page without a visitor's doing is added up. */
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

export async function expectNoJump(page: Page): Promise<void> {
  const jumps: { value: number }[] = await page.evaluate(
    () =>
      new Promise((painted) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => painted(Reflect.get(window, 'jumps'))),
        );
      }),
  );
  const sum = jumps.reduce((moved, { value }) => moved + value, 0);
  // A font that comes after the first paint may move a word by a hair.
  expect(sum, JSON.stringify(jumps)).toBeLessThan(0.001);
}
