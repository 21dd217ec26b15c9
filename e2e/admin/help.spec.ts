// Runs in test:long only: crawls the guide.
/** Each screen's help link opens a heading in a guide within the admin, with its pictures. */
import { expect, test } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';

test('a screen’s help link opens its heading in the guide, with pictures served by the site', async ({
  page,
}) => {
  await page.goto('/admin/toplists');
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/admin\/help\/editors#top-lists$/);
  const heading = page.getByRole('heading', { name: 'Top lists' });
  await expect(heading).toBeInViewport();
  const picture = page.getByRole('img', { name: 'A top list' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1280);
  await expectFitsEachWidth(page);
  await page.getByRole('link', { name: 'For owners' }).click();
  await expect(page.getByRole('heading', { name: 'The first hour' })).toBeVisible();
});

test('a missing guide is reported inside the admin’s frame', async ({ page }) => {
  await page.goto('/admin/help/nothing');
  const main = page.getByRole('main');
  await expect(main).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('link', { name: 'Products' })).toBeVisible();
});
