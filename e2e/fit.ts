import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './test.ts';

/** Nothing makes the page wider than its window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** What stands on the page, on a phone, a tablet and a desktop. One load serves all: a load is what costs time. */
export async function expectFitsEachWidth(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
}
