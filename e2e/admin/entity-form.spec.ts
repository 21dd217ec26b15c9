import { createProduct, expect, imageFile, secondEditor, test } from '../testing/editor.ts';
import { edit, read } from '../testing/history.ts';
import { holdBack } from '../testing/hold-back.ts';
import { expectAccessible } from '../testing/test.ts';

const nameField = 'Name (required)';

test('a form asks for confirmation before it discards unsaved changes, and only then', async ({
  page,
  request,
}) => {
  const { id } = await createProduct(request, { name: 'Guarded Fig' });
  await page.goto(`/admin/products/${id}`);
  const rating = page.getByLabel('Rating');
  await test.step('an unchanged form closes without asking', async () => {
    await rating.fill('3.1');
    await rating.fill('');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.goBack();
  });
  await test.step('leaving with unsaved changes asks first', async () => {
    await rating.fill('3.1');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(rating).toHaveValue('3.1');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.goBack();
    await expect(rating).toHaveValue('');
  });
  await test.step('Ctrl+S saves, and keeps input entered during the save', async () => {
    const name = page.getByRole('group', { name: 'English' }).getByLabel(nameField);
    await name.fill('Hasty Fig, saved');
    const answer = await holdBack(page, '**/admin.product.update*');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
    await page.keyboard.type(', and more');
    answer();
    await expect(page.getByText('Hasty Fig, saved was saved.')).toBeVisible();
    await expect(name).toHaveValue('Hasty Fig, saved, and more');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
  });
  await test.step('the browser asks before closing a tab with unsaved changes', async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
  });
});

test.describe('two editors of the same product', () => {
  test.use({ expectedConsole: /409 \(Conflict\)/ });

  test('the later one is warned that the other has saved, and can keep both sets of changes', {
    tag: '@long',
  }, async ({ page, request }) => {
    const { id } = await createProduct(request, { name: 'Shared Fig' });
    await page.goto(`/admin/products/${id}`);
    const second = await secondEditor(page);

    await second.getByLabel('Rating').fill('4.4');
    await second.getByLabel('Referral link').fill('https://partner.example/theirs');
    await second.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(second.getByText('Shared Fig was saved.')).toBeVisible();

    await page.getByLabel('Rating').fill('2.2');
    const english = page.getByRole('group', { name: 'English' });
    await english.getByLabel('Free spins label').fill('22 free spins');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const notice = page.getByRole('alert');
    await expect(notice).toBeFocused();
    await expect(notice).toContainText('someone else changed this after you opened it');
    await expect(notice).toContainText('They changed: Rating, Referral link.');
    await expect(notice).toContainText('You also changed: Rating.');
    await expectAccessible(page);

    await notice.getByRole('button', { name: 'Merge (keep my changes)' }).click();
    await expect(page.getByLabel('Referral link')).toHaveValue('https://partner.example/theirs');
    await expect(page.getByLabel('Rating')).toHaveValue('2.2');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Shared Fig was saved.')).toBeVisible();
    const saved = await (await request.get(`/api/admin/products/${id}`)).json();
    expect(saved).toMatchObject({ rating: 2.2, ref_link: 'https://partner.example/theirs' });
    expect(saved.i18n.en.fs_label).toBe('22 free spins');
    await second.context().close();
  });
});

test.describe('a session that expires while an editor is typing', () => {
  test.use({ expectedConsole: /401 \(Unauthorized\)/ });

  test('loses no input, and keeps changes that others saved in the meantime', async ({
    page,
    request,
    site,
  }) => {
    const { id } = await createProduct(request, { name: 'Ended Fig' });
    await page.goto('/admin/login');
    await page.goto(`/admin/products/${id}`);
    await page.getByLabel('Rating').fill('1.7');
    await page.evaluate(() => localStorage.setItem('adminToken', 'no-longer-right'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/login\?back=/);
    const theirs = { ref_link: 'https://partner.example/theirs' };
    await edit(request, `products/${id}`, theirs);
    await page.getByLabel(/Admin token/).fill(site.adminToken);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Rating')).toHaveValue('1.7');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Ended Fig was saved.')).toBeVisible();
    expect(await read(request, `products/${id}`)).toMatchObject({ rating: 1.7, ...theirs });
  });
});

