import { expect, test } from '../testing/test.ts';

test('the about page explains how lists are ranked, and the support page points to help', async ({
  page,
}) => {
  await test.step('about opens at its section on ranking', async () => {
    await page.goto('/about#how-we-rank');
    const about = page.getByRole('article');
    await expect(about).toContainText('ordered by hand');
    await expect(about).toContainText('calculated from the points');
    await expect(about).toContainText('“Ad”');
    await expect(page.getByRole('heading', { name: 'How we rank' })).toBeInViewport();
  });
  await test.step('support lists the helpline of the visitor’s market first and links to the form', async () => {
    const lines = page.getByRole('region', {
      name: /Where to find help|Nereden yardım alabilirsiniz/,
    });
    await page.goto('/support');
    await expect(lines.getByRole('link')).toHaveText([/1-800-GAMBLER/, /YEDAM 115/]);
    await page.goto('/tr/support?market=TR');
    await expect(lines.getByRole('link')).toHaveText([/YEDAM 115/, /1-800-GAMBLER/]);
    await expect(lines.getByRole('link').first()).toHaveAttribute('href', 'tel:115');
    await page.getByRole('main').getByRole('link', { name: 'Bize yazın' }).click();
    await expect(page).toHaveURL(/\/tr\/contact/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BİZE YAZIN');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is complete and links to the form', async ({ page }) => {
    for (const [path, heading] of [
      ['/about', 'ABOUT US'],
      ['/tr/about', 'HAKKIMIZDA'],
      ['/support', 'SUPPORT'],
      ['/tr/support', 'DESTEK'],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await page.getByRole('main').locator('a[href$="/contact"]').first().click();
        await expect(page.locator('form[method=post]')).toBeVisible();
      });
    }
  });
});
