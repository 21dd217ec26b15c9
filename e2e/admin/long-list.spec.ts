// Runs in test:long only: needs thousands of rows.
import type { Locator } from '@playwright/test';
import { createProduct, expect, listRows, test } from '../testing/editor.ts';

test.use({ siteName: 'long-list' });

test('in a long list, rows get their controls when they are nearly in view, and can be found before that', async ({
  page,
  request,
}) => {
  const numbers = Array.from({ length: 120 }, (_, index) => `Long List ${index + 1}`);
  for (const name of numbers) await createProduct(request, { name, categories: [1] });
  await page.goto('/admin/products?category=casino');
  const rows = listRows(page, 'Products in Casino');
  // The sample's casinos come first.
  await expect.poll(() => rows.count()).toBeGreaterThan(numbers.length);
  const count = await rows.count();
  const last = rows.last();
  await expect(last).toContainText('Long List');
  await expect(last.getByRole('button')).toHaveCount(0);
  await test.step('only rows near the window slide for a dragged one', async () => {
    const slide = (row: Locator) =>
      row.evaluate((element) => getComputedStyle(element).transitionDuration);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await rows
      .nth(1)
      .getByRole('button', { name: /^Drag / })
      .press('Space');
    await expect.poll(() => slide(rows.nth(2))).toBe('0.18s');
    expect(await slide(last)).toBe('0s');
    await page.keyboard.press('Escape');
    await page.emulateMedia({ reducedMotion: null });
  });
  const moveUp = last.getByRole('button', { name: /^Move .* up$/ });
  // Rows above the last one get higher when they get their controls, so an editor has to scroll further.
  await expect(async () => {
    await page.mouse.wheel(0, 10_000);
    await moveUp.focus({ timeout: 1_000 });
  }).toPass();
  await expect(last.getByRole('button', { name: /^Drag / })).toBeVisible();
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`is now at position ${count - 1} of ${count}.`)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(rows.first().getByRole('button', { name: /^Drag / })).toBeVisible();
  const moved = rows.nth(count - 2);
  await expect(moved.getByRole('button', { name: /^Move .* up$/ })).toBeFocused();
  // A row out of view keeps its controls only while it is focused.
  await rows
    .first()
    .getByRole('button', { name: /^Drag / })
    .focus();
  await expect(moved.getByRole('button')).toHaveCount(0);
});
