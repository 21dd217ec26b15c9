import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

test('a problem with a partner is reported from its page, which shows the regulator to complain to', async ({
  page,
  site,
}) => {
  await openHydrated(page, '/casino/1');
  await page.getByRole('link', { name: 'Report a problem (Lucky Harbor)' }).click();
  await expect(page.getByText('About Lucky Harbor')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Granite State Wagering Board' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await page.getByRole('button', { name: 'Send report' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText(['What’s wrong?: Choose what’s wrong.']);
  await expectAccessible(page);
  await page.getByLabel('A payment was refused').check();
  await expect(summary).toBeHidden();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Report received' })).toBeFocused();
  const answer = await page.request.get('/api/admin/inquiries?kind=report', {
    headers: { 'x-admin-token': site.adminToken },
  });
  expect((await answer.json()).items[0]).toMatchObject({
    subject: 'Lucky Harbor',
    problem: 'payment_refused',
    about: { kind: 'product', id: 1 },
    markets: ['US'],
  });
});

test('the form fits every width and works in Turkish', async ({ page }) => {
  await openHydrated(page, '/tr/report?about=bonus-1');
  await expect(page.getByText('Seyir Defteri paketi, Lucky Harbor hakkında')).toBeVisible();
  await expectAccessible(page);
  await expectFitsEachWidth(page);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /400/ });

  test('a report is sent, and an incomplete one keeps its input', async ({ page }) => {
    await page.goto('/report?about=promo-code-1');
    await page.getByLabel('Details').fill('It was refused twice.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByLabel('Details')).toHaveValue('It was refused twice.');
    await page.getByLabel('The code doesn’t work').check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByRole('heading', { name: 'Report received' })).toBeVisible();
  });
});
