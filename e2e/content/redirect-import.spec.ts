import { readFile } from 'node:fs/promises';
import { listRows } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectNoOverflow } from '../testing/fits-width.ts';
import { expectAccessible } from '../testing/test.ts';

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

const htaccess = `RedirectPermanent /old https://www.old.example/guides/
RedirectMatch ^/blog/(.*)$ /guides/$1
Redirect 410 /closed
`;

test('redirects of a .htaccess file are imported after a preview, and exported again', async ({
  page,
  request,
}) => {
  await page.goto('/admin/redirects');
  await page.getByRole('link', { name: 'Import CSV' }).click();
  await expect(page.getByRole('heading', { name: 'Import redirects' })).toBeVisible();
  await page.getByLabel('Old site (optional)').fill('old.example');
  await page.getByLabel('File', { exact: true }).setInputFiles(file('.htaccess', htaccess));
  await expect(page.getByRole('status')).toContainText(
    'Preview: 2 created, 1 refused. Refused rows are left out.',
  );
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('old: Is a regular expression');
  await expect(rows.nth(3)).toContainText('/closed → 410');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await (await request.get('/api/admin/redirects')).json()).total).toBe(0);

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Imported: 2 created, 1 refused.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(listRows(page, 'Redirects')).toContainText([/\/closed.*Gone \(410\)/, /\/old/]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const exported = await readFile(await (await downloading).path(), 'utf8');
  expect(exported).toBe('\ufeffold,new\r\n/closed,410\r\n/old,/guides\r\n');
});

test('a form decides whether a page moved or is gone, and an empty path is not a gone page', {
  tag: '@long',
}, async ({ page, request }) => {
  await page.goto('/admin/redirects/new');
  await page.getByLabel('Old path (required)').fill('/?p=7');
  const target = page.getByLabel('New path (required)');
  await target.fill('/bets');
  await target.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter the new path').first()).toBeVisible();
  await page.getByLabel('See that the page is gone (410)').check();
  await expect(target).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(listRows(page, 'Redirects')).toContainText([/\/\?p=7.*Gone \(410\)/]);
  const gone = await request.get('/?p=7', { headers: { accept: 'text/html' } });
  expect(gone.status()).toBe(410);
});
