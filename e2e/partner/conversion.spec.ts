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
    await expect(page.getByText(/which Administrator created on/)).toBeVisible();
    await expect(earning).toHaveValue(/\/postback\/KEY\?/);
  });

  await test.step('an uploaded file adds conversions that no postback reported', async () => {
    const csv = `click,event,amount,id\n${click},signup,,R-1\n${click},earning,12.3,T-1\n`;
    await page.getByLabel('CSV file').setInputFiles({
      name: 'partner.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
    await expect(page.getByText('Preview: 1 created, 1 unchanged.')).toBeVisible();
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByRole('link', { name: 'Back to the report' }).click();
  });

  await test.step('the report shows sign-ups, earnings and EPC', async () => {
    await expect(page.getByText('Only clicks on Lucky Harbor')).toBeVisible();
    await page.getByRole('link', { name: 'Hide example data' }).click();
    await expect(page.getByText('$12.30 per click')).toBeVisible();
    const columns = page.getByRole('columnheader');
    await expect(columns.filter({ hasText: 'EPC' })).toBeVisible();
    await page.getByRole('link', { name: 'All products' }).click();
    await expect(page.getByRole('row', { name: /Lucky Harbor/ })).toContainText('$12.30');
    await expectAccessible(page);
    await expectFitsEachWidth(page);
  });
});
