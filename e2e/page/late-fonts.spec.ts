// Runs in test:long only: holds fonts back for seconds.
import { expectHeadingFont } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

test('headings get their font after the first paint, and on the next page before it', async ({
  page,
}) => {
  await openHydrated(page, '/casino');
  await expectHeadingFont(page);
  const styles = page.locator('link[href*=late-fonts]');
  await expect(styles).toHaveCount(1);
  // Loads the page from the server, as links do before the scripts have loaded.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/bonuses' });
    link.setAttribute('target', '_self');
    document.documentElement.append(link);
    link.click();
  });
  await page.waitForURL('**/bonuses');
  await expect(styles).toHaveAttribute('blocking', 'render');
  await expect(styles).toHaveCount(1);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('headings have their font', async ({ page }) => {
    const font = page.waitForResponse(/bricolage/);
    await page.goto('/casino');
    expect((await font).status()).toBe(200);
  });
});
