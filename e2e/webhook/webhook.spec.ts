// Runs in test:long only: webhook-sender.test.ts covers this without a browser, except for the screen.
import { confirm, fail, webhookReceiver } from '../../server/webhook/testing/receiver.ts';
import { expect, test, write } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { onTestNetwork } from '../testing/site.ts';

test.use({
  siteName: 'webhook',
  siteVariables: { SEED: 'off', ...onTestNetwork },
  // The first URL is rejected.
  expectedConsole: /status of 400/,
});

test('an owner adds a webhook, tests it, resumes it and deletes it', async ({
  page,
  request,
  db,
}) => {
  const receiver = await webhookReceiver();
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
  await expectFitsEachWidth(page);

  const add = page.getByRole('region', { name: 'Add a webhook' });
  await add.getByLabel('Name').fill('Newsletter');
  await add.getByLabel('URL').fill('ftp://receiver.example');
  await add.getByRole('button', { name: 'Add' }).click();
  await expect(add.getByLabel('URL')).toHaveAccessibleDescription(/starts with http:\/\//);
  await add.getByLabel('URL').fill(receiver.url.replace('127.0.0.1', 'receiver.example'));
  await add.getByLabel('Banners').check();
  await add.getByRole('button', { name: 'Add' }).click();

  const made = page.getByRole('region', { name: 'Secret for Newsletter' });
  const secret = await made.getByRole('textbox').inputValue();
  expect(secret).toMatch(/^whsec_/);
  receiver.use(secret);
  await expectFitsEachWidth(page);
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  const row = page.getByRole('list', { name: 'Webhooks' }).getByRole('article');
  await row.getByRole('button', { name: 'Send test' }).click();
  await expect(row.getByRole('status')).toContainText('The test was confirmed with status 204');
  await write(request, 'banners', { image_url: 'https://image.example/banner.webp' });
  await expect
    .poll(() => receiver.deliveries.map(({ body }) => body.type))
    .toEqual(['webhook.ping', 'banner.create']);
  expect(receiver.deliveries.every(({ isSigned }) => isSigned)).toBe(true);

  receiver.answerWith(fail);
  await write(request, 'banners', { image_url: 'https://image.example/banner.webp' });
  await expect(row).toContainText('1 change is waiting to be sent');
  await expect(row).toContainText('The receiver answered 500');
  await db.updateTable('webhook').set({ state: 'stopped' }).execute();
  await page.goto('/admin');
  const notices = page.getByRole('list', { name: 'Notices' });
  await expect(notices).toContainText('The webhook “Newsletter” was stopped');
  await notices.getByRole('link', { name: 'Webhooks' }).click();
  await row.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Newsletter' });
  await dialog.getByLabel('Name').fill('Newsletter of banners');
  await expectFitsEachWidth(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Stopped after failing for a day');
  await expectFitsEachWidth(page);
  receiver.answerWith(confirm);
  await row.getByRole('button', { name: 'Resume' }).click();
  await expect(row).toContainText('Nothing is waiting to be sent');

  await row.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create new secret' }).click();
  await expect(page.getByRole('region', { name: /Secret for/ })).toBeVisible();
  await row.getByRole('button', { name: 'Delete Newsletter of banners' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
  await receiver.close();
});

test('a webhook never calls the server’s own network', async ({ request }) => {
  const receiver = await webhookReceiver();
  const { id } = await write(request, 'webhooks', { name: 'Inside', url: receiver.url });
  const answer = await request.post(`/api/admin/webhooks/${id}/test`);
  expect((await answer.json()).error).toContain('127.0.0.1 is not on the public internet');
  expect(receiver.deliveries).toEqual([]);
  await request.delete(`/api/admin/webhooks/${id}`);
  await receiver.close();
});
