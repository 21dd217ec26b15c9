import { openHydrated } from './testing/open-hydrated.ts';
import { expect, test } from './testing/test.ts';

const turkish = { cookie: 'language=tr' };

test('the first page leads who chose Turkish to it, and nobody else', async ({ request }) => {
  const at = (headers: Record<string, string>, path = '/') =>
    request.get(path, { headers, maxRedirects: 0 });
  const led = await at(turkish);
  expect(led.status()).toBe(302);
  expect(led.headers().location).toBe('/tr');
  expect(led.headers()['cache-control']).toBe('no-store');
  expect((await at(turkish, '/?market=TR&x=1')).headers().location).toBe('/tr?market=TR');
  for (const [name, value] of [
    ['cookie', 'language=en'],
    ['cookie', 'other=1'],
    ['accept-language', 'tr'],
  ] as const) {
    const stayed = await at({ [name]: value });
    expect(stayed.status()).toBe(200);
    expect(stayed.headers().vary).toContain('cookie');
  }
});

test('every other path keeps its language', async ({ request }) => {
  for (const path of ['/casino', '/bets', '/nowhere', '/tr', '/tr/casino']) {
    const page = await request.get(path, { headers: turkish, maxRedirects: 0 });
    expect([200, 404], path).toContain(page.status());
    expect(await page.text()).toContain(`<html lang="${path.startsWith('/tr') ? 'tr' : 'en'}"`);
  }
});

test('the language button is remembered at the first page', async ({ page }) => {
  await openHydrated(page, '/casino');
  await page.getByRole('link', { name: 'Switch to Türkçe' }).first().click();
  await expect(page).toHaveURL(/\/tr\/casino$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/tr$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'English diline geç' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
