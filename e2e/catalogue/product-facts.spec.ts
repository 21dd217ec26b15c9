/** Editors fill in the facts of a partner by hand and by pasting lines, and visitors of each market see them. */
// Runs in test:long only: fact-grid.spec.ts pastes facts, and product-fact.test.ts covers their checks without a browser.
import { createProduct, rowOf, write } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { holdBack } from '../testing/hold-back.ts';
import { expectAccessible } from '../testing/test.ts';

test.use({ expectedConsole: /400 \(Bad Request\)/ });

test('facts are pasted, checked and saved, and reopen unchanged', async ({ page, request }) => {
  const { id } = await createProduct(request, { name: 'Maple Rook' });
  const { id: larkmoor } = await write(request, 'regulators', { name: 'Larkmoor' });
  const { id: saltmarsh } = await write(request, 'regulators', { name: 'Saltmarsh' });
  const { id: card } = await write(request, 'payment-methods', { name: 'Bank card' });
  const { id: wallet } = await write(request, 'payment-methods', { name: 'E-wallet' });
  const { id: kiln } = await write(request, 'providers', { name: 'Blue Kiln' });
  await page.goto(`/admin/products/${id}`);
  await page.getByRole('tab', { name: 'Facts' }).click();
  const list = (name: string) => page.getByRole('list', { name }).locator('> li');
  const paste = async (what: string, lines: string) => {
    await page.getByText(`Paste ${what}`).first().click();
    const box = page.getByRole('textbox', { name: `Paste ${what}` });
    await box.fill(lines);
    await page.getByRole('button', { name: 'Add lines' }).and(page.locator(':enabled')).click();
    return box;
  };

  await test.step('pasted lines become facts with the source, checked today', async () => {
    await page.getByRole('textbox', { name: 'Source' }).fill('maple-rook.example/about');
    const licences = await paste('licences', 'lark; LGC-7; Rook Ltd; US\nWren; 9\nsaltmarsh');
    await expect(licences).toHaveValue('Wren; 9');
    await expect(licences).toHaveAccessibleDescription(/“Wren; 9”: “Wren” wasn’t recognized/);
    await expect(list('Licences')).toHaveText([
      /Larkmoor LGC-7 · Rook Ltd · US · checked \d{4}/,
      /Saltmarsh checked \d{4}/,
    ]);
    await licences.fill('');
    await paste('payments', 'Bank card; US TR; 10–5,000 USD; 1–24 h; free\nE-wallet; TR; instant');
    await expect(list('Payments')).toHaveText([
      /Bank card US · Both · 10–5,000 USD · 1–24 h · free/,
      /Bank card TR/,
      /E-wallet TR · Both · 0 h/,
    ]);
  });

  await test.step('unknown providers are added to the list', async () => {
    await page.getByLabel('Game providers').fill('blue, Red Kiln');
    await page.getByLabel('Owner').fill('Rook Ltd');
    await expect(page.getByLabel('Game providers')).toHaveValue('Blue Kiln, Red Kiln');
    await page.getByRole('button', { name: 'Add it to the list' }).click();
    await expect(page.getByText('Not on the list of providers')).toBeHidden();
    await page.getByLabel('Currencies').fill('usd, eur');
    await page.getByLabel('Closed countries and regions').fill('FR US-NY');
    await page.getByLabel('Slots').fill('1900');
    await page.getByLabel('Chat').check();
  });

  await test.step('an error opens the fact that has it', async () => {
    const currency = page.getByLabel('Currency').first();
    await list('Payments').first().locator('summary').click();
    await currency.fill('dollars');
    await list('Payments').first().locator('summary').click();
    await page.getByRole('tab', { name: 'Product' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Facts has errors' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(currency).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Currency' }).click();
    await expect(currency).toBeFocused();
    await currency.fill('USD');
  });

  await expectAccessible(page);
  await expectFitsEachWidth(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Maple Rook was saved.')).toBeVisible();
  const { facts } = await (await request.get(`/api/admin/products/${id}`)).json();
  const today = new Date().toISOString().slice(0, 10);
  const checked = { source_url: 'https://maple-rook.example/about', verified_on: today };
  expect(facts).toMatchObject({
    licences: [
      {
        id: 1,
        regulator_id: larkmoor,
        number: 'LGC-7',
        holder: 'Rook Ltd',
        markets: ['US'],
        ...checked,
      },
      { id: 2, regulator_id: saltmarsh, ...checked },
    ],
    payments: [
      { method_id: card, market_code: 'US', max: 5000, hours_max: 24, fee_amount: 0, ...checked },
      { method_id: card, market_code: 'TR' },
      { method_id: wallet, market_code: 'TR', hours_max: 0 },
    ],
    provider_ids: [kiln, kiln + 1],
    currencies: ['USD', 'EUR'],
    closed_regions: ['FR', 'US-NY'],
    game_counts: { slots: 1900 },
    support: { channels: ['chat'] },
    owner: 'Rook Ltd',
    verified_on: today,
  });
  await page.reload();
  await page.getByRole('tab', { name: 'Facts' }).click();
  await expect(page.getByLabel('Game providers')).toHaveValue('Blue Kiln, Red Kiln');
  await expect(page.getByLabel('Currencies')).toHaveValue('USD, EUR');
});

test('a regulator and a payment method are added in the field that selects them', async ({
  page,
  request,
}) => {
  const { id } = await createProduct(request, { name: 'Fern Rook' });
  const release = await holdBack(page, '**/api/trpc/*timeZone*');
  await page.goto(`/admin/products/${id}`);
  await page.getByRole('tab', { name: 'Facts' }).click();
  // A new fact is checked today, in the time zone of the site.
  await expect(page.getByRole('button', { name: 'Add licence' })).toBeDisabled();
  release();
  for (const [add, label, name] of [
    ['Add licence', 'Regulator', 'Fernmoor Board'],
    ['Add payment', 'Method', 'Fern Wallet'],
  ] as const) {
    await page.getByRole('button', { name: add, exact: true }).click();
    const field = page.getByRole('combobox', { name: label, exact: true });
    await field.fill(name);
    await page.getByRole('option', { name: `Add “${name}”` }).click();
    await expect(page.locator('summary').filter({ hasText: name })).toBeVisible();
    await expect(field).toHaveValue(name);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Fern Rook was saved.')).toBeVisible();
  const { facts } = await (await request.get(`/api/admin/products/${id}`)).json();
  const today = new Date().toISOString().slice(0, 10);
  expect(facts).toMatchObject({
    licences: [{ verified_on: today }],
    payments: [{ verified_on: today }],
  });
});

test('the product list is filtered by outdated facts, and one click marks them as checked', async ({
  page,
  request,
}) => {
  const { id: regulator_id } = await write(request, 'regulators', { name: 'Cedar' });
  const { id } = await write(request, 'products', {
    i18n: { en: { name: 'Velvet Heron' } },
    facts: { owner: 'Rook Ltd', licences: [{ regulator_id, verified_on: '2020-01-01' }] },
  });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Products with facts to check' }).click();
  await expect(page).toHaveURL(/missing=fact_check/);
  await rowOf(page, 'Velvet Heron')
    .getByRole('link', { name: 'Velvet Heron', exact: true })
    .click();
  await page.getByRole('tab', { name: 'Facts' }).click();
  await page.getByRole('textbox', { name: 'Source' }).first().fill('https://rook.example/');
  await page.getByRole('button', { name: 'All checked today' }).click();
  await page.getByRole('button', { name: 'Use this source for the rest' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Velvet Heron was saved.')).toBeVisible();
  const { facts } = await (await request.get(`/api/admin/products/${id}`)).json();
  const today = new Date().toISOString().slice(0, 10);
  expect(facts).toMatchObject({
    verified_on: today,
    licences: [{ source_url: 'https://rook.example/', verified_on: today }],
  });
  await page.goto('/admin/products?missing=fact_check');
  await expect(page.getByText('Nothing found for the current filters.')).toBeVisible();
});
