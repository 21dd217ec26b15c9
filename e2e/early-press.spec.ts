import type { Page } from '@playwright/test';
import { holdBack } from './testing/hold-back.ts';
import { expect, test } from './testing/test.ts';

/** The page is there and no script of it is, until the answer is called. */
async function openWithoutScripts(page: Page, path: string) {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return release;
}

const shown = (page: Page) =>
  page.getByRole('region', { name: 'Featured offers' }).locator('article:not([inert])');

const presses = [
  ['Next slide', 1, '2 of 3'],
  ['Next slide', 2, '3 of 3'],
  ['Previous slide', 1, '3 of 3'],
  ['Show slide 2', 1, '2 of 3'],
] as const;

for (const [name, times, place] of presses) {
  test(`${name}, pressed ${times} times before the scripts have come, shows ${place}`, async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, '/casino');
    const button = page.getByRole('button', { name });
    for (let press = 0; press < times; press++) await button.click();
    release();
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toHaveAttribute('aria-label', place);
    // Nothing is done twice: the next press is one step.
    await page.getByRole('button', { name: 'Show slide 1' }).click();
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(shown(page)).toHaveAttribute('aria-label', '2 of 3');
  });
}

test('the pause of the banner is pressed early, and twice is not at all', async ({ page }) => {
  const release = await openWithoutScripts(page, '/casino');
  await page.getByRole('button', { name: 'Pause the slides' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Let the slides run' })).toBeFocused();

  const again = await openWithoutScripts(page, '/bets');
  await page.getByRole('button', { name: 'Pause the slides' }).dblclick();
  again();
  await expect(page.locator('[data-replays]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pause the slides' })).toBeVisible();
});

test('an arrow key on the controls of the banner is pressed early', async ({ page }) => {
  const release = await openWithoutScripts(page, '/casino');
  await page.getByRole('button', { name: 'Next slide' }).press('ArrowLeft');
  release();
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toHaveAttribute('aria-label', '3 of 3');
});

test('the slides wait for a focus that came before the scripts', async ({ page }) => {
  const release = await openWithoutScripts(page, '/casino');
  await page.getByRole('button', { name: 'Next slide' }).focus();
  release();
  await expect(page.locator('[data-replays]')).toHaveCount(0);
  const slides = page.getByRole('region', { name: 'Featured offers' }).locator('[aria-live]');
  await expect(slides).toHaveAttribute('aria-live', 'polite');
});

test('the pages of Popular Top, and its dots are pressed early', async ({ page }) => {
  const release = await openWithoutScripts(page, '/casino');
  const popular = page.getByRole('region', { name: 'Popular Top' });
  await popular.getByRole('button', { name: 'Next partners' }).click();
  release();
  const dots = popular.locator('[aria-current=true]');
  await expect(dots).toHaveText('Show page 2');

  const again = await openWithoutScripts(page, '/casino');
  await popular.getByRole('button', { name: 'Show page 2' }).click();
  again();
  await expect(dots).toHaveText('Show page 2');
});

test('Sign In keeps the opened promo code, whatever the page is kept under', async ({ page }) => {
  for (const [path, back] of [
    ['/promocodes?code=5', '/signin?back=%2Fpromocodes%3Fcode%3D5'],
    ['/tr/promocodes?code=5', '/tr/signin?back=%2Ftr%2Fpromocodes%3Fcode%3D5'],
  ] as const) {
    await openWithoutScripts(page, path);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Sign In|Giriş/ })
      .click();
    await page.waitForURL(back, { waitUntil: 'commit' });
    await page.unrouteAll();
  }
});

test('the links to another language and market keep the rest of the URL', async ({ page }) => {
  for (const [path, turkish, market] of [
    ['/promocodes?code=5', '/tr/promocodes?code=5', '/promocodes?market=TR'],
    ['/search?q=bell', '/tr/search?q=bell', '/search?q=bell&market=TR'],
    ['/signin?back=%2Fbets', '/tr/signin?back=%2Ftr%2Fbets', '/signin?back=%2Fbets&market=TR'],
    ['/signin/password?token=a', '/tr/signin/password?token=a', undefined],
  ] as const) {
    await openWithoutScripts(page, path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Switch to Türkçe' })).toHaveAttribute(
      'href',
      turkish,
    );
    if (market) {
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Türkiye' }),
      ).toHaveAttribute('href', market);
    }
    await page.unrouteAll();
  }
});

test('a language and a market that are chosen early are remembered', async ({ page, context }) => {
  await openWithoutScripts(page, '/casino');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Türkiye' }).click();
  await page.waitForURL('/casino?market=TR', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Switch to Türkçe' }).click();
  await page.waitForURL('/tr/casino?market=TR', { waitUntil: 'commit' });
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value }) => `${name}=${value}`).sort()).toEqual([
    'language=tr',
    'market=TR',
  ]);
});

for (const shortcut of ['/', 'Control+k']) {
  test(`${shortcut} leads to the page of the search before its dialog can come`, async ({
    page,
  }) => {
    await openWithoutScripts(page, '/casino');
    await page.keyboard.press(shortcut);
    await page.waitForURL(/\/search\?$|\/search$/, { waitUntil: 'commit' });
  });
}
