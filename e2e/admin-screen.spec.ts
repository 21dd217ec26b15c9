/** Each of the admin's screens with a full catalogue: it fits, and axe finds nothing. */
import { expect, test } from './testing/editor.ts';
import { expectFitsEachWidth } from './testing/fit.ts';

const screens = [
  ['/admin/banners', 'Nights by the water'],
  ['/admin/banners/1', 'Preview'],
  ['/admin/exclusive', 'Drag The Logbook bundle'],
  ['/admin/exclusive/1', 'Preview'],
  ['/admin/toplists', 'Drag Slate Peacock, US'],
  ['/admin/page/casino', 'Drag display'],
  ['/admin/promocodes', 'HARBOR20'],
  ['/admin/promocodes/1', 'Preview'],
  ['/admin/promocodes/import', 'CSV file'],
] as const;

for (const [screen, sign] of screens) {
  test(`${screen} fits and is accessible, wide and narrow`, async ({ page }) => {
    await page.goto(screen);
    await expect(page.getByText(sign, { exact: true }).first()).toBeAttached();
    await expectFitsEachWidth(page);
  });
}
