// Runs in test:long only: reads every page of the sample in all markets.
import { expect, test } from '../testing/editor.ts';
import { expectNoOverflow } from '../testing/fits-width.ts';
import { expectAccessible } from '../testing/test.ts';

const texts = {
  en: {
    where: 'Where is this shown?',
    pages: /^Pages \d+/,
    changes: 'What saving changes',
    sentence: /^Saving Lucky Harbor .+ on \d+ pages; 0 followers will be notified\.$/,
    vanishes: 'Vanishes',
  },
  tr: {
    where: 'Nerede gösteriliyor?',
    pages: /^Sayfalar \d+/,
    changes: 'Kaydedince ne değişir?',
    sentence: /^Lucky Harbor kaydedilince \d+ sayfada .+; 0 takipçiye haber verilir\.$/,
    vanishes: 'Kaldırılacaklar',
  },
};

for (const language of ['en', 'tr'] as const) {
  test(`a form shows in ${language} where a product is shown, and what saving changes`, {
    tag: '@long',
  }, async ({ page, request }) => {
    const text = texts[language];
    const { items } = await (await request.get('/api/products?limit=100')).json();
    const { id, slug } = items.find(({ name }: { name: string }) => name === 'Lucky Harbor');
    await page.addInitScript((chosen) => localStorage.setItem('adminLanguage', chosen), language);
    await page.goto(`/admin/products/${id}`);

    await page.getByText(text.where).click();
    const pages = page.locator('summary', { hasText: text.pages });
    await expect(pages.first()).toBeVisible({ timeout: 60_000 });
    await pages.first().click();
    await expect(page.getByText(`/casino/${slug} · US`).first()).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByText(text.where).click();

    await page.getByLabel('Casino', { exact: true }).uncheck();
    await page.getByText(text.changes).click();
    await expect(page.getByText(text.sentence)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: text.vanishes })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
}
