// Runs in test:long only: starts a separate site.
import { expect, test, upload, write } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';

test.use({ siteName: 'calendar' });

test('the calendar shows a month, is filtered by kind, and moves to the next month', async ({
  page,
  request,
}) => {
  const image_url = await upload(request);
  const i18n = { en: { title: 'Autumn harbor' } };
  await write(request, 'banners', { image_url, i18n, ends_at: '2030-02-14 12:00:00' });
  await write(request, 'promocodes', { code: 'FEBRUARY', expires_at: '2030-02-14 18:00:00' });
  await page.goto('/admin/calendar?month=2030-01');
  await expect(page.getByText('Nothing starts or ends in this month.')).toBeVisible();
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { name: 'February 2030' })).toBeVisible();
  const day = page.getByRole('cell', { name: /^14/ });
  await expect(day.getByRole('link', { name: 'Autumn harbor' })).toBeVisible();
  await expect(day.getByRole('link', { name: 'FEBRUARY' })).toBeVisible();
  await expectFitsEachWidth(page);
  await page.getByRole('link', { name: 'Promo code 1' }).click();
  await expect(day.getByRole('link', { name: 'FEBRUARY' })).toBeVisible();
  await expect(day.getByRole('link', { name: 'Autumn harbor' })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click();
  await expect(page.getByRole('table')).toHaveCount(0);
});
