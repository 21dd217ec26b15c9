/** A long list stays quick as long as what happens to one row does nothing to the others. */
import { expect, rowsOf, test } from './testing/editor.ts';

test('a row is picked up and moved a little without a write to any other row', async ({ page }) => {
  await page.goto('/admin/products?category=casino');
  const rows = rowsOf(page);
  await expect(rows.nth(2)).toBeVisible();
  const touched = await page
    .getByRole('list', { name: 'Products in casino' })
    .evaluateHandle((list) => {
      const touched = new Set<number>();
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const row = [...list.children].findIndex((row) => row.contains(target));
          if (row >= 0) touched.add(row);
        }
      }).observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
      return touched;
    });
  await rows
    .first()
    .getByRole('button', { name: /^Drag / })
    .press('Space');
  await expect(page.locator('[id^=DndLiveRegion]')).toContainText('Picked up');
  // The library listens to the next keys from its next task on.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('ArrowDown');
  await expect(rows.first()).toHaveAttribute('style', /translate3d\(0px, 25px, 0px\)/);
  expect(await touched.evaluate((touched) => [...touched])).toEqual([0]);
});
