// Runs in test:long only: crawls every screen in Turkish.
/** The admin in Turkish, switched in its header or footer. */
import type { Page } from '@playwright/test';
import { expect, openScreen, test } from '../testing/editor.ts';
import { expectNoOverflow } from '../testing/fits-width.ts';

async function chooseTurkish(page: Page) {
  await page.getByLabel('Admin language').selectOption('tr');
  await expect(page.getByLabel('Yönetim panelinin dili')).toHaveValue('tr');
}

const showTurkish = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('adminLanguage', 'tr'));

test('an editor switches to Turkish, and the browser remembers it', async ({ page }) => {
  await page.goto('/admin/products');
  await chooseTurkish(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('heading', { name: 'Ürünler' })).toBeVisible();
  await expect(page).toHaveTitle('Ürünler · Aceboard');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Ürün oluştur' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
  await page.getByLabel('Yönetim panelinin dili').selectOption('en');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('the names of categories and markets are in the editor’s language', async ({ page }) => {
  await showTurkish(page);
  await page.goto('/admin/banners/new');
  await expect(page.getByRole('checkbox', { name: 'Bahis', exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Ülke' })).toContainText('US – ABD');
  await page.goto('/admin/pages/new');
  await page.getByRole('button', { name: 'Önizlemeyi göster' }).first().click();
  const preview = page.getByRole('combobox', { name: 'Önizlemenin ülkesi' }).first();
  await expect(preview).toContainText('ABD');
});

test('the public site uses the language of its path, not the editor’s', async ({ page }) => {
  await showTurkish(page);
  await page.goto('/casino');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('an admin form in Turkish', () => {
  test.use({ expectedConsole: /40[09]/ });

  test('shows the browser’s and the server’s errors in Turkish', async ({ page }) => {
    await showTurkish(page);
    await page.goto('/admin/promocodes/new');
    await page.getByLabel('Kod (zorunlu)').fill(' ');
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Kaydedilmedi. Şu alanları kontrol edin:');
    await expect(page.getByRole('alert')).toContainText('Promosyon kodu boş olamaz');
    await page.goto('/admin/settings/markets/new');
    await page.getByLabel('Kod (zorunlu)').fill('US');
    await page.getByLabel('Para birimi (zorunlu)').fill('USD');
    await page.getByLabel('Ad (zorunlu)').first().fill('Kestrel');
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Başka bir ülke bu kodu kullanıyor');
  });
});

const screens = [
  ...['/admin', '/admin/products', '/admin/products/1', '/admin/products/1/conversions'],
  ...[
    '/admin/products/import',
    '/admin/images',
    '/admin/banners',
    '/admin/banners/1',
    '/admin/exclusive',
  ],
  ...['/admin/exclusive/1', '/admin/toplists', '/admin/toplists/1', '/admin/promocodes'],
  ...['/admin/promocodes/1', '/admin/links', '/admin/calendar', '/admin/pages', '/admin/pages/1'],
  ...[
    '/admin/redirects',
    '/admin/facts/regulators',
    '/admin/facts/regulators/new',
    '/admin/facts/payment-methods',
    '/admin/facts/payment-methods/new',
    '/admin/facts/providers',
    '/admin/facts/partners',
    '/admin/facts/providers/new',
    '/admin/redirects/new',
    '/admin/page/casino',
    '/admin/reports',
    '/admin/reports/speed',
    '/admin/inbox',
    '/admin/history',
  ],
  ...['/admin/money', '/admin/money/places', '/admin/money/rates'],
  ...['/admin/programmes', '/admin/programmes/new'],
  ...['/admin/searches', '/admin/translations', '/admin/settings/site', '/admin/settings/people'],
  ...[
    '/admin/settings/webhooks',
    '/admin/settings/move-in',
    '/admin/settings/markets',
    '/admin/settings/markets/1',
    '/admin/settings/setup',
  ],
];

/** The previous screen stays visible until the next one is ready, and settings screens share a heading. */
async function openNext(page: Page, screen: string) {
  if (screen.startsWith('/admin/settings')) return page.goto(screen);
  await page.getByRole('heading', { level: 1 }).evaluateAll((headings) => {
    for (const heading of headings) heading.setAttribute('data-former', '');
  });
  await openScreen(page, screen);
  return expect(page.locator('h1:not([data-former])')).toHaveCount(1);
}

/** Axe checks only the English screens, because Turkish changes nothing but the text. */
test('every screen fits in Turkish', async ({ page }) => {
  await showTurkish(page);
  await page.goto('/admin/login');
  for (const screen of screens) {
    await test.step(screen, async () => {
      await openNext(page, screen);
      await expect(page).toHaveTitle(/ · Aceboard$/);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page);
      }
    });
  }
});
