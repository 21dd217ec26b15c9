/**
 * An owner adds a market with an offer, turns promotion off there and retires it; the public page changes accordingly.
 */
import { createProduct, expect, test, upload, write } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { expectAccessible } from '../testing/test.ts';

test.use({ siteName: 'markets' });

test('a market is added and shown, its promotion is turned off, and it is retired', async ({
  page,
  request,
}) => {
  const row = () => page.getByRole('article', { name: 'Canada' });
  const headings = page.locator('main h3');

  await test.step('the owner adds it', async () => {
    await page.goto('/admin/settings');
    await page.getByRole('link', { name: 'Markets' }).click();
    await expect(page.getByRole('article', { name: 'United States' })).toContainText('Default');
    await expectFitsEachWidth(page);
    await page.getByRole('link', { name: 'Add market' }).click();
    await page.getByLabel('Code (required)').fill('ca');
    await page.getByLabel('Currency (required)').fill('CAD');
    await page.getByLabel('Minimum age').fill('19');
    const english = page.getByRole('group', { name: 'English' });
    await english.getByLabel('Name (required)').fill('Canada');
    await english.getByLabel('Name in a sentence').fill('in Canada');
    await english.getByLabel('Disclosure').fill('Canadian partners may pay us.');
    const helpline = page.getByRole('group', { name: 'Helpline 1' });
    await helpline.getByLabel('Name (required)').fill('ConnexOntario');
    await helpline.getByLabel('Last checked (required)').fill('2026-11-20');
    await expect(helpline.getByLabel('Last checked (required)')).toHaveAttribute('type', 'date');
    await expect(english.getByLabel('Name in a sentence')).toHaveAccessibleDescription(
      /with its preposition/i,
    );
    await helpline.getByLabel('Phone').fill('+1 866 531 2600');
    await expectFitsEachWidth(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('Code (required)')).toHaveAccessibleDescription(
      /capital letters and digits, such as GB/,
    );
    await page.getByLabel('Code (required)').fill('CA');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(row()).toContainText('19+, CAD. No offers.');
  });

  await test.step('its bonus appears on the public page with the market’s age, disclosure and helpline', async () => {
    const ref_link = 'https://maple.example/?ref=1';
    const product = await createProduct(request, { name: 'Maple', categories: [1], ref_link });
    await write(request, 'exclusive-bonuses', {
      image_url: await upload(request),
      market_code: 'CA',
      product_id: product.id,
      categories: [3],
      i18n: { en: { title: 'Maple leaves' } },
    });
    await page.goto('/bonuses');
    await expect(headings.filter({ hasText: 'Maple leaves' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Canada' }).click();
    await expect(headings.filter({ hasText: 'Maple leaves' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'Canadian partners may pay us. 19+ in Canada.',
    );
    await expect(page.getByRole('link', { name: 'Call ConnexOntario' })).toHaveAttribute(
      'href',
      'tel:+18665312600',
    );
    await expect(page.locator('a[href*="maple.example"]')).not.toHaveCount(0);
    await expectFitsEachWidth(page);
  });

  await test.step('without promotion only information is shown', async () => {
    await page.goto('/admin/settings/markets');
    await row().getByRole('link', { name: 'Canada' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['CA – Canada']);
    await page.getByRole('button', { name: 'Hide everything' }).click();
    await expect(page.getByText('will hide 1 bonus from visitors in this market.')).toBeVisible();
    await expectFitsEachWidth(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Canada was saved.')).toBeVisible();
    await page.goto('/bonuses');
    await expect(page.getByRole('main')).toContainText('information only');
    await expect(page.getByRole('main')).toContainText('Bonuses can’t be shown in Canada.');
    await expect(headings.filter({ hasText: 'Maple leaves' })).toHaveCount(0);
    await expect(page.locator('a[href*="maple.example"]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Play now' })).toHaveCount(0);
    await page.goto('/promocodes');
    await expect(page.getByRole('main')).toContainText('information only');
  });

  await test.step('its region is created from an example, and inherits everything else', async () => {
    await page.goto('/admin/settings/markets/new');
    await page.getByRole('button', { name: 'Ontario', exact: true }).click();
    await expect(page.getByLabel('Code (required)')).toHaveValue('CA-ON');
    await expect(page.getByLabel('Country', { exact: true })).toHaveValue('CA');
    await expect(page.getByLabel('Minimum age')).toHaveAccessibleDescription('Inherited: 19');
    await expect(page.getByRole('group', { name: 'Bonuses: Hide' })).toContainText('Source');
    await expect(page.getByText('Inherited from Canada: Partner links: Hide;')).toBeVisible();
    await expectFitsEachWidth(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('article', { name: 'Ontario' })).toContainText('Region of Canada');
    await page.goto('/admin/exclusive');
    await expect(
      page.getByText(
        /Hidden in CA, CA-ON \(Hidden in Canada: a rule of this market\. Hidden in Ontario: Standard/,
      ),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Maple leaves' }).first().click();
    await expect(page.getByText('Hidden in Canada: a rule of this market.')).toBeVisible();
    await expect(
      page.getByText('Hidden in Ontario: Standard 2.05: bonuses and other'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.goto('/admin/settings/markets');
    await page
      .getByRole('article', { name: 'Ontario' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('article', { name: 'Ontario' })).toHaveCount(0);
  });

  await test.step('once it is retired, visitors who chose it see the default market', async () => {
    await page.goto('/admin/settings/markets');
    await row().getByRole('button', { name: 'Retire Canada' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('It has 1 bonus.');
    await dialog.getByRole('button', { name: 'Retire' }).click();
    await expect(row()).toContainText('Retired');
    await page.goto('/bonuses?market=CA');
    await expect(page).toHaveURL(/\/bonuses$/);
    await expect(page.getByRole('main')).toContainText('21+ in the United States.');
    await expect(page.getByRole('link', { name: 'Canada' })).toHaveCount(0);
  });
});

test.describe('the default market', () => {
  test.use({ siteName: 'first-market' });

  test('is always the first market, and new rows default to it', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    await write(request, 'markets', {
      code: 'NZ',
      currency: 'NZD',
      sort_order: 50,
      i18n: { en: { name: 'New Zealand' } },
    });
    await page.goto('/admin/settings/markets');
    await expect(page.getByRole('article', { name: 'United States' })).toContainText('Default');
    await page.getByRole('button', { name: 'Make New Zealand the default' }).click();
    await expect(page.getByText('New Zealand is the default market.')).toBeVisible();
    await expectFitsEachWidth(page);
    await expect(page.getByRole('article', { name: 'New Zealand' })).toContainText('Default');
    await page.getByRole('link', { name: 'Banners' }).click();
    await page.getByRole('link', { name: 'Create banner' }).click();
    await expect(page.getByRole('combobox', { name: 'Market' })).toHaveValue('NZ');
  });
});
