import type { Page } from '@playwright/test';
import {
  expectFitsEachWidth,
  expectNoJump,
  expectNoOverflow,
  loadFonts,
  watchJumps,
} from '../testing/fits-width.ts';
import { frameHydrated } from '../testing/open-hydrated.ts';
import { expect, signIn, test } from './testing/visitor.ts';

const hearts = (page: Page) => page.getByRole('button', { name: /^Save / });
const pressedHearts = (page: Page) => page.getByRole('button', { name: /^Save /, pressed: true });

const heartOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name}` }).first();

const storedInBrowser = (page: Page, key: 'savedOffers' | 'copiedCodes') =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);

const savedInAccount = async (page: Page) =>
  (await (await page.request.get('/api/account')).json()).saved;

test('the hearts of an account', { tag: '@long' }, async ({ page, mail, site }) => {
  await signIn(page, mail);
  const product = { kind: 'product', id: 1 };
  await page.request.post('/api/account/saved-items', { data: { saved: [product] } });

  await test.step('wait until the saved items are loaded', async () => {
    const asked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    await page.route('**/api/account', async (route) => {
      asked.resolve();
      await release.promise;
      await route.continue();
    });
    await page.goto('/casino');
    await asked.promise;
    await frameHydrated(page);
    await expectNoOverflow(page);
    expect(await hearts(page).count()).toBe(0);
    release.resolve();
    await expect(hearts(page).first()).toBeVisible();
    await expect(pressedHearts(page).first()).toBeVisible();
  });
  await test.step('send quick clicks one after another, and the last one wins', async () => {
    const sent: string[] = [];
    const release = Promise.withResolvers<void>();
    await page.route('**/api/account/{saved-items,saved/**}', async (route) => {
      sent.push(route.request().method());
      await release.promise;
      await route.continue();
    });
    const heart = heartOf(page, 'Lucky Harbor');
    await heart.click();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(sent).toEqual(['DELETE']);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
    release.resolve();
    await saved;
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await savedInAccount(page)).toEqual([product]);
  });
  await test.step('are counted for offers no longer available, and can be removed', async () => {
    const headers = { 'x-admin-token': site.adminToken };
    const draft = { code: 'SHORT-LIVED', market_code: 'US', rarity: 'common' };
    const made = await page.request.post('/api/admin/promocodes', { headers, data: draft });
    const { id } = await made.json();
    await page.request.post('/api/account/saved-items', {
      data: { saved: [{ kind: 'promo-code', id }] },
    });
    await page.request.put(`/api/admin/promocodes/${id}`, {
      headers,
      data: { ...draft, is_active: false },
    });
    await page.goto('/saved');
    const offers = page.getByRole('region', { name: 'Saved offers' });
    await expect(offers.getByText('1 saved offer is no longer available.')).toBeVisible();
    await expectFitsEachWidth(page);
    await offers.getByRole('button', { name: 'Remove from list' }).click();
    await expect(offers.getByRole('status')).toBeFocused();
    await expect(offers.getByText('no longer available')).toBeHidden();
    expect(await savedInAccount(page)).toEqual([product]);
  });
});

test('two tabs of one visitor', { tag: '@long' }, async ({ page, mail, context }) => {
  const email = await signIn(page, mail);
  const other = await context.newPage();
  await Promise.all([page.goto('/casino'), other.goto('/casino')]);
  const [mine, theirs] = [heartOf(page, 'Lucky Harbor'), heartOf(other, 'Lucky Harbor')];

  await test.step('show the same hearts', async () => {
    await expect(theirs).toHaveAttribute('aria-pressed', 'false');
    await mine.click();
    await expect(theirs).toHaveAttribute('aria-pressed', 'true');
    await theirs.click();
    await expect(mine).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('are signed out together', async () => {
    await mine.click();
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    await other.goto('/account');
    await other.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(mine).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText(email.split('@')[0] as string)).toBeHidden();
  });
});

test('hearts appear without a layout shift, regardless of the offers stored in the browser', {
  tag: '@long',
}, async ({ page }) => {
  await loadFonts(page);
  await watchJumps(page);
  await page.addInitScript(() => {
    localStorage.setItem(
      'savedOffers',
      '[null, {"kind":"banner","id":1}, {"kind":"bonus","id":"1"}]',
    );
    localStorage.setItem('copiedCodes', '{"not": "a list"');
  });
  for (const path of ['/casino', '/bonuses', '/promocodes?code=5']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(hearts(page).first()).toBeVisible();
      await expect(pressedHearts(page)).toHaveCount(0);
      await expectNoJump(page);
    });
  }
});

test('without an account', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/saved-items')) asked.push(request.url());
  });
  await page.goto('/signin');
  await expect(page.getByRole('heading', { name: 'New here?' })).toBeVisible();

  await test.step('an offer has a heart wherever it appears, and all of them change together', async () => {
    await page.goto('/casino');
    const top = page.getByRole('region', { name: 'Top casinos' });
    await top.getByRole('button', { name: 'Save Lucky Harbor' }).click();
    const both = page.getByRole('button', { name: 'Save Lucky Harbor', pressed: true });
    await expect(both).toHaveCount(2);
    await expect(page).toHaveURL('/casino');
    await page.setViewportSize({ width: 360, height: 900 });
    await expectNoOverflow(page);

    await page.goto('/promocodes?code=5');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Save / })
      .click();
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    const details = page.getByRole('complementary', { name: 'Details' });
    await expect(details.getByRole('button', { name: /^Save /, pressed: true })).toBeVisible();
    expect(await storedInBrowser(page, 'savedOffers')).toEqual([
      { kind: 'promo-code', id: 5 },
      { kind: 'product', id: 1 },
    ]);
  });
  await test.step('a code that could not be copied is not among the copied ones', async () => {
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new Error('not allowed'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    });
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => page.evaluate(() => window.getSelection()?.toString())).toMatch(/./);
    await expectNoOverflow(page);
    expect(await storedInBrowser(page, 'copiedCodes')).toEqual([]);
  });
  await test.step('the saved list, linked from the sign-in page, shows what was saved and copied', async () => {
    await watchJumps(page);
    await page.reload();
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect.poll(() => storedInBrowser(page, 'copiedCodes')).toEqual([5]);
    expect(asked).toEqual([]);

    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('main').getByRole('link', { name: 'See your list' }).click();
    const saved = page.getByRole('region', { name: 'Saved offers' });
    await expect(saved.getByRole('heading', { name: 'Lucky Harbor' })).toBeVisible();
    const copied = page.getByRole('region', { name: 'Recently copied codes' });
    await expect(copied.getByRole('listitem')).toHaveCount(1);
    const moved = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'jumps')));
    expect(moved).not.toMatch(/<(h1|h2|form|section|input)/);
    await expectFitsEachWidth(page);
    await heartOf(page, 'Lucky Harbor').click();
    expect(await storedInBrowser(page, 'savedOffers')).toEqual([{ kind: 'promo-code', id: 5 }]);
  });
});
