/** An owner gives the site a name, links and an announcement, and visitors see them. */
import { expect, test } from './testing/editor.ts';
import { expectFitsEachWidth } from './testing/fits-width.ts';

test.use({ siteName: 'settings', expectedConsole: /status of 400/ });

test('an owner writes the settings, corrects a refused one and sees them on the page', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/admin/settings');
  await expect(page.getByRole('link', { name: 'Site', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectFitsEachWidth(page);
  await page.getByLabel('Name of the site').fill('Copper Lantern');
  await page.getByLabel('E-mail for inquiries').fill('nobody');
  await page.getByRole('button', { name: 'Add network' }).click();
  const network = page.getByRole('group', { name: 'Network 1' });
  await network.getByLabel('Name').fill('Pigeon Post');
  await network.getByLabel('Address').fill('https://pigeons.example/lantern');
  await page.getByLabel('Note in the footer').first().fill('A note for everybody.');
  await page.getByLabel('Announcement', { exact: true }).first().fill('We have moved.');
  await page.getByLabel('Link', { exact: true }).fill('/bonuses');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('E-mail for inquiries')).toHaveAccessibleDescription(
    /Must be an e-mail address/,
  );
  await page.getByLabel('E-mail for inquiries').fill('owner@board.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The settings were saved.')).toBeVisible();
  await expectFitsEachWidth(page);
  await page.locator('summary', { hasText: 'History' }).click();
  await expect(page.locator('details').getByText('changed')).toBeVisible();

  await page.goto('/casino');
  await expect(page).toHaveTitle(/– Copper Lantern$/);
  await expect(page.getByRole('link', { name: /^Pigeon Post/ })).toHaveAttribute(
    'href',
    'https://pigeons.example/lantern',
  );
  await expect(page.getByText('A note for everybody.')).toBeVisible();
  await expectFitsEachWidth(page);
  await page.getByRole('link', { name: 'We have moved.' }).click();
  await expect(page).toHaveURL(/\/bonuses$/);
});
