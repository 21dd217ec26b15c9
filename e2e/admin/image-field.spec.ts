// Runs in test:long only: checks the image field of a form in detail.
import { expect, imageFile, test, upload, write } from '../testing/editor.ts';
import { holdBack } from '../testing/hold-back.ts';

test('a wide image is shown at full width next to its buttons', async ({ page }) => {
  await page.goto('/admin/banners/new');
  await page.locator('input[type=file]').setInputFiles(await imageFile('#335544'));
  const image = page.getByRole('group', { name: 'Image (required)' }).locator('img');
  await expect(image).toHaveJSProperty('complete', true);
  const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(320 / 180, 1);
});

test('a form stays open if an image is selected while it is being saved', async ({
  page,
  request,
}) => {
  const { id } = await write(request, 'banners', { image_url: await upload(request) });
  await page.goto(`/admin/banners/${id}`);
  const subtitle = page.locator('[name="i18n.en.subtitle"]');
  await subtitle.fill('Ripe');
  const save = await holdBack(page, '**/api/trpc/admin.banner.update**');
  const finishUpload = await holdBack(page, '**/api/admin/uploads');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await imageFile('#aa5544'));
  await expect(page.getByText('Uploading...')).toBeVisible();
  save();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(subtitle).toBeEnabled();
  finishUpload();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  // Other tests count the site's banners.
  await request.delete(`/api/admin/banners/${id}`);
});
