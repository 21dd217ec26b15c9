import { expect, picture, test, upload, write } from './testing/editor.ts';
import { holdBack } from './testing/hold-back.ts';

test('a form waits for its upload: no save goes without the picture, and leaving asks', async ({
  page,
  request,
}) => {
  const { id } = await write(request, 'banners', { image_url: await upload(request, '#101010') });
  const answer = await holdBack(page, '**/api/admin/uploads');
  await page.goto(`/admin/banners/${id}`);
  await page.locator('input[type=file]').setInputFiles(await picture('#c0ffee'));
  await expect(page.getByText('Uploading...')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await page.keyboard.press('Control+s');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  answer();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await save.click();
  await expect(page.getByText('Banner title was saved.')).toBeVisible();
  const saved = await (await request.get(`/api/admin/banners/${id}`)).json();
  expect(saved.image_url).toContain('320x180');
  expect(saved.image_url).not.toBe(await upload(request, '#101010'));
});
