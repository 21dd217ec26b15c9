/** Visitors filter and sort all bonuses and all codes. */
import type { Page } from '@playwright/test';
import { expectFitsEachWidth, expectNoOverflow } from '../testing/fits-width.ts';
import { holdBack } from '../testing/hold-back.ts';
import { frameHydrated, openHydrated } from '../testing/open-hydrated.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

test.use({ siteName: 'bonus-list' });

type Bonus = {
  title: string;
  cost: object | null;
  terms: { shown: { cost: { line: string; at: string | null } } };
};

const found = (page: Page) => page.getByRole('status').filter({ hasText: /bonus|code/ });
const titles = (page: Page) => page.getByRole('main').locator('li h2').allInnerTexts();
const choice = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Filters' }).getByRole('link', { name });

test('each choice narrows the bonuses to the number that it showed, and back and reload keep it', async ({
  page,
  request,
}) => {
  await openHydrated(page, '/bonuses');
  await page.getByRole('link', { name: 'All bonuses' }).click();
  await expect(page).toHaveURL('/bonuses/all');
  const { total } = await (await request.get('/api/bonuses')).json();
  await expect(found(page)).toHaveText(`${total} bonuses`);
  const spins = choice(page, /^Free spins/);
  const left = (await spins.innerText()).match(/\d+$/)?.[0];
  await spins.click();
  await expect(page).toHaveURL('/bonuses/all?kind=free_spins');
  await expect(found(page)).toHaveText(`${left} bonuses`);
  const listed = await request.get('/api/bonuses?kind=free_spins');
  expect(String((await listed.json()).total)).toBe(left);
  await page.getByRole('link', { name: 'Newest' }).click();
  await expect(page).toHaveURL('/bonuses/all?kind=free_spins&sort=newest');
  const newest = await (await request.get('/api/bonuses?kind=free_spins&sort=newest')).json();
  const first: { title: string } = newest.items[0];
  await expect.poll(async () => (await titles(page))[0]).toContain(first.title);
  await page.reload();
  await frameHydrated(page);
  await expect(choice(page, /^Free spins/)).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/bonuses/all?kind=free_spins');
  await page.goBack();
  await expect(found(page)).toHaveText(`${total} bonuses`);
});

test('a deposit narrows nothing, but sorts by what the bonuses are worth with it', {
  tag: '@long',
}, async ({ page, request }) => {
  await openHydrated(page, '/bonuses/all');
  const total = await found(page).innerText();
  await choice(page, /^\$200$/).click();
  await page.getByRole('link', { name: 'Expected value' }).click();
  await expect(page).toHaveURL('/bonuses/all?deposit=200&sort=value');
  await expect(found(page)).toHaveText(total);
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0);
  const sorted = await (await request.get('/api/bonuses?sort=value&deposit=200&limit=20')).json();
  const best: { title: string }[] = sorted.items;
  await expect
    .poll(async () =>
      (await titles(page)).map((title, index) => title.includes(best[index]?.title ?? '?')),
    )
    .toEqual(best.map(() => true));
});

test('visitors enter their own deposit, which the cards follow', { tag: '@long' }, async ({
  page,
  request,
}) => {
  await openHydrated(page, '/bonuses/all?sort=value');
  const field = page.getByRole('spinbutton', { name: 'Your deposit ($)', exact: true });
  const wrong = page.getByText('Enter a number from 1 to 100,000.');
  const total = await found(page).innerText();
  for (const unusable of ['0', '100001', '5e', '2.345']) {
    await field.fill('');
    await field.pressSequentially(unusable);
    await field.press('Enter');
    await expect(wrong).toBeVisible();
    await expect(page).toHaveURL('/bonuses/all?sort=value');
  }
  await field.fill('137.5');
  await field.press('Enter');
  await expect(page).toHaveURL('/bonuses/all?sort=value&deposit=137.5');
  await expect(wrong).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(found(page)).toHaveText(total);
  await expect(choice(page, /^\$137.50$/)).toHaveAttribute('aria-current', 'true');
  const list = await request.get('/api/bonuses?sort=value&deposit=137.5&limit=20');
  const costed: Bonus[] = (await list.json()).items.filter(({ cost }: Bonus) => cost);
  for (const { title, terms } of costed) {
    const card = page.getByRole('main').locator('li').filter({ hasText: title }).first();
    await expect(card).toContainText(terms.shown.cost.line);
    await expect(card).toContainText(terms.shown.cost.at ?? '');
  }
  expect(costed.map(({ terms }) => terms.shown.cost.at)).toContain('With a deposit of $137.50');
  await choice(page, /^\$50$/).click();
  await expect(field).toHaveValue('50');
  await field.fill('');
  await field.press('Enter');
  await expect(page).toHaveURL('/bonuses/all?sort=value');
});

