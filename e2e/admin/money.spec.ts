/** The month's work with money: a programme, its figures, what there is to look at, closing and exporting. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createProduct, expect, test } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';

test.use({
  siteName: 'money',
  // A change that affects past days is refused without a reason.
  expectedConsole: /status of 400/,
});

const month = '2026-03';
const report = (rows: string[]) => ({
  name: 'march.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Date,Clicks,Signups,FTD,NGR,Commission', ...rows].join('\n')),
});
const days = Array.from({ length: 31 }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`);
const rows = days.map((day) => `${day},40,6,1,100.00,30.00`);

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function addDeal(page: Page) {
  await section(page, 'Deals').getByRole('button', { name: 'Add deal' }).click();
  const form = page.getByRole('form', { name: 'New deal' });
  await form.getByLabel('First day').fill('2026-01-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByLabel('Percent of net revenue')).toHaveAccessibleDescription(/required/);
  await form.getByLabel('Percent of net revenue').fill('40');
  await form.getByRole('button', { name: 'Save' }).click();
  const deals = page.getByRole('list', { name: 'Deals' });
  await expect(deals).toContainText('40% of net revenue; from 1 January 2026');
  await expect(deals).toContainText('In force');
}

async function addSource(page: Page) {
  await section(page, 'Figures').getByRole('button', { name: 'Add source' }).click();
  const form = page.getByRole('form', { name: 'New source' });
  await form.getByLabel('Name', { exact: true }).fill('Monthly report');
  const columns = { Day: 'Date', Visits: 'Clicks', 'Sign-ups': 'Signups', 'First deposits': 'FTD' };
  const amounts = { 'Net revenue': 'NGR', Earned: 'Commission' };
  for (const [label, heading] of Object.entries({ ...columns, ...amounts })) {
    await form.getByLabel(label, { exact: true }).fill(heading);
  }
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
}

async function importFigures(page: Page) {
  const figures = page.getByRole('list', { name: 'Figures' });
  const file = figures.getByLabel('Upload a file');
  await file.setInputFiles(report([`${month}-01,40,6,1,one hundred,30.00`]));
  await expect(figures.getByRole('alert')).toContainText('Row 2: Net revenue: ');
  await expect(figures.getByRole('button', { name: 'Import' })).toHaveCount(0);

  await file.setInputFiles(report(rows.filter((row) => !row.startsWith(`${month}-15`))));
  await expect(figures).toContainText('Added: 30');
  await expect(figures).toContainText('Days missing in between: Mar 15, 2026.');
  await expect(figures.getByRole('row', { name: 'Earned' })).toContainText('€900.00');
  await figures.getByRole('button', { name: 'Import' }).click();
  const imports = page.getByRole('list', { name: 'Imports' });
  await expect(imports).toContainText('march.csv');

  await file.setInputFiles(report(rows.filter((row) => !row.startsWith(`${month}-15`))));
  await expect(figures).toContainText('Nothing to import');
  await imports.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(imports.getByText('Undone by')).toBeFocused();
  await file.setInputFiles(report(rows));
  await figures.getByRole('button', { name: 'Import' }).click();
  await expect(imports.getByRole('listitem')).toHaveCount(2);
}

async function addStatementAndPayment(page: Page) {
  await page.getByRole('button', { name: 'Add statement' }).click();
  const statement = page.getByRole('form', { name: 'Add statement' });
  await statement.getByLabel('Month').fill(month);
  await statement.getByLabel('Stated amount').fill('1.000,00');
  await statement.getByRole('button', { name: 'Save' }).click();
  await expect(statement.getByLabel('Stated amount')).toHaveAccessibleDescription(
    /at most 2 decimals/,
  );
  await statement.getByLabel('Stated amount').fill('900,00');
  await statement.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Statements' })).toContainText('€900.00');

  await page.getByRole('button', { name: 'Add payment' }).click();
  const payment = page.getByRole('form', { name: 'Add payment' });
  await payment.getByLabel('Amount paid').fill('500');
  await payment.getByLabel('Reference').fill('KP-7');
  await payment.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText('€500.00');
}

async function editPaymentsAsSheet(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV Payments' }).click();
  const csv = await readFile((await (await download).path()) ?? '', 'utf8');
  await page.getByRole('link', { name: 'Import CSV Payments' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import payments');
  await page.getByLabel('CSV file').setInputFiles({
    ...{ name: 'payments.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(csv.replace(/,KP-7,/, ',KP-77,')),
  });
  await expect(page.getByText(/^Preview: 1 changed/)).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText('Changed payment');
}

test('an owner reconciles a month', async ({ page, request }) => {
  test.setTimeout(240_000);
  await createProduct(request, { name: 'Kestrel Casino' });
  await page.goto('/admin/programmes');
  await page.getByRole('link', { name: 'Add programme' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Kestrel Partners');
  await page.getByLabel('Pays on day').fill('15');
  await page.getByRole('combobox', { name: 'Add a product' }).fill('Kestrel');
  await page.getByRole('option', { name: /Kestrel Casino/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Partners');
  await addDeal(page);
  await addSource(page);
  await importFigures(page);
  await addStatementAndPayment(page);
  await expectFitsEachWidth(page);

  await page.getByRole('link', { name: 'Programmes' }).first().click();
  const row = page.getByRole('row', { name: /Kestrel Partners/ });
  await expect(row).toContainText('40% of net revenue');
  await expect(row).toContainText('Until Mar 31, 2026');
  await expectFitsEachWidth(page);
  await editPaymentsAsSheet(page);

  await page.goto(`/admin/money?month=${month}`);
  const table = page.getByRole('table', { name: 'Programmes in March 2026' });
  // The sample has programmes too.
  const own = table.getByRole('rowgroup').filter({ hasText: 'Kestrel Partners' });
  await expect(own).toContainText('€930.00');
  const flags = own.getByRole('list', { name: 'To look at' });
  await expect(flags).toContainText('The programme reports €310.00 less than its deals say.');
  await expect(flags).toContainText('The statement is €30.00 lower than the reported earnings.');
  await expect(flags).toContainText('It was due on Apr 15, 2026.');
  await own.getByRole('button', { name: 'Details' }).click();
  await expect(own.getByText('net revenue €3,100.00')).toBeVisible();
  await own.getByLabel('Note').fill('Asked about the rate');
  await own.getByRole('button', { name: 'Add note' }).click();
  await expect(own.getByText('Asked about the rate')).toBeVisible();

  await own.getByRole('button', { name: 'Close month' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close month' }).click();
  await expect(own.getByText(/^Closed by /)).toBeVisible();
  await own.getByRole('button', { name: 'Add correction' }).click();
  const correction = own.getByRole('form', { name: 'Add correction' });
  await correction.getByLabel('Correction').fill('10');
  await correction.getByLabel('Note').fill('One player came back');
  await correction.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByRole('list', { name: 'Corrections' })).toContainText('€10.00');
  await expectFitsEachWidth(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile((await (await download).path()) ?? '', 'utf8');
  expect(csv).toContain('Kestrel Partners');
  expect(csv).toContain('930.00');
});
