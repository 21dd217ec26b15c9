import type { Page } from '@playwright/test';
import { expect, test } from '../testing/editor.ts';
import { frameHydrated, openHydrated } from '../testing/open-hydrated.ts';

test.use({ siteName: 'click', expectedConsole: /ERR_FAILED/ });

/** Returns the click that the page reports after the action, and the link's URL. */
async function pressed(page: Page, press: () => Promise<unknown>) {
  const beacon = page.waitForRequest('**/api/clicks');
  await press();
  const request = await beacon;
  expect((await request.response())?.status()).toBe(204);
  return JSON.parse(request.postData() ?? '');
}

test('a click on a partner link is counted with its placement', async ({ page, request }) => {
  await page
    .context()
    .route(/^https:\/\/[^/]*\.example\//, (route) => route.fulfill({ body: 'partner' }));
  await page.route('**/assets/*.js', (route) => route.abort());

  await test.step('on a click before any other script has loaded', async () => {
    await page.goto('/casino?market=US');
    const play = page.locator('[data-block=popular] [data-click]').nth(1);
    const href = await play.getAttribute('href');
    const opened = page.context().waitForEvent('page');
    const told = await pressed(page, () => play.click());
    expect(told).toMatchObject({
      kind: 'product',
      path: '/casino',
      block: 'popular',
      position: 2,
      market: 'US',
    });
    expect((await opened).url()).toBe(href);
  });

  await test.step('on a middle click', async () => {
    const top = page.locator('[data-block=top] [data-click]').first();
    const told = await pressed(page, () => top.click({ button: 'middle' }));
    expect(told).toMatchObject({ kind: 'top', block: 'top', position: 1 });
  });

  await test.step('on a keypress, with an ID in the link if the partner accepts one', async () => {
    const path = '/api/admin/products/1';
    const { i18n, ...product } = await (await request.get(path)).json();
    const changed = await request.put(path, {
      data: { ...product, i18n, click_parameter: 'subid' },
    });
    expect(changed.status()).toBe(200);
    await page.goto('/casino/1');
    const play = page.locator('[data-block=hero] [data-click]');
    const href = await play.getAttribute('href');
    await play.focus();
    const opened = page.context().waitForEvent('page');
    const told = await pressed(page, () => page.keyboard.press('Enter'));
    expect(told).toMatchObject({ kind: 'product', id: 1, block: 'hero', position: 0 });
    expect(told.click_id).toMatch(/^[0-9a-z]{16,40}$/);
    const separator = href?.includes('?') ? '&' : '?';
    expect((await opened).url()).toBe(`${href}${separator}subid=${told.click_id}`);
    await expect(play).toHaveAttribute('href', href ?? '');
  });
});

test('a click includes the campaign and the site that started the visit', async ({ page }) => {
  await page
    .context()
    .route(/^https:\/\/[^/]*\.example\//, (route) => route.fulfill({ body: 'partner' }));
  const press = (block = 'popular') =>
    pressed(page, () => page.locator(`[data-block=${block}] [data-click]`).first().click());
  await page.goto('/casino');
  expect(await press()).not.toHaveProperty('site');
  await page.goto(`/casino?utm_source=newsletter&utm_campaign=${'x'.repeat(200)}`, {
    referer: 'https://forum.example/topic/7',
  });
  const origin = { source: 'newsletter', campaign: 'x'.repeat(100), site: 'forum.example' };
  expect(await press()).toMatchObject(origin);
  // Earlier, the link opens a new document, which starts another visit.
  await frameHydrated(page);
  await page.getByRole('link', { name: 'Bets', exact: true }).first().click();
  await expect(page).toHaveTitle(/bet/i);
  expect(await press('top')).toMatchObject({ ...origin, path: '/bets' });
  const stored = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  expect(JSON.stringify(stored)).not.toMatch(/newsletter|forum/);
  await page.goto('/casino', { referer: 'https://other.example/' });
  const told = await press();
  expect(told).toMatchObject({ site: 'other.example' });
  expect(told).not.toHaveProperty('source');
});

test('if the market allows storage, the campaign lasts until the tab is closed', {
  tag: '@long',
}, async ({ page, request }) => {
  const { items } = await (await request.get('/api/admin/markets')).json();
  const [market] = items;
  const save = (counting: string | null) =>
    request.put(`/api/admin/markets/${market.id}`, { data: { ...market, counting } });
  await save('full');
  await page.goto('/casino?utm_source=newsletter');
  await page.goto('/casino', { referer: 'https://other.example/' });
  const stored = await page.evaluate(() => sessionStorage.getItem('origin'));
  expect(stored).toBe('{"source":"newsletter"}');
  await page.goto('/casino?utm_source=later', { referer: 'https://other.example/' });
  expect(await page.evaluate(() => sessionStorage.getItem('origin'))).toContain('later');
  await save(null);
});

test('a visitor can opt out of being counted, and back in', async ({ page }) => {
  await page
    .context()
    .route(/^https:\/\/[^/]*\.example\//, (route) => route.fulfill({ body: 'partner' }));
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Don’t count me' }).click();
  await expect(page.getByText('You aren’t counted in this browser.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Don’t count me' })).toBeHidden();
  const beacons: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') beacons.push(new URL(sent.url()).pathname);
  });
  await openHydrated(page, '/casino');
  await page.locator('[data-block=popular] [data-click]').first().click();
  await page.goto('/privacy');
  expect(beacons).toEqual([]);
  await page.getByRole('button', { name: 'Count me again' }).click();
  await expect(page.getByRole('button', { name: 'Don’t count me' })).toBeVisible();
});

test('a search result opened by keyboard is counted', { tag: '@long' }, async ({ page }) => {
  await page
    .context()
    .route(/^https:\/\/[^/]*\.example\//, (route) => route.fulfill({ body: 'partner' }));
  await openHydrated(page, '/casino');
  await page.keyboard.press('/');
  const input = page.getByRole('combobox');
  await page.getByRole('button', { name: 'Promo Codes' }).click();
  await input.fill('harbor');
  await page.locator('[role=option][data-click]').first().waitFor();
  await input.press('Home');
  for (const key of ['Enter', 'Control+Enter']) {
    const opened = page.context().waitForEvent('page');
    const told = await pressed(page, () => input.press(key));
    expect(told).toMatchObject({ kind: 'promocode', block: 'results', position: 1 });
    await (await opened).close();
  }
});

test('Copy and Activate count the promo code', async ({ page }) => {
  await page.goto('/promocodes');
  await page.locator('[data-block=codes] h3 a').first().click();
  const details = page.locator('[data-block=details]');
  const copied = await pressed(page, () => details.getByRole('button', { name: 'Copy' }).click());
  expect(copied).toMatchObject({ kind: 'promocode', path: '/promocodes', block: 'details' });
});

test('nothing is reported for a visitor who opts out of tracking', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  );
  const beacons: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/api/clicks')) beacons.push(sent.url());
  });
  await page
    .context()
    .route(/^https:\/\/[^/]*\.example\//, (route) => route.fulfill({ body: 'partner' }));
  await openHydrated(page, '/casino');
  const opened = page.context().waitForEvent('page');
  await page.locator('[data-block=popular] [data-click]').first().click();
  await opened;
  expect(beacons).toEqual([]);
});

test('an outgoing link without a destination shows the site’s error page', async ({ request }) => {
  const answer = await request.get('/go/product/99999', { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(404);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(await answer.text()).toContain('<html');
});
