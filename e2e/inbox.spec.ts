import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './testing/editor.ts';
import { expectFitsEachWidth } from './testing/fit.ts';
import { expectAccessible } from './testing/test.ts';

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

/** Each test begins with an inbox that holds nothing. */
test.beforeEach(async ({ request }) => {
  const { items } = await (await request.get('/api/admin/inquiries?limit=1000')).json();
  for (const { id } of items) await request.delete(`/api/admin/inquiries/${id}`);
});

const rows = (page: Page) => page.getByRole('list', { name: 'Inbox' }).getByRole('listitem');
const menuEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Inbox' });

test('a message is read, kept for later and deleted', async ({ page, request }) => {
  await send(request, message('Refused code'));
  await send(request, application('Copper Lantern'));
  await page.goto('/admin/inbox');
  await expect(rows(page)).toHaveCount(2);
  await expect(menuEntry(page)).toHaveText('Inbox2 unread');
  await expectAccessible(page);

  await page.getByRole('link', { name: /Unread: .*Refused code/ }).click();
  await expect(page).toHaveURL(/open=\d+/);
  const inquiry = page.getByRole('article', { name: 'Refused code' });
  await expect(inquiry.getByRole('heading')).toBeFocused();
  await expect(rows(page).getByRole('link', { name: /Refused code/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(rows(page).locator('[aria-current]')).toHaveCount(1);
  await expect(inquiry).toContainText('The code is refused.\nWhat now?');
  await expect(menuEntry(page)).toHaveText('Inbox1 unread');
  await expect(inquiry.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
    'href',
    'mailto:ada%2Bcodes@visitor.example?subject=Re%3A%20Refused%20code',
  );
  await expectAccessible(page);

  await inquiry.getByRole('button', { name: 'Mark unread' }).click();
  await expect(inquiry).toBeHidden();
  await expect(menuEntry(page)).toHaveText('Inbox2 unread');

  await page.getByRole('link', { name: /Refused code/ }).click();
  await inquiry.getByRole('button', { name: 'Delete “Refused code”' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(inquiry).toBeVisible();
  await inquiry.getByRole('button', { name: 'Delete “Refused code”' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('“Refused code” was deleted.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('an application shows the brand, its website and its markets', async ({ page, request }) => {
  await send(request, application('Copper Lantern'));
  await page.goto('/admin/inbox');
  await page.getByRole('link', { name: /Copper Lantern/ }).click();
  const inquiry = page.getByRole('article', { name: 'Application of Copper Lantern' });
  await expect(inquiry).toContainText('US, TR');
  await expect(inquiry.getByRole('link', { name: 'https://lantern.example' })).toHaveAttribute(
    'rel',
    /noreferrer/,
  );
});

test('the filters and the search of the list are in the URL', async ({ page, request }) => {
  await send(request, message('Older question'));
  await send(request, application('Copper Lantern'));
  await page.goto('/admin/inbox');
  await page.getByRole('link', { name: 'Applications' }).click();
  await expect(page).toHaveURL(/show=application/);
  await expect(rows(page)).toHaveText([/Copper Lantern/]);
  await page.getByRole('link', { name: 'Messages' }).click();
  await expect(rows(page)).toHaveText([/Older question/]);

  await page.getByRole('link', { name: 'Unread', exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('link', { name: /Older question/ }).click();
  await expect(rows(page)).toHaveText([/Copper Lantern/]);
  await expect(page.getByRole('article', { name: 'Older question' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: 'Older question' })).toBeVisible();

  await page.goto('/admin/inbox');
  await page.getByLabel('Search in what was written').fill('lantern');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/q=lantern/);
  await expect(rows(page)).toHaveText([/Copper Lantern/]);
  await page.getByLabel('Search in what was written').fill('nobody wrote this');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Nothing found for the current filters.')).toBeVisible();
});

test('an empty inbox says so, and counts nothing', async ({ page }) => {
  await page.goto('/admin/inbox');
  await expect(page.getByText('No messages yet.')).toBeVisible();
  await expect(menuEntry(page)).toHaveText('Inbox');
  await expectAccessible(page);
});

test.describe('what is not there', () => {
  test.use({ expectedConsole: /404 \(Not Found\)/ });

  test('says so beside the list', async ({ page, request }) => {
    await send(request, message('Still here'));
    await page.goto('/admin/inbox?open=99999');
    await expect(page.getByRole('alert')).toContainText('No inquiry has the id 99999.');
    await expect(rows(page)).toHaveCount(1);
  });
});

test.describe('when nothing answers', () => {
  test.use({ expectedConsole: /400 \(Bad Request\)/ });

  test('the list says so and is asked for again', async ({ page, request }) => {
    await send(request, message('Still here'));
    const error = {
      message: 'Not now.',
      code: -32600,
      data: { code: 'bad_input', httpStatus: 400 },
    };
    await page.route('**/api/trpc/**', (route) => {
      const calls = new URL(route.request().url()).pathname.split(',');
      return route.fulfill({ status: 400, json: calls.map(() => ({ error })) });
    });
    await page.goto('/admin/inbox');
    await expect(page.getByRole('alert')).toContainText('Not now.');
    await page.unroute('**/api/trpc/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(1);
  });
});

test('overlong and right-to-left texts fit, wide and narrow', async ({ page, request }) => {
  await send(
    request,
    message('x'.repeat(200), { name: 'n'.repeat(200), message: 'm'.repeat(10_000) }),
  );
  await send(request, message('سؤال', { name: 'آدا', message: 'مرحبا' }));
  await page.goto('/admin/inbox');
  await expect(rows(page)).toHaveCount(2);
  await expectFitsEachWidth(page);
  await page.getByRole('link', { name: /xxxx/ }).click();
  await expect(page.getByRole('button', { name: 'Mark unread' })).toBeVisible();
  await expectFitsEachWidth(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(rows(page)).toHaveCount(2);
});
