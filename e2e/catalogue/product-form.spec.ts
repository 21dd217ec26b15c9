import { createProduct, expect, imageFile, test } from '../testing/editor.ts';
import { expectAccessible } from '../testing/test.ts';
import { fillTranslated, translatedField } from '../testing/translated-field.ts';

test('a product is created, edited and shown on the site', async ({ page, request }) => {
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Create product' }).click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await expectAccessible(page);

  const english = page.getByRole('group', { name: 'English' });
  await english.getByLabel('Name (required)').fill('   ');
  await expect(save).toBeDisabled();
  await english.getByLabel('Name (required)').fill('Brand-new Medlar');
  await english.getByLabel('Free spins label').fill('77 free spins');
  await fillTranslated(translatedField(page, 'Turkish', 'Name'), 'Yepyeni Muşmula');
  await page.getByLabel('Rating').fill('4.3');
  await page.getByLabel('Referral link').fill('https://partner.example/medlar');
  await page.getByLabel('Casino').check();
  await save.click();
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Brand-new Medlar' })).toBeVisible();

  await page.reload();
  await expect(english.getByLabel('Name (required)')).toHaveValue('Brand-new Medlar');
  await expect(page.getByLabel('Rating')).toHaveValue('4.3');
  await expect(page.getByLabel('Casino')).toBeChecked();
  await expect(page.getByLabel('Bets')).not.toBeChecked();
  await expectAccessible(page);

  await page.getByLabel('Rating').fill('');
  await english.getByLabel('Free spins label').fill('88 free spins');
  await english.getByLabel('Why we pick it').fill('a jar of medlars with every spin');
  const preview = page.frameLocator('iframe[title="Phone view"]');
  const pick = preview.getByText('Our pick: a jar of medlars with every spin');
  await expect(preview.getByText('88 free spins')).toBeVisible();
  await expect(pick).toBeHidden();
  await save.click();
  await expect(page.getByText('Brand-new Medlar was saved.')).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split('/').pop());
  const saved = await (await request.get(`/api/admin/products/${id}`)).json();
  expect(saved.rating).toBeNull();
  expect(saved.i18n.en.fs_label).toBe('88 free spins');
  expect(saved.i18n.en.pick_reason).toBe('a jar of medlars with every spin');
  expect(saved.i18n.tr.name).toBe('Yepyeni Muşmula');

  await page.goto('/admin/products?category=casino');
  await page.getByRole('button', { name: 'Move Brand-new Medlar to position' }).click();
  await page.getByLabel(/^Position/).fill('1');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText(/Brand-new Medlar is now at position 1/)).toBeVisible();
  await page.goto(`/admin/products/${id}`);
  await expect(pick).toBeVisible();
  await page.goto('/casino');
  const card = page.locator('main li').first();
  await expect(card).toContainText('Brand-new Medlar');
  await expect(card).toContainText('88 free spins');
  await expect(card.getByRole('link', { name: /^Play/ })).toHaveAttribute(
    'href',
    'https://partner.example/medlar',
  );
});

test('images are uploaded and keep their order', { tag: '@long' }, async ({ page, request }) => {
  const { id } = await createProduct(request, { name: 'Pictured Lime' });
  await page.goto(`/admin/products/${id}`);
  const images = page.getByRole('group', { name: 'Images' });
  for (const [index, colour] of ['#204030', '#a08040'].entries()) {
    await page.getByRole('button', { name: 'Add image' }).click();
    const image = images.getByRole('group', { name: `Image ${index + 1}` });
    await image.locator('input[type=file]').setInputFiles(await imageFile(colour));
    await expect(image.getByRole('button', { name: 'Replace' })).toBeVisible();
  }
  const names = await images.getByRole('button').allInnerTexts();
  expect(new Set(names.map((name) => name.toLowerCase().split(/\s+/).join(' '))).size).toBe(
    names.length,
  );
  const [first, second] = await images
    .locator('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  await page.getByRole('button', { name: 'Move image 2 up' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Pictured Lime was saved.')).toBeVisible();
  const saved = await (await request.get(`/api/admin/products/${id}`)).json();
  expect(saved.images).toEqual([
    { image_url: second, sort_order: 1 },
    { image_url: first, sort_order: 2 },
  ]);
  await page.getByRole('button', { name: 'Remove Image 1', exact: true }).click();
  await expect(images.locator('img')).toHaveCount(1);
  await expect(images.getByRole('group', { name: 'Image 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete image field 1' }).click();
  await expect(images.locator('img')).toHaveCount(1);
  await expect(images.getByRole('group', { name: 'Image 2' })).toHaveCount(0);
});

