// Runs in test:long only: checks the frame at every width.
import { expectNoOverflow } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

test('the layout shared by all pages', async ({ page }) => {
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, '/casino');

  await test.step('the desktop header has the logo, three sections, Sign In and the language', async () => {
    await expect(header.getByRole('link', { name: 'Aceboard' })).toHaveAttribute('href', '/');
    const sections = header.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    await expect(sections).toHaveText(['Casino', 'Bets', 'Bonuses']);
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      /^\/signin\?back=/,
    );
    await expect(header.getByRole('link', { name: /^EN/ })).toHaveAttribute('href', '/tr/casino');
    await expect(header.getByRole('link', { name: /^Promo codes/ })).toBeHidden();
    await expect(header.getByText('Menu')).toBeHidden();
  });
  await test.step('the main area of 856 px is centred', async () => {
    expect(await page.locator('main').boundingBox()).toMatchObject({ x: 212, width: 856 });
  });
  await test.step('the footer links to every part of the site', async () => {
    await expect(footer.getByRole('link', { name: 'Aceboard', exact: true })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(footer.getByText(/Gambling involves risk/)).toBeVisible();
    for (const [name, href] of [
      ['Casino', '/casino'],
      ['Bets', '/bets'],
      ['Bonuses', '/bonuses'],
      ['Support', '/support'],
      ['About Us', '/about'],
      ['Partners', '/partners'],
      ['Contact', '/contact'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    const telegram = footer.getByRole('link', { name: /^Telegram/ });
    await expect(telegram).toHaveAttribute('href', 'https://t.me/aceboard');
    await expect(telegram).toHaveAttribute('target', '_blank');
    await expect(footer.getByText(`© ${new Date().getFullYear()} Aceboard`)).toBeVisible();
    await expect(footer.getByText('18+', { exact: true })).toBeVisible();
  });
  await test.step('the first tab stop skips the header, and every stop is visible', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    const stops = page.locator('header a:visible, footer a:visible');
    for (const stop of await stops.all()) {
      await stop.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
      await expect(stop).toHaveCSS('outline-style', 'solid');
    }
  });
  for (const [path, active] of [
    ['/casino', 'Casino'],
    ['/', 'Casino'],
    ['/bets', 'Bets'],
    ['/bonuses', 'Bonuses'],
    ['/tr/bets', 'Bahis'],
  ] as const) {
    await test.step(`on ${path} the header marks ${active} and nothing else`, async () => {
      await openHydrated(page, path);
      await expect(page.locator('header nav:visible [aria-current=page]')).toHaveText([active]);
    });
    if (!['/casino', '/tr/bets'].includes(path)) continue;

    await test.step(`neither header nor footer overflows on ${path}`, async () => {
      for (const width of [320, 360, 640, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const reach = await page
          .locator('header *:visible, footer *:visible')
          .evaluateAll((parts) =>
            Math.max(...parts.map((part) => part.getBoundingClientRect().right)),
          );
        expect(reach).toBeLessThanOrEqual(width);
        await expectNoOverflow(page);
      }
    });
  }
});

test('the phone header links to the promo codes, with a dot until the visitor has been there', async ({
  page,
  context,
}) => {
  const narrow = { width: 360, height: 740 };
  await page.setViewportSize(narrow);
  await openHydrated(page, '/casino');
  const gifts = page.getByRole('link', { name: 'Promo codes (new)' });
  await expect(gifts).toHaveAttribute('href', '/promocodes');
  await expect(gifts.locator('.bg-danger')).toBeVisible();
  await gifts.click();
  await expect(page).toHaveURL(/\/promocodes$/);
  const seen = page.getByRole('link', { name: 'Promo codes', exact: true });
  await expect(seen.first()).toBeVisible();
  await expect(page.locator('header .bg-danger')).toHaveCount(0);
  const later = await context.newPage();
  await later.setViewportSize(narrow);
  await openHydrated(later, '/casino');
  await expect(later.locator('header .bg-danger')).toHaveCount(0);
});

test.describe('a page that cannot be shown', () => {
  test.use({ expectedConsole: /404 \(Not Found\)/ });

  test('shows an error with links to other pages', async ({ page }) => {
    for (const [path, heading] of [
      ['/%', 'Page not found'],
      ['/tr/%ff', 'Sayfa bulunamadı'],
    ] as const) {
      await test.step(path, async () => {
        const answer = await openHydrated(page, path);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expectAccessible(page);
        const search = page.getByRole('main').getByRole('textbox');
        await search.fill('lucky');
        await search.press('Enter');
        await expect(page).toHaveURL(/\/search\?q=lucky$/);
        await page.goBack();
        await page.locator('main a').first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('CASINO');
      });
    }
  });
});
