/** An editor lets the form read the numbers from the texts, and visitors see the numbers. */
import { write } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';

test('numbers are proposed with the text they come from, confirmed by keyboard, and shown to visitors', {
  tag: '@long',
}, async ({ page, request }) => {
  const { id } = await write(request, 'promocodes', {
    code: 'SISKIN',
    terms: {
      wagering: '35x',
      min_deposit: '$20',
      i18n: { en: { value: '100% up to $200', text: 'Max. cashout $500 within 14 days.' } },
      numbers: { wagering: 40 },
    },
  });
  await page.goto(`/admin/promocodes/${id}`);
  const read = page.getByRole('button', { name: 'Read the numbers from the texts' });
  const found = page.getByRole('group', { name: 'Found in the texts' });
  const proposal = (name: string) => found.getByRole('checkbox', { name });

  await test.step('each proposal shows where it comes from, and replaces no number without being selected', async () => {
    await read.press('Enter');
    await expect(found).toBeFocused();
    await expect(proposal('Minimum deposit amount: 20 “$20”')).toBeChecked();
    await expect(proposal('Bonus cap: 200 “100% up to $200”')).toBeChecked();
    await expect(proposal('Maximum cashout: 500 “Max. cashout $500”')).toBeChecked();
    const replacing = proposal('Wagering (×): 35 instead of 40 “35x”');
    await expect(replacing).not.toBeChecked();
    await expectFitsEachWidth(page);
    await replacing.press('Space');
    await page.getByRole('button', { name: 'Fill in 6 numbers' }).press('Enter');
    await expect(page.getByText('6 numbers filled in.')).toBeVisible();
    await expect(read).toBeFocused();
  });

  await test.step('they are in their fields, and nothing is left to propose', async () => {
    await expect(page.getByLabel('Wagering (×)')).toHaveValue('35');
    await expect(page.getByLabel('Currency')).toHaveValue('USD');
    await read.press('Enter');
    await expect(page.getByText('No new numbers found in the texts')).toBeVisible();
  });

  await test.step('visitors read the numbers in the language of the page', async () => {
    await page.getByRole('heading', { name: 'More terms' }).click();
    await page.getByLabel('Wagering applies to').selectOption('Deposit and bonus');
    await page.getByLabel('Minimum deposit amount').fill('25');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('SISKIN was saved.')).toBeVisible();
    await page.goto('/promocodes');
    const ticket = page.locator('main li').filter({ hasText: 'SISKIN' });
    await expect(ticket).toContainText('Min. deposit $25 · 35x wagering on deposit + bonus');
    await page.goto('/tr/promocodes');
    await expect(ticket).toContainText('%100, en çok $200');
    await expect(ticket).toContainText('Min. yatırım $25 · 35x çevrim (yatırım + bonus)');
  });
});

test('an amount without a currency gets the market’s, and the error for an invalid number says which one it is', async ({
  page,
}) => {
  await page.goto('/admin/promocodes/new');
  await page.getByRole('heading', { name: 'More terms' }).click();
  await page.getByLabel('Maximum bet amount').fill('5');
  await expect(page.getByLabel('Currency')).toHaveValue('USD');
  await page.getByLabel('Code (required)').fill('WREN');
  await page.getByLabel('Days to use').fill('4000');
  await page.getByLabel('Sticky bonus').selectOption('No');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Limits: Days to use Must be at most 3650');
});