test.describe('a failed save', () => {
  test.use({ expectedConsole: /400 \(Bad Request\)|ERR_INTERNET_DISCONNECTED/ });

  test('shows the error at the field and loses no input', { tag: '@long' }, async ({
    page,
    context,
    request,
  }) => {
    const { id } = await createProduct(request, { name: 'Steady Pear' });
    await page.goto(`/admin/products/${id}`);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const summary = page.getByRole('alert');
    const link = page.getByLabel('Referral link');
    const rating = page.getByLabel('Rating');

    await test.step('every mistake is shown at its field, and nothing is saved', async () => {
      await rating.fill('7');
      await link.fill('javascript:alert(1)');
      await save.click();
      await expect(summary).toContainText('Not saved.');
      await expect(link).toHaveAttribute('aria-invalid', 'true');
      await expect(link).toHaveAccessibleDescription(
        /Must be a URL that starts with http:\/\/ or https:\/\//,
      );
      await expect(rating).toHaveAttribute('aria-invalid', 'true');
      await expect(summary).toBeFocused();
      await summary.getByRole('button', { name: 'Rating' }).click();
      await expect(rating).toBeFocused();
      await expectAccessible(page);
      const saved = await (await request.get(`/api/admin/products/${id}`)).json();
      expect(saved.ref_link).toBeNull();
    });
    await test.step('a server error is shown at its field', async () => {
      const refusal = {
        message: 'ref_link: Is not welcome.',
        code: -32600,
        data: {
          code: 'bad_input',
          httpStatus: 400,
          errors: [{ path: 'ref_link', message: 'Is not welcome' }],
        },
      };
      await page.route('**/admin.product.update*', (route) =>
        route.fulfill({ status: 400, json: { error: refusal } }),
      );
      await rating.fill('3');
      await link.fill('https://partner.example/pear');
      await save.click();
      await expect(link).toHaveAccessibleDescription(/Is not welcome/);
      await summary.getByRole('button', { name: 'Referral link' }).click();
      await expect(link).toBeFocused();
      await page.unroute('**/admin.product.update*');
    });
    await test.step('a save while offline fails immediately', async () => {
      await context.setOffline(true);
      await save.click();
      await expect(summary).toContainText('can’t be reached');
      await expect(link).toHaveValue('https://partner.example/pear');
      await context.setOffline(false);
      await save.click();
      await expect(page.getByText('Steady Pear was saved.')).toBeVisible();
    });
  });
});

test('the save bar never covers the focused element', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const { id } = await createProduct(request, { name: 'Tabbed Sorrel' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/products/${id}`);
  await page.getByRole('group', { name: 'English' }).getByLabel('Name (required)').focus();
  const placeOfFocus = () =>
    page.evaluate(() => {
      const { activeElement: focused } = document;
      const bar = document.querySelector('[data-bottom-bar]');
      if (!bar || !focused) throw new Error('The save bar or the focused element is missing');
      if (bar.contains(focused)) return 'in the bar';
      const isCovered = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
      return isCovered ? focused.outerHTML : 'in sight';
    });
  let place = await placeOfFocus();
  while (place === 'in sight') {
    await page.keyboard.press('Tab');
    place = await placeOfFocus();
  }
  expect(place).toBe('in the bar');
});

test('each language tab shows how much is translated and where errors are', {
  tag: '@long',
}, async ({ page, request }) => {
  const { id } = await createProduct(request, { name: 'Tabbed Quince' });
  await page.goto(`/admin/products/${id}`);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const english = page.getByRole('group', { name: 'English' });
  const turkish = page.getByRole('group', { name: 'Turkish' });
  await english.getByLabel('Description').fill('A quince');
  await tab('English').focus();
  await expect(tab('Turkish 0 of 2')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Turkish 0 of 2')).toBeFocused();
  await expect(english).toBeHidden();
  await turkish.getByLabel('Description').fill('Bir ayva');
  await turkish.getByLabel('Name').fill('Ayva');
  await expect(tab('Turkish translated')).toBeVisible();
  await expectAccessible(page);
  await turkish.getByLabel('Name').fill('x'.repeat(201));
  await tab('English').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tab('Turkish has errors')).toHaveAttribute('aria-selected', 'true');
  await tab('English').click();
  await page.getByRole('alert').getByRole('button', { name: 'Turkish: Name' }).click();
  await expect(turkish.getByLabel('Name')).toBeFocused();
});
