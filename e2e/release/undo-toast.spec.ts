/** The toast of a change undoes exactly what that change wrote. */
import type { APIRequestContext, Page } from '@playwright/test';
import { secondEditor, write } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';

test.use({ expectedConsole: /404 \(Not Found\)|409 \(Conflict\)/ });

type Banner = { id: number; is_active: 0 | 1; i18n: { en: { title: string } } };

const createBanner = (request: APIRequestContext, title: string, is_active: 0 | 1) =>
  write(request, 'banners', {
    image_url: '/uploads/image.webp',
    is_active,
    i18n: { en: { title, cta_label: 'Play' } },
  });

async function read(request: APIRequestContext, id: number): Promise<Banner> {
  return (await request.get(`/api/admin/banners/${id}`)).json();
}

const undo = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' });

async function rename(page: Page, id: number, title: string) {
  await page.goto(`/admin/banners/${id}`);
  await page.getByLabel('Title', { exact: true }).first().fill(title);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${title} was saved.`)).toBeVisible();
}

test('a bulk action is undone in the rows that it changed, and not in others', async ({
  page,
  request,
}) => {
  const shown = await createBanner(request, 'Autumn sale', 1);
  const hidden = await createBanner(request, 'Winter sale', 0);
  await rename(page, shown.id, 'Harvest sale');

  await page.goto('/admin/banners');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await undo(page).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await read(request, shown.id)).toMatchObject({ i18n: { en: { title: 'Harvest sale' } } });
  expect(await read(request, hidden.id)).toMatchObject({ is_active: 0 });
});

test('a bulk action that changes nothing offers no undo', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const { id } = await createBanner(request, 'Autumn sale', 1);
  await rename(page, id, 'Harvest sale');
  await page.goto('/admin/banners');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Selected items' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('1 item');
  await expect(undo(page)).toHaveCount(0);
});

test('a form undoes its own save, even if the same person saves the same thing in another tab', {
  tag: '@long',
}, async ({ page, request }) => {
  const { id } = await createBanner(request, 'Autumn sale', 1);
  await rename(page, id, 'Harvest sale');
  const other = await secondEditor(page);
  await rename(other, id, 'Winter sale');
  await undo(page).click();
  // The undo leaves the change of the other tab.
  await expect(page.getByText(/Nothing is left to undo/)).toBeVisible();
  await undo(other).click();
  await expect(other.getByText('Undone.')).toBeVisible();
  expect(await read(request, id)).toMatchObject({ i18n: { en: { title: 'Harvest sale' } } });
});

test('a deletion is undone from its toast', async ({ page, request }) => {
  const { id } = await createBanner(request, 'Autumn sale', 1);
  await page.goto('/admin/banners');
  await page.getByRole('button', { name: 'Delete Autumn sale', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await undo(page).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await read(request, id)).toMatchObject({ i18n: { en: { title: 'Autumn sale' } } });
});