test.describe('an image field', () => {
  test.use({ expectedConsole: /415 \(Unsupported Media Type\)/ });

  test('uploads a dropped file, and the form waits for the upload', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const { id } = await createProduct(request, { name: 'Dropped Fig' });
    await page.goto(`/admin/products/${id}`);
    const logo = page.getByRole('group', { name: 'Logo' });
    const input = logo.locator('input[type=file]');
    await expect(logo.getByRole('button', { name: 'Choose file' })).toBeVisible();
    const answer = await holdBack(page, '**/api/admin/uploads');
    const { buffer: bytes, ...file } = await imageFile('#335544');
    const dropped = await page.evaluateHandle(
      ({ bytes, name, mimeType }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
        return transfer;
      },
      { bytes: [...bytes], ...file },
    );
    await logo.locator('div').first().dispatchEvent('drop', { dataTransfer: dropped });
    await expect(logo.getByText('Uploading...')).toBeVisible();
    await expect(logo.getByRole('button', { name: 'Choose file' })).toBeDisabled();

    await test.step('saving waits for the image, and leaving asks first', async () => {
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
      await page.keyboard.press('Control+s');
      await page.getByRole('link', { name: 'Dashboard' }).click();
      const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      answer();
      await expect(logo.locator('img')).toHaveAttribute('src', /^\/uploads\//);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Dropped Fig was saved.')).toBeVisible();
      expect((await read(request, `products/${id}`)).icon_url).toContain('320x180');
    });
    await test.step('an image is replaced and removed', async () => {
      const first = await logo.locator('img').getAttribute('src');
      await input.setInputFiles(await imageFile('#aa5544'));
      await expect(logo.locator('img')).not.toHaveAttribute('src', first ?? '');
      await logo.getByRole('button', { name: 'Remove' }).click();
      await expect(logo.locator('img')).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expectAccessible(page);
    });
    const buffer = Buffer.from('no image');
    await test.step('a file that is not an image is rejected with an explanation', async () => {
      await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
      await expect(logo).toContainText('This file isn’t an image.');
    });
    await test.step('a file rejected by the server shows the reason', async () => {
      await input.setInputFiles({ name: 'lie.png', mimeType: 'image/png', buffer });
      await expect(logo).toHaveAccessibleDescription(/PNG/);
      await expect(logo).not.toContainText('This file isn’t an image.');
      await expect(logo.getByRole('button', { name: 'Choose file' })).toBeEnabled();
    });
  });
});

test('an editor who leaves before the created entity’s form opens finds the saved state there later', {
  tag: '@long',
}, async ({ page, request }) => {
  await page.goto('/admin/promocodes/new', { waitUntil: 'networkidle' });
  const code = page.getByLabel('Code (required)');
  await code.fill('MEDLAR');
  const save = await holdBack(page, '**/api/trpc/admin.promoCode.create**');
  const openForms = await holdBack(page, '**/assets/*.js');
  await page.keyboard.press('Control+s');
  await code.press('End');
  await code.pressSequentially('TYPED');
  const asked = page.waitForRequest('**/assets/*.js');
  save();
  await asked;
  await page.getByRole('link', { name: 'Promo codes', exact: true }).first().click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' })
    .click();
  openForms();
  const created = page.getByRole('link', { name: 'MEDLAR', exact: true });
  await expect(created).toBeVisible();
  const { items } = await (await request.get('/api/admin/promocodes?q=MEDLAR')).json();
  await edit(request, `promocodes/${items[0].id}`, { code: 'QUINCE' });
  await created.click();
  await expect(code).toHaveValue('QUINCE');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await request.delete(`/api/admin/promocodes/${items[0].id}`);
});