for (const { path, calls } of [
  { path: '/bonuses/all', calls: '**/api/trpc/catalogue.bonuses?**' },
  { path: '/promocodes', calls: '**/api/trpc/catalogue.promoCodes?**' },
]) {
  const tag = path === '/bonuses/all' ? [] : '@long';
  test(`a press on ${path} answers before the data is there`, { tag }, async ({ page }) => {
    await openHydrated(page, path);
    const release = await holdBack(page, calls);
    const newest = page.getByRole('link', { name: 'Newest' });
    await newest.click();
    await expect(newest).toHaveAttribute('aria-current', 'true');
    // Both stay for as long as a slow connection takes.
    const pressed = await page.evaluate(() => performance.now());
    await page.waitForFunction((start) => performance.now() - start > 4_000, pressed);
    await expect(newest).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('main div[aria-busy]')).toHaveCSS('opacity', '0.5');
    release();
    await expect(page).toHaveURL(`${path}?sort=newest`);
    await expect(page.locator('main div[aria-busy]')).toHaveCount(0);
  });
}

test('an empty list names the choice to drop', async ({ page }) => {
  await openHydrated(page, '/bonuses/all?kind=match&min_deposit=1');
  await expect(page.getByText('No bonuses match your filters.')).toBeVisible();
  await page.getByRole('link', { name: /^Minimum deposit \(\d+ bonus/ }).click();
  await expect(page).toHaveURL('/bonuses/all?kind=match');
  await expect(found(page)).toHaveText(/^[1-9]/);
});

test('codes are filtered above their tickets, which stay in view on a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openHydrated(page, '/promocodes');
  const ticket = page.getByRole('listitem').filter({ has: page.locator('[id^=open-code]') });
  expect((await ticket.first().boundingBox())?.y).toBeLessThan(500);
  await page.getByRole('button', { name: 'Filters' }).click();
  await choice(page, /^Free spins/).click();
  await expect(page).toHaveURL('/promocodes?kind=free_spins');
  const { total } = await (await request.get('/api/promocodes?kind=free_spins')).json();
  await page.getByRole('button', { name: `Show ${total} code` }).click();
  await expect(found(page)).toHaveText(new RegExp(`^${total} codes?$`));
  await expect(ticket).toHaveCount(total);
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('link', { name: 'Ending soon' }).click();
  await expect(page).toHaveURL('/promocodes?kind=free_spins&sort=ending');
  await ticket.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/kind=free_spins&sort=ending&code=\d+|code=\d+&kind=free_spins/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/promocodes?kind=free_spins&sort=ending');
});

for (const path of [
  '/bonuses/all',
  '/tr/bonuses/all?kind=match',
  '/promocodes',
  '/tr/promocodes?min_deposit=20',
]) {
  const tag = path === '/promocodes' ? [] : '@long';
  test(`${path} fits each width, also with its filters open`, { tag }, async ({ page }) => {
    await openHydrated(page, path);
    await expectFitsEachWidth(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      const opener = page.getByRole('button', { name: /^(Filters|Filtreler)( \d+)?$/ });
      if (await opener.isVisible()) await opener.click();
      await expect(page.locator('#filters')).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
  });
}

test('search engines index only the complete lists', async ({ page }) => {
  const head = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return {
      robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
      canonical: /<link rel="canonical" href="[^"]*?((?:\/tr)?\/(?:bonuses|promocodes)[^"]*)"/.exec(
        html,
      )?.[1],
    };
  };
  for (const path of ['/bonuses/all', '/promocodes', '/tr/bonuses/all']) {
    expect(await head(path)).toEqual({ canonical: path });
    const narrowed = { robots: 'noindex', canonical: path };
    expect(await head(`${path}?kind=match`)).toEqual(narrowed);
    expect(await head(`${path}?sort=newest&deposit=50`)).toEqual(narrowed);
    expect(await head(`${path}?kind=none&utm_source=x`)).toEqual({ canonical: path });
  }
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/bonuses/all</loc>');
  expect(sitemap).toContain('/tr/bonuses/all</loc>');
});

test('hidden bonuses appear in no list and no count', async ({ page, request, site }) => {
  const headers = { 'x-admin-token': site.adminToken };
  const markets = await (await request.get('/api/admin/markets', { headers })).json();
  const hiding = markets.items.find(
    (market: { effective?: { rules?: { subject: string; effect: string }[] } }) =>
      market.effective?.rules?.some(
        ({ subject, effect }) => subject === 'bonuses' && effect === 'hide',
      ),
  );
  expect(hiding?.code).toBeTruthy();
  await openHydrated(page, `/bonuses/all?market=${hiding.code}&kind=match`);
  await expect(page.getByText(/can’t be shown|aren’t shown/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Filters' })).toHaveCount(0);
  await expect(found(page)).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/bonuses/all', '/promocodes']) {
    const tag = path === '/bonuses/all' ? [] : '@long';
    test(`the choices of ${path} are links, and the sheet opens`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(path);
      await page.getByRole('button', { name: 'Filters' }).click();
      await choice(page, /^Free spins/).click();
      await expect(page).toHaveURL(`${path}?kind=free_spins`);
      await expect(page.getByRole('button', { name: 'Filters 1' })).toBeVisible();
      await expect(found(page)).toHaveText(/^[1-9]/);
      await page.getByRole('button', { name: 'Sort' }).click();
      await page.getByLabel('Your deposit ($)').fill('75');
      await page.getByRole('button', { name: 'Calculate', exact: true }).first().click();
      await expect(page).toHaveURL(`${path}?kind=free_spins&deposit=75`);
    });
  }
});
