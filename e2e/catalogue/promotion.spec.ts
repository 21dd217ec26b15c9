/** Banners and exclusive bonuses share a list and a form. Only their wording and pages differ. */
import { createProduct, imageFile, listRows, upload, write } from '../testing/editor.ts';
import { categoriesOf, expect, test } from '../testing/empty-site.ts';
import { expectAccessible } from '../testing/test.ts';
import { fillTranslated, translatedField } from '../testing/translated-field.ts';

const kinds = [
  {
    kind: 'banner',
    api: 'banners',
    screen: '/admin/banners',
    label: 'Banners',
    create: 'Create banner',
    missing: 'Upload banner image first',
    defaults: ['Banner title', 'Banner subtitle', 'View offer'],
    deleted: 'The banner was deleted.',
  },
  {
    kind: 'exclusive bonus',
    api: 'exclusive-bonuses',
    screen: '/admin/exclusive',
    label: /^Exclusive bonuses/,
    create: 'Create exclusive',
    missing: 'Upload the exclusive image first',
    defaults: ['Exclusive bonus', 'Special offer just for you', 'Play now'],
    deleted: 'The exclusive bonus was deleted.',
  },
];

for (const { kind, api, screen, label, create, missing, defaults, deleted } of kinds) {
  const tag = api === 'banners' ? [] : '@long';
  test.describe(`an ${kind}`.replace('an b', 'a b'), () => {
    test('needs an image, gets its defaults and appears on the site', { tag }, async ({
      page,
      request,
    }) => {
      await createProduct(request, { name: 'Linden Crow', ref_link: 'https://crow.example/in' });
      await page.goto(screen);
      await page.getByRole('link', { name: create }).click();
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await save.click();
      const summary = page.getByRole('alert');
      await expect(summary).toContainText(missing);
      await expect(summary).toBeFocused();
      await expectAccessible(page);

      const image = page.getByRole('group', { name: 'Image (required)' });
      await image.locator('input[type=file]').setInputFiles(await imageFile('#224455'));
      await expect(image.getByRole('button', { name: 'Replace' })).toBeVisible();
      await page.getByLabel('Link', { exact: true }).fill('javascript:alert(1)');
      await page.getByLabel('Sort order').fill('0');
      await save.click();
      await expect(page.getByLabel('Link', { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expect(page.getByLabel('Sort order')).toHaveAccessibleDescription('Must be at least 1');
      await page.getByLabel('Link', { exact: true }).fill('');
      await page.getByLabel('Sort order').fill('3');
      await page.getByRole('combobox', { name: 'Product' }).fill('linden');
      await page.getByRole('option', { name: /Linden Crow/ }).click();
      await page.getByLabel('Bonuses').check();
      await save.click();
      await expect(page).toHaveURL(new RegExp(`${screen}$`));
      await expect(page.getByText(`${defaults[0]} was saved.`)).toBeVisible();

      await page.getByRole('link', { name: `Edit ${defaults[0]}` }).click();
      const english = page.getByRole('group', { name: 'English' });
      for (const [index, field] of ['Title', 'Subtitle', 'Button'].entries()) {
        await expect(english.getByLabel(field, { exact: true })).toHaveValue(defaults[index] ?? '');
      }
      await english.getByLabel('Title', { exact: true }).fill('A title of its own');
      await fillTranslated(translatedField(page, 'Turkish', 'Title'), 'Kendi başlığı');
      await save.click();
      await expect(page).toHaveURL(new RegExp(`${screen}$`));

      await page.goto('/bonuses');
      await expect(page.getByRole('heading', { name: 'A title of its own' })).toBeVisible();
      await expect(page.locator('main a[href="https://crow.example/in"]')).toHaveCount(1);
      await page.goto('/tr/bonuses');
      await expect(page.getByRole('heading', { name: 'Kendi başlığı' })).toBeVisible();
    });

    test('is filtered by category, hidden and shown immediately, and deleted after confirmation', {
      tag: '@long',
    }, async ({ page, request }) => {
      const image_url = await upload(request);
      const categories = await categoriesOf(request, 'bets');
      await write(request, api, { image_url, categories, i18n: { en: { title: 'Ash Plover' } } });
      await write(request, api, { image_url, i18n: { en: { title: 'Elm Plover' } } });
      const site = async () => {
        const answer = await request.get(`/api/${api.replace('exclusive-', '')}?category=bets`);
        return (await answer.json()).items.map(({ title }: { title: string }) => title);
      };
      await page.goto(screen);
      const rows = listRows(page, label);
      await expect(rows).toHaveCount(2);
      await page.getByRole('link', { name: /^bets \d+$/ }).click();
      await expect(page).toHaveURL(/category=bets/);
      await expect(rows).toHaveCount(1);
      await expect(rows.first()).toContainText('Ash Plover');
      await expect(rows.first()).toContainText('Live');
      await expect(rows.first()).toContainText('Missing Turkish');
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Ash Plover is active' }).click();
      await expect(page.getByText('Ash Plover is hidden.')).toBeVisible();
      await expect(rows.first()).toContainText('Hidden');
      expect(await site()).toEqual([]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Ash Plover is active.')).toBeVisible();
      await expect(rows.first()).toContainText('Live');
      expect(await site()).toEqual(['Ash Plover']);

      await page.getByRole('button', { name: 'Delete Ash Plover' }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(rows).toHaveCount(1);
      await page.getByRole('button', { name: 'Delete Ash Plover' }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByText(deleted)).toBeVisible();
      await expect(page.getByText('Nothing found for the current filters.')).toBeVisible();
      expect(await site()).toEqual([]);
      await page.getByRole('link', { name: /^All \d+$/ }).click();
      await expect(rows).toHaveCount(1);
    });
  });
}
