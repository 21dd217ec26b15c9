// Runs in test:long only: postback.test.ts covers this without a browser, except for the screen.
import { expect, test } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { expectAccessible } from '../testing/test.ts';

test.use({ siteName: 'conversion' });

const click = 'abcdef0123456789';

test('an owner creates a partner’s postback URLs, and the report shows a click’s conversions', async ({
  page,
  request,
}) => {
  const product = await (await request.get('/api/admin/products/1')).json();
  const saved = await request.put('/api/admin/products/1', {
    data: { ...product, click_parameter: 'subid' },
  });
  expect(saved.status()).toBe(200);
  const beacon = { kind: 'product', id: 1, path: '/casino', block: 'popular', position: 1 };
  const counted = await request.post('/api/clicks', {
    data: { ...beacon, click_id: click },
    headers: { 'user-agent': 'Mozilla/5.0 Chrome/142.0.0.1' },
  });
  expect(counted.status()).toBe(204);

  await page.goto('/admin/products/1');
  await page.getByRole('link', { name: 'Conversions and postback addresses' }).click();
  const earning = page.getByLabel('Earning', { exact: true });
  await expect(earning).toHaveValue(/\/api\/postback\/KEY\?click=\{click\}&event=earning/);

  await test.step('the URLs show the key only once, and count a conversion only once', async () => {
    await page.getByRole('button', { name: 'Create a key' }).click();
    await expect(earning).toHaveValue(/\/postback\/1-[\w-]{43}\?/);
    const url = (await earning.inputValue())
      .replace('{click}', click)
      .replace('{amount}', '12.30')
      .replace('{currency}', 'USD')
      .replace('{id}', 'T-1');
    for (const expected of [true, false]) {
      expect(await (await request.get(url)).json()).toEqual({ counted: expected });
    }
    await expectAccessible(page);
    await expectFitsEachWidth(page);
    await page.reload();
    const log = page.getByRole('list', { name: 'Recent postbacks' });
    await expect(log).toHaveText(/12.30 USDAlready counted.*12.30 USDCounted/);
    await expect(page.getByText(/which Administrator created on/)).toBeVisible();
    await expect(earning).toHaveValue(/\/postback\/KEY\?/);
  });

  await test.step('a test shows what would be counted, or why it would be refused', async () => {
    await page.getByRole('button', { name: 'Test' }).click();
    await expect(page.getByText('Works. This would count: Sign-up.')).toBeVisible();
    await page.getByLabel('Test an address').fill(`/api/postback/KEY?click=${click}&event=earning`);
    await page.getByRole('button', { name: 'Test' }).click();
    await expect(page.getByText('amount: Is required for an earning')).toBeVisible();
  });

  await test.step('a file with other columns is imported, and the import is undone', async () => {
    const csv = `SubID;Payout;Order\n${click};7,50;O-1\n`;
    await page.getByLabel('CSV file').setInputFiles({
      name: 'partner.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
    await expect(
      page.getByText('Choose the column with the click IDs', { exact: false }),
    ).toBeVisible();
    await expect(page.getByLabel('Click ID (required)')).toHaveValue('SubID');
    await page.getByLabel('Rows without an event are').selectOption('Earning');
    await expect(page.getByText('Preview: 1 created.')).toBeVisible();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const imports = page.getByRole('region', { name: 'Imports' });
    await imports.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect(imports.getByText('Undone by Administrator')).toBeVisible();
    await expectFitsEachWidth(page);
    await page.reload();
  });

  await test.step('an uploaded file adds conversions that no postback reported', async () => {
    const csv = `click,event,amount,id\n${click},signup,,R-1\n${click},earning,12.3,T-1\n`;
    await page.getByLabel('CSV file').setInputFiles({
      name: 'partner.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
    await expect(page.getByText('Preview: 1 created, 1 unchanged.')).toBeVisible();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the report' }).click();
  });

  await test.step('the report shows sign-ups, earnings and EPC', async () => {
    await expect(page.getByText('Only clicks on Lucky Harbor')).toBeVisible();
    await page.getByRole('link', { name: 'Hide sample data' }).click();
    await expect(page.getByText('$12.30 per click')).toBeVisible();
    const columns = page.getByRole('columnheader');
    await expect(columns.filter({ hasText: 'EPC' })).toBeVisible();
    await page.getByRole('link', { name: 'All products' }).click();
    await expect(page.getByRole('row', { name: /Lucky Harbor/ })).toContainText('$12.30');
    await expectAccessible(page);
    await expectFitsEachWidth(page);
  });

  await test.step('the overview shows the last postback of each partner', async () => {
    await page.goto('/admin/conversions');
    const partner = page.getByRole('row', { name: /Lucky Harbor/ });
    await expect(partner).toContainText('Already counted');
    await expect(partner.getByRole('cell', { name: /\$[\d,]+\.30/ })).toBeVisible();
    await expectFitsEachWidth(page);
    await partner.getByRole('link', { name: 'Lucky Harbor' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucky Harbor');
  });
});
