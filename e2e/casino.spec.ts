import { openHydrated } from './testing/open-hydrated.ts';
import { expect, test } from './testing/test.ts';

const cards = 'main [data-page] li';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the casino page shows its partners and where to play', async ({ page }) => {
    await page.goto('/casino');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CASINO');
    await expect(page.locator(cards)).toHaveCount(10);
    const first = page.locator(cards).first();
    await expect(first.getByRole('heading')).not.toBeEmpty();
    await expect(first.getByText(/^Rating \d\.\d\/5$/)).toBeAttached();
    const play = first.getByRole('link', { name: /^Play/ });
    await expect(play).toHaveAttribute('href', /^https?:/);
    await expect(play).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await expect(play).toHaveAttribute('target', '_blank');
  });

  test('the first page is the casino page, with one canonical URL', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CASINO');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/casino$/);
    const casino = page.getByRole('navigation', { name: 'Sections' }).getByText('Casino');
    await expect(casino).toHaveAttribute('aria-current', 'page');
  });

  test('the sections lead to each other', async ({ page }) => {
    await page.goto('/casino');
    for (const [name, heading] of [
      ['Bets', 'BETS'],
      ['Bonuses', 'BONUSES'],
      ['Casino', 'CASINO'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });

  test('on a phone the menu opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/casino');
    await page.getByText('Menu').click();
    await page.getByRole('link', { name: 'Bets' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BETS');
  });
});

test('a page from the server asks for nothing that it brought along', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, '/casino');
  await expect(page.locator(cards)).toHaveCount(10);
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(asked.filter((path) => path.includes('trpc-client'))).toEqual([]);
});

test('another section is loaded without a new document', async ({ page }) => {
  await openHydrated(page, '/casino');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Bonuses' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BONUSES');
  await expect(page).toHaveTitle(/^Bonuses/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('when the server refuses', () => {
  test.use({ expectedConsole: /400 \(Bad Request\)/ });

  test('a list that cannot be loaded says why, and can be tried again', async ({ page }) => {
    await openHydrated(page, '/bets');
    const failure = {
      error: { message: 'Not today.', code: -32600, data: { code: 'bad_input', httpStatus: 400 } },
    };
    await page.route('**/api/trpc/**', (route) => route.fulfill({ status: 400, json: failure }));
    await page.getByRole('link', { name: 'Casino' }).first().click();
    await expect(page.getByRole('alert')).toContainText('Not today.');
    await page.unroute('**/api/trpc/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(cards)).toHaveCount(10);
  });
});

test('the phone menu closes when a link is chosen, and on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/casino');
  const menu = page.locator('header details');
  await page.getByText('Menu').click();
  await menu.getByRole('link', { name: 'Bets' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BETS');
  await expect(menu).not.toHaveAttribute('open');
  await page.getByText('Menu').click();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
});
