// Runs in test:long only: tries risky words in every form.
/** Risky words are pointed out while an editor types, and saving is never blocked. */
import { createProduct, upload, write } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectAccessible } from '../testing/test.ts';
import { fillTranslated, translatedField } from '../testing/translated-field.ts';

test('an editor is warned about risky words in both languages and can still save', async ({
  page,
  request,
}) => {
  const english = page.getByRole('group', { name: 'English' });
  const turkish = page.getByRole('group', { name: 'Turkish' });

  await test.step('in the text fields of a product', async () => {
    const { id } = await createProduct(request, { name: 'Hazel Siskin' });
    await page.goto(`/admin/products/${id}`);
    const description = english.getByLabel('Description');
    const notice = english.getByRole('status').filter({ hasText: 'Risky' });
    await description.pressSequentially('A risk-fre');
    await expect(notice).toHaveCount(0);
    await description.pressSequentially('e bet');
    await expect(notice).toHaveText(
      /^Risky: “risk-free”\. Anyone who stakes money can lose it\. Say/,
    );
    await expect(description).toHaveAccessibleDescription(/Risky: “risk-free”/);
    await expect(description).toHaveAttribute('aria-invalid', 'false');
    await fillTranslated(translatedField(page, 'Turkish', 'Free spins label'), 'GARANTİ KAZANÇ');
    await expect(turkish.getByRole('status').filter({ hasText: 'Risky' })).toContainText(
      '“garanti kazan”',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Hazel Siskin was saved.')).toBeVisible();
    await page.goto(`/admin/products/${id}`);
    await expect(notice).toBeVisible();
    await description.fill('A bet');
    await expect(notice).toHaveCount(0);
  });

  await test.step('in the text fields of a banner and the terms of bonuses and codes', async () => {
    const image_url = await upload(request);
    const { id: banner } = await write(request, 'banners', { image_url });
    const { id: bonus } = await write(request, 'exclusive-bonuses', { image_url });
    const { id: code } = await write(request, 'promocodes', { code: 'SISKIN' });
    for (const [screen, field] of [
      [`banners/${banner}`, 'Title'],
      [`exclusive/${bonus}`, 'Eligibility'],
      [`promocodes/${code}`, 'Value'],
    ] as const) {
      await page.goto(`/admin/${screen}`);
      const input = english.getByLabel(field, { exact: true });
      await input.fill('FREE MONEY');
      await expect(input).toHaveAccessibleDescription(/Risky: “free money”/);
    }
  });
});
