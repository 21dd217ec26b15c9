// Runs in test:long only: tests expectAccessible itself.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './testing/test.ts';

const faint = '<p style="color: #999; background: #fff">Faint</p>';

/** Returns whether axe finds no violations on a page with this content. */
async function isAccessible(page: Page, content: string): Promise<boolean> {
  await page.setContent(
    `<html lang="en"><title>Contrast</title><main><h1>Contrast</h1>${content}</main></html>`,
  );
  return expectAccessible(page).then(
    () => true,
    () => false,
  );
}

test('low-contrast text is found, even next to text with enough contrast', async ({ page }) => {
  expect(await isAccessible(page, '<p>Clear</p><p hidden>Hidden</p>')).toBe(true);
  expect(await isAccessible(page, `<p>Clear</p>${faint}`)).toBe(false);
});

test('hidden or disabled text is checked once it is visible and enabled', async ({ page }) => {
  const grey = (more: string) =>
    `<label>Name <input value="x" style="color: #aaa; background: #fff" ${more}></label>`;
  expect(await isAccessible(page, grey('disabled'))).toBe(true);
  expect(await isAccessible(page, grey('hidden'))).toBe(true);
  expect(await isAccessible(page, grey(''))).toBe(false);
});
