/** An owner brings a WordPress site in: uploads its export, decides what it becomes, and publishes the release. */
import type { Page } from '@playwright/test';
import { oldPost, oldSite } from '../../server/move-in/run/testing/old-site.ts';
import { expect, test } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { expectAccessible } from '../testing/test.ts';

// A ZIP archive is refused with a 400, and a bad address too.
test.use({ siteName: 'move-in', expectedConsole: /status of 400/ });

const file = (name: string, content: string) => ({
  name,
  mimeType: 'text/xml',
  buffer: Buffer.from(content),
});
const address = (page: Page, path: string) =>
  page.getByRole('row').filter({ has: page.getByText(path, { exact: true }) });

test('an owner uploads an export, changes an address, and publishes its release', async ({
  page,
  request,
}) => {
  await page.goto('/admin/settings/webhooks');
  await page.getByRole('link', { name: 'Move in' }).click();
  await expect(page.getByText('No imports yet.')).toBeVisible();
  await expectAccessible(page);
  await expectFitsEachWidth(page);
  const files = page.getByLabel('Export files');
  await files.setInputFiles(file('backup.zip', 'PK\u0003\u0004'));
  await expect(page.getByRole('alert')).toContainText('This is a ZIP archive; unpack it');
  await files.setInputFiles([
    file('first.xml', oldSite(oldPost(5, '<p>See <a href="/post-6/">this</a>.</p>', 'Odds'))),
    file('second.xml', oldSite(oldPost(6, '<p>Text</p>', 'Stakes'))),
  ]);

  await expect(page.getByRole('heading', { level: 1, name: 'old.example' })).toBeVisible();
  await expect(page.getByText('Files: first.xml, second.xml')).toBeVisible();
  await page.getByRole('combobox', { name: 'post becomes' }).selectOption('Reviews');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expectAccessible(page);
  await expectFitsEachWidth(page);
  await page.getByRole('button', { name: 'Save and plan addresses' }).click();
  await expect(page.getByRole('heading', { name: 'Release', exact: true })).toBeFocused();

  await page.getByRole('button', { name: /^Old addresses/ }).click();
  await expect(address(page, '/post-6')).toContainText('/reviews/post-6');
  await page.getByRole('button', { name: 'Edit the target of /post-6' }).click();
  const target = page.getByRole('textbox', { name: 'New target of /post-6' });
  await expect(target).toBeFocused();
  await target.fill('https://elsewhere.example/');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Must be a path on this site, such as /guides/odds')).toBeVisible();
  await expectAccessible(page);
  await expectFitsEachWidth(page);
  await target.fill('/bonuses');
  await page.keyboard.press('Enter');
  await expect(address(page, '/post-6')).toContainText('Edited');
  await expect(page.getByRole('button', { name: 'Edit the target of /post-6' })).toBeFocused();

  await page.getByRole('button', { name: 'Prepare the release' }).click();
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('The release is ready.')).toBeVisible();
  await expect(page.getByText('2 pages')).toBeVisible();
  await expectAccessible(page);
  await expectFitsEachWidth(page);
  await page.getByRole('link', { name: 'Open the release' }).click();
  await expect(page.getByRole('heading', { name: 'Import of old.example' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published').first()).toBeVisible();

  const { body } = await (await request.get('/api/pages/review/post-5')).json();
  expect(JSON.stringify(body)).toContain('"href":"/bonuses"');
  const moved = await request.get('/post-6/', { maxRedirects: 0 });
  expect(new URL(moved.headers().location ?? '', 'http://site').pathname).toBe('/bonuses');
});

test('an import that was cancelled can be started again, and is deleted from the list', {
  tag: '@long',
}, async ({ page }) => {
  const posts = Array.from({ length: 400 }, (_, index) =>
    oldPost(index + 1, '<p>Odds say how likely something is.</p>'.repeat(50)),
  );
  await page.goto('/admin/settings/move-in');
  await page.getByLabel('Export files').setInputFiles(file('long.xml', oldSite(...posts)));
  await page.getByRole('button', { name: 'Save and plan addresses' }).click();
  await page.getByRole('button', { name: 'Prepare the release' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Not prepared yet')).toBeVisible();
  await page.getByRole('button', { name: 'Prepare the release' }).click();
  await expect(page.getByRole('link', { name: 'Open the release' })).toBeVisible({
    timeout: 120_000,
  });

  await page.getByRole('link', { name: 'Move in' }).first().click();
  const row = page.getByRole('listitem').filter({ hasText: 'long.xml' });
  await row.getByRole('button', { name: 'Delete old.example' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
});
