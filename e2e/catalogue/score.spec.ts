// Runs in test:long only: score.test.ts covers this without a browser, except for the form.
/** An owner enters criteria, an editor gives points with reasons, and visitors see how the rating is calculated. */
import type { Locator } from '@playwright/test';
import { createProduct } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { expectAccessible } from '../testing/test.ts';

test.use({ expectedConsole: /400 \(Bad Request\)/ });

test('an editor gives points for each criterion, and visitors see the resulting rating with its reasons', async ({
  page,
  request,
}) => {
  const { id } = await createProduct(request, { name: 'Maple Rook', categories: [1] });

  await test.step('weights can only be saved if they add up to 100', async () => {
    await page.goto('/admin/settings/scoring');
    const criterion = (number: number) => page.getByRole('group', { name: `Criterion ${number}` });
    await page.getByRole('button', { name: 'Start from an example' }).click();
    await expect(page.getByRole('region', { name: 'Total weight' })).toHaveText(
      /Casinoadds up to 100%Betsadds up to 100%/,
    );
    await page.reload();
    for (const [index, name] of ['Licence', 'Payments'].entries()) {
      await page.getByRole('button', { name: 'Add criterion' }).click();
      await criterion(index + 1)
        .getByRole('textbox', { name: 'Name, English' })
        .fill(name);
      await criterion(index + 1)
        .getByLabel('Weight in Casino, %')
        .fill('60');
    }
    const sums = page.getByRole('region', { name: 'Total weight' });
    await expect(sums).toContainText('20% too much');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(criterion(1)).toContainText('must add up to 100');
    await criterion(2).getByLabel('Weight in Casino, %').fill('40');
    await expect(sums).toContainText('adds up to 100%');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved the criteria')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the entered rating applies until every criterion has points', async () => {
    await page.goto(`/admin/products/${id}`);
    await page.getByLabel('Rating').fill('3');
    await page.getByRole('tab', { name: 'Score' }).click();
    const points = page.getByRole('list', { name: 'Points' }).locator('> li');
    for (const [index, given] of ['4.5', '2'].entries()) {
      await points.nth(index).getByRole('slider').fill(given);
      await points
        .nth(index)
        .getByLabel('Reason, English')
        .fill(`Reason ${index + 1}`);
      await expect(page.getByRole('tabpanel', { name: 'Score' })).toContainText(
        ['one criterion has no points yet: Payments', 'Visitors see 3.5'][index] as string,
      );
    }
    // Without points, the slider already stands at 0.
    const ways = [
      (slider: Locator) => slider.press('Home'),
      (slider: Locator) => slider.click({ position: { x: 2, y: 16 } }),
    ];
    for (const give of ways) {
      await points.nth(1).getByRole('button', { name: 'Remove' }).click();
      await expect(points.nth(1).locator('output')).toHaveText('no points yet');
      await give(points.nth(1).getByRole('slider'));
      await expect(points.nth(1).locator('output')).toHaveText('0 of 5');
    }
    await points.nth(1).getByRole('slider').fill('2');
    await points.nth(1).getByLabel('Reason, English').fill('Reason 2');
    await page.getByRole('textbox', { name: 'Verdict' }).fill('Solid for slots.');
    await page.getByRole('textbox', { name: 'Pros' }).fill('Pays fast\nFair terms');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Maple Rook was saved.')).toBeVisible();
  });

  await test.step('visitors see the points, the reasons and the weights', async () => {
    await page.goto(`/product/${id}`);
    const score = page.getByRole('region', { name: 'Why this rating' });
    await expect(page.getByRole('region', { name: 'Our verdict' })).toContainText(
      'Solid for slots.',
    );
    await expect(score.getByRole('listitem').filter({ hasText: 'Licence' })).toContainText(
      'Reason 1',
    );
    await expect(score).toContainText('The rating of 3.5 is calculated only from these points');
    await expectFitsEachWidth(page);
    await expectAccessible(page);
    await score.getByRole('link', { name: 'How we rate' }).click();
    await expect(page).toHaveURL('/how-we-rate');
    await expect(page.getByText('60%')).toBeVisible();
    await expectAccessible(page);
  });
});
