/** Visitors open the calculation of an offer's cost, and try their own deposit and game. */
import { write } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expectAccessible } from '../testing/test.ts';

const numbers = {
  percent: 100,
  cap: 200,
  currency: 'USD',
  wagering: 35,
  wagering_base: 'bonus',
  contribution: { slots: 100, table: 10, live: 0 },
};
const code = { code: 'SISKIN', terms: { numbers } };
const other = { code: 'TWITE', terms: { numbers: { ...numbers, wagering: 0 } } };

test('the calculation updates while a visitor types', async ({ page, request }) => {
  await write(request, 'promocodes', code);
  // Before hydration, only the button calculates.
  await openHydrated(page, '/promocodes');
  const ticket = page.getByRole('listitem').filter({ hasText: 'SISKIN' });
  await ticket.getByText('On average you lose $40.00. You have to bet $3,500 to withdraw.').click();
  await expect(ticket.getByText('With a deposit of $100')).toBeVisible();
  const deposit = ticket.getByLabel('Your deposit');
  await deposit.fill('200');
  await expect(
    ticket.getByText('On average you lose $80.00. You have to bet $7,000 to withdraw.'),
  ).toBeVisible();
  await expect(ticket.getByText('To bet: 35 × $200 (the bonus) = $7,000')).toBeVisible();
  await ticket.getByLabel('You play').selectOption('Table games');
  await expect(ticket.getByText('Expected cost: $70,000 × 1% = $700')).toBeVisible();
  await expect(
    ticket.getByText('Most people won’t finish the wagering. You have to bet $70,000 to withdraw.'),
  ).toBeVisible();
  await ticket.getByLabel('You play').selectOption('Live games');
  await expect(ticket.getByText('These count: slots, table games.')).toBeVisible();
  await deposit.press('Enter');
  await expect(page).toHaveURL('/promocodes');
  await expectAccessible(page);
  await expectFitsEachWidth(page);
  await ticket.getByRole('link', { name: 'How we work this out' }).click();
  await expect(page).toHaveURL('/how-bonuses-cost');
  await expectAccessible(page);
  await expectFitsEachWidth(page);
});

test('a deposit entered before the page is ready is used', async ({ page, request }) => {
  await write(request, 'promocodes', code);
  const opened = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await opened.promise;
    await route.continue();
  });
  await page.goto('/promocodes', { waitUntil: 'commit' });
  const ticket = page.getByRole('listitem').filter({ hasText: 'SISKIN' });
  await ticket.getByText('On average you lose $40.00.').click();
  await ticket.getByLabel('Your deposit').fill('200');
  opened.resolve();
  await expect(ticket.getByText('On average you lose $80.00.')).toBeVisible();
  await expect(ticket.getByLabel('Your deposit')).toHaveValue('200');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form reloads the page with the calculation opened', async ({ page, request }) => {
    await write(request, 'promocodes', code);
    await write(request, 'promocodes', other);
    await page.goto('/tr/promocodes?market=US');
    const ticket = page.getByRole('listitem').filter({ hasText: 'SISKIN' });
    await ticket.getByText('Çekim için toplam $3.500 bahis yapmanız gerekir.').click();
    await ticket.getByLabel('Yatırım tutarınız').fill('62.50');
    await ticket.getByRole('button', { name: 'Hesapla' }).click();
    await expect(page).toHaveURL(
      /\/tr\/promocodes\?market=US&deposit=62\.50?&game=slots#cost-code-/,
    );
    await expect(ticket.getByText('Bahis toplamı: 35 × $62,50 (bonus) = $2.187,50')).toBeVisible();
    await expect(ticket.getByText(/^Ortalama olarak \$25,00 kaybedersiniz\./)).toBeVisible();
    await expect(ticket.getByLabel('Yatırım tutarınız')).toHaveValue('62.5');
    await expect(page.locator('details[open] form')).toHaveCount(1);
  });
});
