import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expectNoOverflow } from './testing/fit.ts';
import { openHydrated } from './testing/open-hydrated.ts';
import { expect, expectAccessible, test } from './testing/test.ts';

const narrow = { width: 360, height: 740 };

test.describe('the header', () => {
  test('on a desktop has the logo, three sections, Sign In and the language', async ({ page }) => {
    await page.goto('/casino');
    const header = page.getByRole('banner');
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

  for (const [path, active] of [
    ['/', 'Casino'],
    ['/casino', 'Casino'],
    ['/bets', 'Bets'],
    ['/bonuses', 'Bonuses'],
    ['/tr/bets', 'Bahis'],
  ] as const) {
    test(`marks ${active} on ${path}, and nothing else`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('header nav:visible [aria-current=page]')).toHaveText([active]);
    });
  }

  test('stands over a main area of 856 px in the middle', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/casino');
    expect(await page.locator('main').boundingBox()).toMatchObject({ x: 212, width: 856 });
  });

  test('on a phone leads to the promo codes, with a dot until the visitor has been there', async ({
    page,
    context,
  }) => {
    await page.setViewportSize(narrow);
    await openHydrated(page, '/casino');
    const gifts = page.getByRole('link', { name: 'Promo codes, not seen yet' });
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
});

test('the language button remembers the language that was chosen', async ({ page, context }) => {
  const remembered = async () =>
    (await context.cookies()).find(({ name }) => name === 'language')?.value;
  await openHydrated(page, '/bets');
  expect(await remembered()).toBeUndefined();
  await page.getByRole('link', { name: 'Switch to Türkçe' }).click();
  await expect(page).toHaveURL(/\/tr\/bets$/);
  expect(await remembered()).toBe('tr');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'English diline geç' }).click();
  await expect(page).toHaveURL(/[^r]\/bets$/);
  expect(await remembered()).toBe('en');
});

test('the footer leads to every part of the site', async ({ page }) => {
  await page.goto('/casino');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Aceboard', exact: true })).toHaveAttribute(
    'href',
    '/',
  );
  await expect(footer.getByText(/Gambling carries risk/)).toBeVisible();
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

test('by keyboard the first stop skips the header, and every stop can be seen', async ({
  page,
}) => {
  await openHydrated(page, '/casino');
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

for (const path of ['/casino', '/tr/bets']) {
  test(`nothing overflows on ${path}`, async ({ page }) => {
    await openHydrated(page, path);
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

test.describe('a page that cannot be shown', () => {
  test.use({ expectedConsole: /404 \(Not Found\)/ });

  for (const [path, heading] of [
    ['/nowhere', 'Page not found'],
    ['/%', 'Page not found'],
    ['/tr/%ff', 'Sayfa bulunamadı'],
  ] as const) {
    test(`${path} says so and leads on`, async ({ page }) => {
      const answer = await openHydrated(page, path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectAccessible(page);
      await page.locator('main a').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('CASINO');
    });
  }

  for (const [path, page, problem] of [
    ['/%', 404, 400],
    ['/tr/%ff', 404, 400],
    ['/a\\b', 404, 404],
    ['/api/%', 400, 400],
  ] as const) {
    test(`${path} is a ${page} for browsers and a ${problem} for other clients`, async ({
      site,
    }) => {
      const html = await answerTo(site.url, path, 'text/html,*/*;q=0.8');
      expect(html.status).toBe(page);
      const isPage = !path.startsWith('/api');
      expect(html.type).toMatch(isPage ? /^text\/html/ : /^application\/problem\+json/);
      const other = await answerTo(site.url, path, 'application/json');
      expect(other.status).toBe(problem);
      expect(other.type).toMatch(/^application\/problem\+json/);
    });
  }
});

/** A request without a browser, which would correct the URL first. */
async function answerTo(url: string, path: string, accept: string) {
  const asked = get(url, { path, headers: { accept } });
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  answer?.resume();
  return { status: answer?.statusCode, type: answer?.headers['content-type'] };
}
