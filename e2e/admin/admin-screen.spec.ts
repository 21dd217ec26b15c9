// Runs in test:long only: crawls every screen.
/** Every admin screen with a full catalogue: the layout fits and axe finds no violations. */
import { expect, openScreen, test } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';

/** Each screen, with a text that appears on no other screen. */
const screens = [
  ['/admin', 'Latest changes'],
  ['/admin/products?page=2', 'Previous'],
  ['/admin/products?category=bets', 'Drag Even Keel'],
  ['/admin/banners', 'Nights by the water'],
  ['/admin/banners/1', 'If left empty: Banner title'],
  ['/admin/exclusive', 'Drag The Logbook bundle'],
  ['/admin/exclusive/1', 'Leave empty to use the product’s referral link.'],
  ['/admin/toplists', 'Drag Slate Peacock, US'],
  ['/admin/page/casino', 'Drag display'],
  ['/admin/promocodes', 'HARBOR20'],
  ['/admin/promocodes/1', 'Tip: keep promo creatives under 1MB.'],
  ['/admin/promocodes/import', 'CSV file'],
] as const;

const kinds = [
  ['lists', screens.filter(([screen]) => !/\/\d$|import$/.test(screen))],
  ['forms', screens.filter(([screen]) => /\/\d$|import$/.test(screen))],
] as const;

for (const [kind, screens] of kinds) {
  test(`the ${kind} fit and are accessible, wide and narrow`, async ({ page }) => {
    await page.goto('/admin/login');
    for (const [screen, sign] of screens) {
      await test.step(screen, async () => {
        await openScreen(page, screen);
        await expect(page.getByText(sign, { exact: true }).first()).toBeAttached();
        await expectFitsEachWidth(page);
      });
    }
  });
}
