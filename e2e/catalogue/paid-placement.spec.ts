// Runs in test:long only: paid-placement.test.ts covers this without a browser, except for the marks.
/** An editor marks a placement as paid. Visitors see the mark in every list that contains it, below the disclosure. */
import type { Locator } from '@playwright/test';
import { createProduct, listRows } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectFitsEachWidth, expectNoOverflow } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';

test('a paid placement is marked for visitors, and the disclosure comes before every offer', async ({
  page,
  request,
}) => {
  await createProduct(request, {
    name: 'Hazel Siskin of the Long Lakes',
    categories: [1],
    ref_link: 'https://siskin.example/?ref=1',
  });
  const card = page.locator('[data-block=top]').getByRole('link', { name: /Hazel Siskin/ });
  const main = page.getByRole('main');
  const disclosure = /We may earn a commission when you follow a Play link/;
  const row = listRows(page, 'Top list for casino');

  await test.step('an editor adds it as a paid placement', async () => {
    await page.goto('/admin/toplists');
    await page.getByRole('combobox', { name: 'Product' }).fill('hazel');
    await page.getByRole('option', { name: /Hazel Siskin/ }).click();
    await page.getByLabel('Paid placement').check();
    await page.getByRole('button', { name: 'Add to top list' }).click();
    await expect(row.getByRole('listitem').filter({ hasText: /^Ad$/ })).toBeVisible();
    await expect(page.getByLabel('Paid placement')).not.toBeChecked();
    await expectFitsEachWidth(page);
  });

  await test.step('its card is marked as paid in both languages', async () => {
    await openHydrated(page, '/casino');
    await expect(card).toHaveAccessibleName('Ad Hazel Siskin of the Long Lakes');
    await expect(card).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await expectFitsEachWidth(page);
    await page.goto('/tr/casino');
    await expect(card).toHaveAccessibleName('Reklam Hazel Siskin of the Long Lakes');
    await expectNoOverflow(page);
  });

  const expectDisclosureBefore = async (offer: Locator, part: Locator) => {
    const [offered, said] = [
      await offer.boundingBox(),
      await part.getByText(disclosure).boundingBox(),
    ];
    expect(said?.y).toBeLessThan(offered?.y ?? 0);
  };

  await test.step('Popular Top shows the mark too, and its results follow the disclosure', async () => {
    await openHydrated(page, '/casino');
    await expectDisclosureBefore(card, main);
    await page.getByRole('button', { name: 'Search' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'Ad Hazel Siskin' })).toBeVisible();
    await dialog.getByRole('combobox').fill('hazel');
    await expectDisclosureBefore(dialog.getByRole('option'), dialog);
    await page.goto('/search?q=hazel');
    await expectDisclosureBefore(main.getByRole('listitem').getByRole('link'), main);
  });

  await test.step('the mark disappears once the placement is no longer paid', async () => {
    await page.goto('/admin/toplists');
    await page.getByRole('link', { name: 'Edit placement of Hazel Siskin' }).click();
    await expect(page.getByLabel('Paid placement')).toBeChecked();
    await page.getByLabel('Paid placement').uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Hazel Siskin of the Long Lakes was saved.')).toBeVisible();
    await openHydrated(page, '/casino');
    await expect(card).toHaveAccessibleName('Hazel Siskin of the Long Lakes');
  });
});
