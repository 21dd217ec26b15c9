// Runs in test:long only: goes through a whole month, and each screen at each width in both languages.
/** The month's work with money: a programme, its figures, what there is to look at, closing and exporting. */
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { createProduct, expect, test, write } from '../testing/editor.ts';
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
  await expect(figures.getByRole('alert')).toContainText('Row 2');
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
  await expect(imports).toContainText('Undone by');
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
  await payment.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText('€500.00');
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

async function createProgramme(request: APIRequestContext, name: string): Promise<number> {
  const { id } = await write(request, 'programmes', { name, base_currency: 'USD' });
  await write(request, 'deals', {
    ...{ programme_id: id, kind: 'cpa', currency: 'USD', from: '2026-01-01' },
    steps: [{ rate: 4_000 }],
  });
  return id;
}

const screens = [
  '/admin/programmes',
  '/admin/programmes/new',
  `/admin/money?month=${month}`,
  '/admin/money?view=year&year=2026',
  `/admin/money/places?month=${month}`,
  '/admin/money/rates',
];

test('every screen about money fits in both languages', async ({ page, request }) => {
  test.setTimeout(240_000);
  const id = await createProgramme(request, 'Heron Partners');
  await write(request, 'rates', {
    ...{ day: '2026-03-02', currency: 'BTC', per_eur: '0.0000121', source: 'Kraken, close' },
  });
  for (const language of ['en', 'tr']) {
    await page.goto('/admin/account');
    await page.evaluate((chosen) => localStorage.setItem('adminLanguage', chosen), language);
    for (const screen of [...screens, `/admin/programmes/${id}`]) {
      await test.step(`${screen} in ${language}`, async () => {
        await page.goto(screen);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.animate-pulse, [aria-busy=true]')).toHaveCount(0);
        await expectFitsEachWidth(page);
      });
    }
  }
});

test('a change that affects past days asks why, and the history says so', async ({
  page,
  request,
}) => {
  const id = await createProgramme(request, 'Plover Partners');
  await page.goto(`/admin/programmes/${id}`);
  const deals = page.getByRole('region', { name: 'Deals' });
  await deals.getByRole('button', { name: /^Edit/ }).click();
  const form = page.getByRole('form', { name: 'Edit deal' });
  await expect(form.getByLabel('Pays')).toBeFocused();
  await form.getByLabel('Amount per first deposit').fill('45,50');
  await expect(form.getByLabel('Why')).toHaveCount(0);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Why')).toHaveAccessibleDescription(/2026-01-01/);
  await expect(form.getByLabel('Amount per first deposit')).toHaveValue('45,50');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await form.getByLabel('Why').fill('The first contract had a typo');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(deals).toContainText('$45.50 per first deposit');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Reason: The first contract had a typo');
  await history.getByRole('button', { name: /^Restore cpa/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(deals).toContainText('$40.00 per first deposit');
});

test('stored secrets are never shown, and stay while they aren’t touched', async ({
  page,
  request,
}) => {
  const id = await createProgramme(request, 'Stork Partners');
  const source = await write(request, 'stat-sources', {
    ...{ programme_id: id, name: 'Nightly' },
    shape: { format: 'json', columns: { day: 'day', earned: 'earned' }, currency: 'USD' },
    address: { url: 'https://stats.example/?from={from}&key={secret}' },
    ...{ headers: [{ name: 'Authorization', value: 'Bearer 123' }], secret: 'key 456' },
  });
  const loaded: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) loaded.push(await response.text().catch(() => ''));
  });
  await page.goto(`/admin/programmes/${id}`);
  await page.getByRole('button', { name: 'Edit Nightly' }).click();
  const form = page.getByRole('form', { name: 'Edit source' });
  await expect(form.getByText('Stored, never shown: Authorization')).toBeVisible();
  await expect(form.getByLabel('Key', { exact: true })).toHaveValue('');
  await form.getByLabel('Name', { exact: true }).fill('Every night');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Every night' })).toBeVisible();
  const answer = await request.get(`/api/admin/stat-sources/${source.id}`);
  expect(await answer.json()).toMatchObject({
    ...{ name: 'Every night', header_names: ['Authorization'], has_secret: true },
  });
  expect(loaded.join()).toContain('Every night');
  expect(loaded.join()).not.toMatch(/Bearer 123|key 456/);
});

test('a report on paper has no menu, and dark text on white', async ({ page, request }) => {
  await createProgramme(request, 'Wren Partners');
  await page.goto(`/admin/money?month=${month}`);
  await expect(page.getByRole('heading', { name: 'March 2026' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    return { color, backgroundColor };
  });
  expect(colors).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
});

test('people without the right see no link to money, and no screen', async ({ page, request }) => {
  const made = await request.post('/api/admin/tokens', { data: { name: 'Vole', role: 'editor' } });
  const { token } = await made.json();
  await page.addInitScript((own) => localStorage.setItem('adminToken', own), token);
  await page.goto('/admin/programmes');
  await expect(page.getByText('Only owners and people with the Money right')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Money' })).toHaveCount(0);
});

test('a viewer with the right reads everything, and can’t write', async ({ page, request }) => {
  const id = await createProgramme(request, 'Finch Partners');
  const draft = { name: 'Accountant', role: 'viewer', rights: ['money'] };
  const { token } = await (await request.post('/api/admin/tokens', { data: draft })).json();
  await page.addInitScript((own) => localStorage.setItem('adminToken', own), token);
  await page.goto(`/admin/programmes/${id}`);
  await expect(page.getByRole('list', { name: 'Deals' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^(Save|Add|Edit|Undo|Delete|Import)/ }),
  ).toHaveCount(0);
  await page.goto(`/admin/money?month=${month}`);
  await expect(page.getByRole('button', { name: 'Details' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close month' })).toHaveCount(0);
});
