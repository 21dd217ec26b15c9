// Runs in test:long only: breaks each part of a page.
import type { Page } from '@playwright/test';
import { holdBack } from '../testing/hold-back.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

test.use({ expectedConsole: /(400 \(Bad Request\)|500 \(Internal Server Error\))/ });

const fail = (page: Page, calls: string, status: number, message: string) =>
  page.route(new RegExp(`/api/trpc/catalogue\\.(${calls})\\?`), (route) =>
    route.fulfill({
      status,
      json: { error: { message, code: -32600, data: { code: 'bad_input', httpStatus: status } } },
    }),
  );

/** Navigates from a rendered page to one whose parts the browser fetches. */
async function goTo(page: Page, section: string) {
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: section })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(section.toUpperCase());
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('a page shows the parts that loaded and an error for those that failed', async ({ page }) => {
  await test.step('failed banners and top partners leave their space empty without holding up the rest', async () => {
    await openHydrated(page, '/bonuses');
    await fail(page, 'banners|top', 500, 'Broken');
    await goTo(page, 'Casino');
    await expect(region(page, 'Popular Top').locator('li')).toHaveCount(10);
    await expect(region(page, 'Featured offers')).toHaveCount(0);
    await expect(region(page, 'Top casinos')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll();
  });
  await test.step('a failed layout request leaves the blocks in the default order', async () => {
    await openHydrated(page, '/bonuses');
    await fail(page, 'layout', 400, 'Broken');
    await goTo(page, 'Bets');
    await expect(page.getByRole('main').locator('section')).toHaveCount(4);
    const names = await page
      .getByRole('main')
      .locator('section h2')
      .evaluateAll((headings) => headings.map((heading) => heading.textContent));
    expect(
      names.filter((name) => /Top betting sites|Exclusive bonuses|Place your brand/.test(name)),
    ).toEqual(['Top betting sites', 'Exclusive bonuses', 'Place your brand']);
    await page.unrouteAll();
  });
  for (const [section, calls, from] of [
    ['Casino', 'products', '/bets'],
    ['Bets', 'bonuses', '/casino'],
    ['Bonuses', 'bonuses', '/casino'],
  ] as const) {
    await test.step(`${section} shows why its list failed, and can be retried`, async () => {
      await openHydrated(page, from);
      await fail(page, calls, 400, 'Not today.');
      await goTo(page, section);
      await expect(page.getByRole('alert')).toContainText('Not today.');
      await expect(region(page, 'Featured offers')).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.locator('main li').first()).toBeVisible();
    });
  }
  await test.step('for an error without a message, the page says that loading failed', async () => {
    await openHydrated(page, '/bets');
    await fail(page, 'products', 400, '');
    await goTo(page, 'Casino');
    await expect(page.getByRole('alert')).toContainText('Failed to load');
    await page.unrouteAll();
  });
  await test.step('a slow page shows placeholders and one loading message', async () => {
    await openHydrated(page, '/bets');
    const answer = await holdBack(page, '**/api/trpc/catalogue.products**');
    // On a slow phone, the steps of an update become visible one by one.
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    const titles = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push(document.title)).observe(document.head, {
        childList: true,
      });
      return seen;
    });
    await goTo(page, 'Casino');
    await expect(page).toHaveTitle('Casino – Aceboard');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(1);
    answer();
    await expect(region(page, 'Popular Top').locator('li')).toHaveCount(10);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page).toHaveTitle('Casino – Aceboard');
    expect(await titles.jsonValue()).not.toContain('');
  });
});
