import { inputOf, openSearch, optionsOf, statusOf } from '../testing/search.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

test('a search for a fact offers its filter above the hits, by keyboard', async ({ page }) => {
  await openSearch(page);
  await inputOf(page).fill('e-walet');
  const row = optionsOf(page).first();
  await expect(row).toHaveText(/^Filter: E-wallet \(\d+ casinos\)$/);
  await expectAccessible(page);
  const count = (await row.textContent())?.match(/\d+/)?.[0];
  await page.getByRole('button', { name: 'Bonuses', exact: true }).click();
  await expect(statusOf(page)).not.toBeEmpty();
  await expect(page.getByText('Filter: E-wallet')).toHaveCount(0);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(row).toBeVisible();
  await inputOf(page).press('ArrowDown');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await inputOf(page).press('Enter');
  await expect(page).toHaveURL(/\/casino\/all\?payment=\d+$/);
  await expect(page.getByText(`${count} casinos`, { exact: true }).first()).toBeVisible();
});

test('without hits, the row stands above the message that nothing was found', async ({ page }) => {
  await page.goto('/tr/search?q=e-c%C3%BCzdan+casinolar%C4%B1');
  const row = page.getByRole('link', { name: /^Filtre: E-cüzdan \(\d+ casino\)$/ });
  await expect(row).toHaveAttribute('href', /^\/tr\/casino\/all\?payment=\d+$/);
});
