// Runs in test:long only: money.spec.ts goes through a month, and these tests through every screen and right.
import type { APIRequestContext } from '@playwright/test';
import { expect, test, write } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';

test.use({
  siteName: 'money',
  // A change that affects past days is refused without a reason, and one of an entry that someone else has changed.
  expectedConsole: /status of (400|409)/,
});

const month = '2026-03';

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
    ...{
      day: '2026-03-02',
      currency: 'BTC',
      per_eur: '0.0000121',
      source: 'Invented exchange, close',
    },
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

test('changing a deal for past days takes a reason, which the history shows', async ({
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

test('stored secrets are never shown, and stay until they are removed', async ({
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
  const edit = page.getByRole('button', { name: 'Edit Every night' });
  await expect(edit).toBeFocused();
  const answer = await request.get(`/api/admin/stat-sources/${source.id}`);
  expect(await answer.json()).toMatchObject({
    ...{ name: 'Every night', header_names: ['Authorization'], has_secret: true },
  });

  await edit.click();
  await form.getByRole('button', { name: 'Remove the stored headers' }).click();
  await form.getByRole('button', { name: 'Remove the stored key' }).click();
  await expect(form.getByText('Saving removes the stored key.')).toBeVisible();
  await form.getByRole('button', { name: 'Keep the stored key' }).click();
  await form.getByRole('button', { name: 'Remove the stored key' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeFocused();
  const emptied = await request.get(`/api/admin/stat-sources/${source.id}`);
  expect(await emptied.json()).toMatchObject({ header_names: [], has_secret: false });
  expect(loaded.join()).toContain('Every night');
  expect(loaded.join()).not.toMatch(/Bearer 123|key 456/);
});

test('saving a source keeps headers that someone else added after it was opened', async ({
  page,
  request,
}) => {
  const id = await createProgramme(request, 'Godwit Partners');
  const draft = {
    ...{ programme_id: id, name: 'Nightly', address: { url: 'https://stats.example/{from}' } },
    shape: { format: 'json', columns: { day: 'day', earned: 'earned' }, currency: 'USD' },
  };
  const path = `/api/admin/stat-sources/${(await write(request, 'stat-sources', draft)).id}`;
  await page.goto(`/admin/programmes/${id}`);
  await page.getByRole('button', { name: 'Edit Nightly' }).click();
  const form = page.getByRole('form', { name: 'Edit source' });
  await form.getByLabel('Name', { exact: true }).fill('Every night');
  const headers = [{ name: 'Authorization', value: 'Bearer 123' }];
  expect((await request.put(path, { data: { ...draft, headers } })).status()).toBe(200);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit Every night' })).toBeFocused();
  const saved = await (await request.get(path)).json();
  expect(saved).toMatchObject({ name: 'Every night', header_names: ['Authorization'] });
});

test('a payment that someone else changed isn’t overwritten, and nothing entered is lost', async ({
  page,
  request,
}) => {
  const id = await createProgramme(request, 'Dunlin Partners');
  const draft = { programme_id: id, day: '2026-03-05', currency: 'USD', amount: 50_000 };
  const payment = await write(request, 'payments', draft);
  await page.goto(`/admin/programmes/${id}`);
  const payments = page.getByRole('region', { name: 'Payments' });
  await payments.getByRole('button', { name: /^Edit/ }).click();
  const form = page.getByRole('form', { name: 'Edit the payment' });
  await form.getByLabel('Amount paid').fill('510');
  const theirs = { ...draft, amount: 52_000, note: 'Less the bank’s fee' };
  await request.put(`/api/admin/payments/${payment.id}`, { data: theirs });
  await form.getByRole('button', { name: 'Save' }).click();
  const alert = form.getByRole('alert');
  await expect(alert).toContainText('Not saved: someone else changed this after you opened it.');
  await expect(alert).toContainText('They changed: Note, Amount paid.');
  await expect(alert).toContainText('You also changed: Amount paid.');
  await expect(alert).toBeFocused();

  const amount = form.getByLabel('Amount paid');
  await amount.fill('');
  const errors = alert.filter({ hasText: 'Check these fields:' });
  await expect(errors).toContainText('Amount paid');
  await expect(amount).toBeFocused();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(errors).toBeFocused();
  await amount.fill('510');
  await expect(alert).toHaveCount(1);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(alert).toBeFocused();
  await alert.getByRole('button', { name: 'Merge (keep my changes)' }).click();
  await expect(form.getByLabel('Day')).toBeFocused();
  await expect(form.getByLabel('Amount paid')).toHaveValue('510');
  await expect(form.getByLabel('Note')).toHaveValue('Less the bank’s fee');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(payments).toContainText('$510.00');
  await expect(payments).toContainText('Less the bank’s fee');
});

test('an owner decides if the monthly email mentions money', async ({ page, request }) => {
  await request.put('/api/admin/reports/monthly-email', { data: { language: 'en' } });
  await page.goto('/admin/reports');
  const box = page.getByLabel('Include what programmes owe and pay');
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(box).toBeChecked();
  await page.reload();
  await expect(box).toBeChecked();
  await page.getByLabel(/^Email last month’s figures/).click();
  await expect(box).toHaveCount(0);
});

test('a file of rates is refused with the row and the currency of each error', async ({ page }) => {
  await page.goto('/admin/money/rates');
  const file = page.getByLabel('Or upload its file');
  await file.setInputFiles({
    ...{ name: 'eurofxref.csv', mimeType: 'text/csv' },
    buffer: Buffer.from('Date, USD, JPY\n27 November 2026, 1.1, x\n'),
  });
  await expect(file).toHaveAccessibleDescription(/Row 2, JPY: Is not a rate: x\./);
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
