import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

test('the language button switches to the other language, and the home page remembers it', async ({
  page,
  context,
}) => {
  const html = page.locator('html');
  const remembered = async () =>
    (await context.cookies()).find(({ name }) => name === 'language')?.value;

  await test.step('switching keeps the current page', async () => {
    await openHydrated(page, '/casino');
    await expect(html).toHaveAttribute('lang', 'en');
    expect(await remembered()).toBeUndefined();
    await page.getByRole('link', { name: 'Switch to Türkçe' }).first().click();
    await expect(page).toHaveURL(/\/tr\/casino$/);
    await expect(html).toHaveAttribute('lang', 'tr');
    await expect.poll(remembered).toBe('tr');
    await expect(page.getByRole('link', { name: /^Oyna/ }).first()).toBeVisible();
  });
  await test.step('links stay in the chosen language', async () => {
    await page.getByRole('link', { name: 'Bahis' }).first().click();
    await expect(page).toHaveURL(/\/tr\/bets$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BAHİS');
  });
  await test.step('the home page is in Turkish until English is chosen', async () => {
    await openHydrated(page, '/');
    await expect(page).toHaveURL(/\/tr$/);
    await expect(html).toHaveAttribute('lang', 'tr');
    await page.getByRole('link', { name: 'English diline geç' }).first().click();
    await expect(page).toHaveURL(/[^r]\/$/);
    await expect(html).toHaveAttribute('lang', 'en');
    await expect.poll(remembered).toBe('en');
  });
});
