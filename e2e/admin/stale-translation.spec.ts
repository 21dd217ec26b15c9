import { rowOf, write } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectAccessible } from '../testing/test.ts';
import { fillTranslated, translatedField } from '../testing/translated-field.ts';

test('an outdated translation is marked until someone confirms or updates it', async ({
  page,
  request,
}) => {
  const name = 'Copper Lantern';
  const { id } = await write(request, 'products', {
    i18n: {
      en: { name, fs_label: '50 free spins' },
      tr: { name: 'Bakır Fener', fs_label: '50 bedava dönüş' },
    },
  });
  const form = `/admin/products/${id}`;
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const label = translatedField(page, 'English', 'Free spins label');
  const translation = translatedField(page, 'Turkish', 'Free spins label');
  const tab = page.getByRole('tab', { name: 'Turkish' }).first();
  const note = page.getByText('The English text was changed after this was translated.');
  const row = rowOf(page, name);

  await page.goto(form);
  await expect(tab).toContainText('translated');
  await fillTranslated(label, '70 free spins');
  await save.click();
  await expect(tab).toContainText('out of date');
  await tab.click();
  await expect(note).toHaveCount(1);
  await expect(note).toBeVisible();
  await expect(translation.locator('..').filter({ has: note })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(row.getByText('Turkish is out of date')).toBeVisible();
  await expect(row.getByText('(Turkish: Free spins label)')).toBeAttached();

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Translations out of date' }).click();
  await expect(page).toHaveURL(/\/admin\/translations$/);
  const stale = page.getByRole('list', { name: 'Translations out of date' });
  await expect(stale).toHaveText(`${name}Product, Turkish: Free spins label`);
  await expectAccessible(page);
  await stale.getByRole('link', { name }).click();
  await tab.click();
  await page.getByRole('button', { name: 'Still correct (Turkish: Free spins label)' }).click();
  await expect(note).toHaveCount(0);
  await expect(tab).toContainText('translated');

  await fillTranslated(label, '90 free spins');
  await save.click();
  await expect(note).toHaveCount(1);
  await fillTranslated(translation, '90 bedava dönüş');
  await save.click();
  await expect(note).toHaveCount(0);
  await page.goto('/admin/products');
  await expect(row).toBeVisible();
  await expect(row.getByText('out of date')).toHaveCount(0);
});
