// Runs in test:long only: inquiry.test.ts covers this without a browser, except for the screen.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { expectAccessible } from '../testing/test.ts';

const message = (subject: string, more: object = {}) => ({
  kind: 'message',
  email: 'ada+codes@visitor.example',
  subject,
  message: 'The code is refused.\nWhat now?',
  ...more,
});

const application = (company: string) => ({
  kind: 'application',
  company,
  website: 'lantern.example',
  name: 'Ada Field',
  email: 'ada@lantern.example',
  markets: ['US', 'TR'],
  message: 'List us, please.',
});

async function send(request: APIRequestContext, data: object) {
  expect((await request.post('/api/inquiries', { data })).status()).toBe(201);
}

/** Each test starts with an empty inbox. */
test.beforeEach(async ({ request }) => {
  const { items } = await (await request.get('/api/admin/inquiries?limit=1000')).json();
  for (const { id } of items) await request.delete(`/api/admin/inquiries/${id}`);
});

const rows = (page: Page) => page.getByRole('list', { name: 'Inbox' }).getByRole('listitem');
const menuEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Inbox' });

test('messages and applications are found, read, marked unread and deleted', async ({
  page,
  request,
}) => {
  await send(request, message('Refused code'));
  await send(request, application('Copper Lantern'));
  await page.goto('/admin/inbox');
  await expect(rows(page)).toHaveCount(2);
  await expect(menuEntry(page)).toHaveText('Inbox2 unread');
  await expectAccessible(page);

  await test.step('the list is filtered and searched in the URL', async () => {
    await page.getByRole('link', { name: 'Applications' }).click();
    await expect(page).toHaveURL(/show=application/);
    await expect(rows(page)).toHaveText([/Copper Lantern/]);
    await page.getByRole('link', { name: 'Messages' }).click();
    await expect(rows(page)).toHaveText([/Refused code/]);
    await page.getByRole('link', { name: 'All', exact: true }).click();
    const search = page.getByLabel('Search messages');
    await search.fill('lantern');
    await search.press('Enter');
    await expect(page).toHaveURL(/q=lantern/);
    await expect(rows(page)).toHaveText([/Copper Lantern/]);
    await search.fill('nobody wrote this');
    await search.press('Enter');
    await expect(page.getByText('Nothing found for the current filters.')).toBeVisible();
    await search.fill('');
    await search.press('Enter');
    await expect(rows(page)).toHaveCount(2);
  });

  const article = page.getByRole('article', { name: 'Refused code' });
  await test.step('a message is read', async () => {
    await page.getByRole('link', { name: /Unread: .*Refused code/ }).click();
    await expect(page).toHaveURL(/open=\d+/);
    await expect(article.getByRole('heading')).toBeFocused();
    await expect(rows(page).getByRole('link', { name: /Refused code/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(rows(page).locator('[aria-current]')).toHaveCount(1);
    await expect(article).toContainText('The code is refused.\nWhat now?');
    await expect(menuEntry(page)).toHaveText('Inbox1 unread');
    await expect(article.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      'mailto:ada%2Bcodes@visitor.example?subject=Re%3A%20Refused%20code',
    );
    await expectAccessible(page);
    await article.getByRole('button', { name: 'Mark as unread' }).click();
    await expect(article).toBeHidden();
    await expect(menuEntry(page)).toHaveText('Inbox2 unread');
  });

  await test.step('an application shows the company, its website and its markets', async () => {
    await page.getByRole('link', { name: /Copper Lantern/ }).click();
    const application = page.getByRole('article', { name: 'Application from Copper Lantern' });
    await expect(application).toContainText('US, TR');
    await expect(
      application.getByRole('link', { name: 'https://lantern.example' }),
    ).toHaveAttribute('rel', /noreferrer/);
    await expect(menuEntry(page)).toHaveText('Inbox1 unread');
  });

  await test.step('a message that is read leaves the unread filter but stays open', async () => {
    await page.getByRole('link', { name: 'Unread', exact: true }).click();
    await expect(rows(page)).toHaveText([/Refused code/]);
    await page.getByRole('link', { name: /Refused code/ }).click();
    await expect(page.getByText('Nothing found for the current filters.')).toBeVisible();
    await page.reload();
    await expect(article).toBeVisible();
  });

  await test.step('a message is deleted after confirmation', async () => {
    const remove = article.getByRole('button', { name: 'Delete “Refused code”' });
    await remove.click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(article).toBeVisible();
    await remove.click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('“Refused code” was deleted.')).toBeVisible();
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await expect(rows(page)).toHaveText([/Copper Lantern/]);
    await expect(menuEntry(page)).toHaveText('Inbox');
  });
});

test.describe('an unknown message', () => {
  test.use({ expectedConsole: /404 \(Not Found\)/ });

  test('is reported next to the list', async ({ page, request }) => {
    await send(request, message('Still here'));
    await page.goto('/admin/inbox?open=99999');
    await expect(page.getByRole('alert')).toContainText('There is no inquiry with the ID 99999.');
    await expect(rows(page)).toHaveCount(1);
  });
});

test('overlong and right-to-left text fits on wide and narrow screens', async ({
  page,
  request,
}) => {
  await send(
    request,
    message('x'.repeat(200), { name: 'n'.repeat(200), message: 'm'.repeat(10_000) }),
  );
  await send(request, message('سؤال', { name: 'آدا', message: 'مرحبا' }));
  await page.goto('/admin/inbox');
  await expect(rows(page)).toHaveCount(2);
  await expectFitsEachWidth(page);
  await page.getByRole('link', { name: /xxxx/ }).click();
  await expect(page.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  await expectFitsEachWidth(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(rows(page)).toHaveCount(2);
});
