import { createHash } from 'node:crypto';
import { openHydrated } from './testing/open-hydrated.ts';
import { expect, test } from './testing/test.ts';

test('Turkish pages have paths of their own', async ({ page }) => {
  await openHydrated(page, '/casino');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Switch to Türkçe' }).first().click();
  await expect(page).toHaveURL(/\/tr\/casino$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('link', { name: /^Oyna/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Bahis' }).first().click();
  await expect(page).toHaveURL(/\/tr\/bets$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BAHİS');
});

test('each page names its own language, the other and the default', async ({ page, site }) => {
  for (const path of ['/casino', '/tr/casino']) {
    await page.goto(path);
    const links = await page
      .locator('link[hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    expect(links).toEqual([
      ['en', `${site.url}/casino`],
      ['tr', `${site.url}/tr/casino`],
      ['x-default', `${site.url}/casino`],
    ]);
  }
});

test('a page that has not changed is a 304', async ({ request }) => {
  const page = await request.get('/casino');
  const etag = page.headers().etag ?? '';
  expect(etag).not.toBe('');
  const again = await request.get('/casino', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  const head = await request.head('/casino');
  expect(head.status()).toBe(200);
  expect(head.headers().etag).toBe(etag);
});

test('the policy approves the scripts of its page by their hashes, and no style attribute is needed', async ({
  request,
}) => {
  const page = await request.get('/casino');
  const html = await page.text();
  const policy = page.headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('unsafe');
  const scripts = [...html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs)];
  expect(scripts.length).toBeGreaterThan(0);
  const hashes = scripts.map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
  expect([...policy.matchAll(/'sha256-(.*?)'/g)].map(([, hash]) => hash)).toEqual(hashes);
  expect(html).not.toContain('nonce');
  expect(html).not.toMatch(/<[^>]+\sstyle="/);
});

test('one page has one URL', async ({ request, site }) => {
  const answer = await request.get('/casino/?market=TR&x=1', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe('/casino?market=TR');
  const outwards = await request.get(`${site.url}//elsewhere.example/`, { maxRedirects: 0 });
  expect(outwards.headers().location).toBe('/elsewhere.example');
});

test('the admin is a shell that is not cached, not indexed and the same for everybody', async ({
  request,
}) => {
  const shell = await request.get('/admin/products');
  expect(shell.status()).toBe(200);
  expect(shell.headers()['cache-control']).toBe('no-store');
  expect(shell.headers()['x-robots-tag']).toBe('noindex');
  expect(await shell.text()).not.toContain('Create product');
});

test.describe('an unknown path', () => {
  test.use({ expectedConsole: /404 \(Not Found\)/ });

  test('is a full page with the status 404', async ({ page }) => {
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'To the casino partners' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CASINO');
  });

  test('has the language of its path', async ({ page }) => {
    const answer = await page.goto('/tr/nowhere');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Sayfa bulunamadı' })).toBeVisible();
  });

  test('is a 404 in the admin, among files and in capitals too', async ({ request }) => {
    for (const path of [
      '/admin/nowhere',
      '/tr/admin',
      '/assets/nowhere.js',
      '/CASINO',
      '/Tr/casino',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});
