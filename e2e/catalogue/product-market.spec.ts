import { createProduct, expect, test } from '../testing/editor.ts';
import { expectAccessible } from '../testing/test.ts';

test('an editor closes a partner in one market and links it in another, and the site changes accordingly', async ({
  page,
  request,
}) => {
  const { id } = await createProduct(request, {
    name: 'Harbored Fig',
    ref_link: 'https://fig.example/everywhere',
    categories: [1],
  });
  await page.goto(`/admin/products/${id}`);
  await page.getByRole('tab', { name: 'Markets' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Markets' });

  await panel.getByRole('button', { name: 'Add market' }).click();
  await panel.getByLabel('Availability').selectOption('closed');
  await panel.getByText('US – United States Closed').click();

  await panel.getByRole('button', { name: 'Add market' }).click();
  const link = panel.getByLabel('Referral link').last();
  await expect(link).toHaveAttribute('placeholder', 'https://fig.example/everywhere');
  await link.fill('https://fig.example/tr');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Harbored Fig was saved.')).toBeVisible();

  await page.goto(`/casino/${id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Harbored Fig isn’t available in the United States.');
  await expect(
    main.getByRole('heading', { name: 'What’s open in the United States' }),
  ).toBeVisible();
  await expect(page.locator('a[href^="https://fig.example"]')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(`/casino/${id}?market=TR`);
  await expect(page.locator('a[href="https://fig.example/tr"]').first()).toBeVisible();

  await page.goto('/admin/products');
  await page.getByLabel('Closed or without a link in').selectOption('Closed in United States');
  await expect(page.getByRole('main')).toContainText('Harbored Fig');
  await page.getByLabel('Closed or without a link in').selectOption('No link in Türkiye');
  await expect(page.getByRole('main')).not.toContainText('Harbored Fig');
});
