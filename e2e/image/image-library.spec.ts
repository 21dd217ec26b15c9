/** An editor uploads, describes, crops and replaces images in the library, and picks one in a form. */
// Runs in test:long only: image.test.ts covers this without a browser, and promotion.spec.ts uploads an image.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { createProduct, expect, imageFile, test, upload, write } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { holdBack } from '../testing/hold-back.ts';

test.use({ siteName: 'images', expectedConsole: /status of 4(00|09|15)/ });

/** The sample's images are added to the library at the same time, so the newest image may not be the uploaded one. */
async function findImage(request: APIRequestContext, path: string): Promise<{ id: number }> {
  const { items } = await (await request.get('/api/admin/images?limit=1000')).json();
  return items.find((image: { path: string }) => image.path === path);
}

const cardOf = (page: Page | Locator, name: string) =>
  page.getByRole('list', { name: 'Images' }).getByRole('listitem').filter({ hasText: name });

test('several files are uploaded together, and each failed file is listed', async ({ page }) => {
  await page.goto('/admin/images');
  const broken = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no image') };
  const files = [await imageFile('#113355', 'harbor.png'), await imageFile('#553311', 'tower.png')];
  await page.getByLabel('Upload images').setInputFiles([...files, broken]);
  await expect(page.getByText('3 of 3 done, 1 failed.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Files that failed' })).toContainText('notes.png: ');
  await expect(cardOf(page, 'tower.png')).toContainText('320 × 180');
  await expect(cardOf(page, 'tower.png')).toContainText('Unused');
  await expectFitsEachWidth(page);

  await page.getByRole('searchbox').fill('harbor');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(cardOf(page, 'harbor.png')).toBeVisible();
  await expect(cardOf(page, 'tower.png')).toHaveCount(0);
});

test('files dropped during an upload wait their turn', async ({ page }) => {
  await page.goto('/admin/images');
  const answer = await holdBack(page, '**/api/admin/uploads');
  const input = page.getByLabel('Upload images');
  await input.setInputFiles([await imageFile('#885522', 'first.png')]);
  await expect(page.getByText('0 of 1 done')).toBeVisible();
  await input.setInputFiles([await imageFile('#228855', 'second.png')]);
  await expect(page.getByText('0 of 2 done')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  await (await asked).dismiss();
  answer();
  await expect(page.getByText('2 of 2 done')).toBeVisible();
  await expect(cardOf(page, 'second.png')).toBeVisible();
});

test('the focal point is set by pointer and keyboard, and the page keeps it in view', async ({
  page,
  request,
}) => {
  const icon = await upload(request, '#102030');
  const product = await createProduct(request, { name: 'Focal Point Palace' });
  await request.put(`/api/admin/products/${product.id}`, {
    data: { icon_url: icon, images: [{ image_url: icon }], i18n: { en: { name: 'Focal Palace' } } },
  });
  const { id } = await findImage(request, icon);
  await page.goto(`/admin/images/${id}`);
  await expect(page.getByRole('link', { name: 'Product: Focal Palace' })).toBeVisible();
  const area = page.getByTestId('focal-area');
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  if (!box) throw new Error('The image is not shown.');
  await area.click({ position: { x: box.width / 4, y: box.height / 2 } });
  const fromLeft = page.getByLabel(/^Focal point from the left/);
  await expect(fromLeft).toHaveValue('25');
  await fromLeft.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await expect(fromLeft).toHaveValue('30');
  await page.getByLabel('Alternative text').first().fill('The entrance of the palace');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('image.png was saved.')).toBeVisible();
  await expectFitsEachWidth(page);

  // The server's HTML, before any script runs.
  const html = await (await request.get(`/casino/${product.id}`)).text();
  expect(html).toContain('alt="The entrance of the palace"');
  await page.goto(`/casino/${product.id}`);
  const shown = page.getByRole('img', { name: 'The entrance of the palace' });
  await expect(shown).toHaveCSS('object-position', '30% 50%');
});

test('a crop replaces an image everywhere, and a form picks another one from the library', async ({
  page,
  request,
}) => {
  const url = await upload(request, '#306090');
  const otherUrl = await upload(request, '#904020');
  const banner = await write(request, 'banners', { image_url: url });
  const old = await findImage(request, url);
  const other = await findImage(request, otherUrl);
  await request.put(`/api/admin/images/${other.id}`, { data: { name: 'Copper roof' } });
  await request.put(`/api/admin/images/${old.id}`, { data: { name: 'Blue door' } });

  await page.goto(`/admin/images/${old.id}`);
  await page.getByRole('button', { name: 'Delete Blue door' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('still used by banner “Banner title”')).toBeVisible();

  await page.getByRole('button', { name: 'Crop' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('256 × 144 pixels')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create new image' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace everywhere' }).click();
  await expect(page.getByText('The image was replaced in one place.')).toBeVisible();
  await expect(page.getByText('This image isn’t used anywhere.')).toBeVisible();

  await page.goto(`/admin/banners/${banner.id}`);
  await page.getByRole('button', { name: /^Choose from the library/ }).click();
  await page.getByRole('searchbox').fill('copper');
  await expectFitsEachWidth(page);
  await page.getByRole('button', { name: 'Copper roof' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => (await (await request.get(`/api/admin/images/${other.id}`)).json()).uses)
    .toMatchObject([{ kind: 'banner', id: banner.id }]);
});
