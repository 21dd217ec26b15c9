/** A visitor answers three questions and gets three casinos, in both languages, with and without JavaScript. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

type Listed = {
  items: { name: string; availability: string; matched?: { cost?: string } }[];
  total: number;
  closed: number;
};

/** The same question, asked of the public API. */
async function askApi(request: APIRequestContext, query: string): Promise<Listed> {
  const answer = await request.get(
    `/api/products?category=casino&facets=true&closed_last=true&limit=3&${query}`,
  );
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

const methodId = async (request: APIRequestContext, name: string, lang = 'en'): Promise<number> => {
  const { facets } = await (
    await request.get(`/api/products?category=casino&facets=true&limit=1&lang=${lang}`)
  ).json();
  return facets.payment.find((method: { name: string }) => method.name === name).id;
};

const cards = (page: Page) => page.locator('#answer').getByRole('heading', { level: 3 });
const namesOf = ({ items }: Listed) => items.map(({ name }) => name);

test('three answers lead to the casinos of the public list, at an address to share', async ({
  page,
  request,
}) => {
  await openHydrated(page, '/casino');
  const cookies = await page.context().cookies();
  await page.getByRole('link', { name: 'What fits me?' }).first().click();
  await expect(page).toHaveURL('/fit');
  await expectFitsEachWidth(page);
  await page.getByLabel('E-wallet').check();
  await page.getByLabel('How much would you deposit?').fill('20');
  await page.getByLabel('Slots').check();
  await page.getByRole('button', { name: 'Show three casinos' }).click();
  const wallet = await methodId(request, 'E-wallet');
  await expect(page).toHaveURL(`/fit?payment=${wallet}&deposit=20&game=slots#answer`);
  const list = await askApi(
    request,
    `payment=${wallet}&min_deposit=20&deposit=20&game=slots&sort=cost`,
  );
  await expect(cards(page)).toHaveText(namesOf(list));
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    `${list.total - list.closed} casinos fit`,
  );
  for (const { matched } of list.items) {
    await expect(page.getByText(`its offer is ${matched?.cost} at $20.`).first()).toBeVisible();
  }
  await expect(page.getByLabel('E-wallet')).toBeChecked();
  await expectFitsEachWidth(page);
  expect(await page.context().cookies()).toEqual(cookies);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  // The router stores scroll positions on every page.
  expect(stored).not.toMatch(/payment|deposit|slots/);
});

test('other games have other values', { tag: '@long' }, async ({ page, request }) => {
  for (const game of ['slots', 'table', 'live']) {
    await page.goto(`/fit?game=${game}`);
    const list = await askApi(request, `deposit=100&game=${game}&sort=cost`);
    await expect(cards(page)).toHaveText(namesOf(list));
  }
});

for (const market of ['TR', 'US-X1', 'US-X2']) {
  const tag = market === 'US-X2' ? '@long' : [];
  test(`the market ${market} shows only open casinos, and values only if its rules do`, {
    tag,
  }, async ({ page, request }) => {
    await page.goto(`/fit?deposit=5000&market=${market}`);
    const shows = market === 'TR';
    const query = `min_deposit=5000&market=${market}${shows ? '&deposit=5000&sort=cost' : ''}`;
    const list = await askApi(request, query);
    expect(list.items.every(({ availability }) => availability !== 'closed')).toBe(true);
    await expect(cards(page)).toHaveText(namesOf(list));
    if (!shows) await expect(page.locator('#answer')).not.toContainText('on average');
    await expectAccessible(page);
  });
}

test('if no casino fits, the page names the answer to drop', async ({ page, request }) => {
  const crypto = await methodId(request, 'Cryptocurrency');
  await page.goto(`/fit?payment=${crypto}&deposit=1`);
  await expect(page.getByRole('heading', { name: 'No casino fits all' })).toBeVisible();
  await expectFitsEachWidth(page);
  const { total, closed } = await askApi(request, `payment=${crypto}`);
  await page.getByRole('link', { name: `Without $1 (${total - closed} casinos)` }).click();
  await expect(page).toHaveURL(`/fit?payment=${crypto}`);
  await expect(cards(page)).toHaveCount(3);
});

test('empty lists and searches lead to the questions', async ({ page }) => {
  await page.goto('/casino/all?min_deposit=1&max_wagering=0');
  await page.getByRole('main').getByRole('link', { name: 'What fits me?' }).click();
  await expect(page).toHaveURL('/fit');
  await page.goto('/tr/search?q=qqqqzzzz');
  await page.getByRole('main').getByRole('link', { name: 'Bana hangisi uygun?' }).click();
  await expect(page).toHaveURL('/tr/fit');
});

test('during a break, there are neither questions nor casinos', async ({ page }) => {
  await page.goto('/break');
  await page.getByLabel('1 day', { exact: true }).check();
  await page.getByRole('button', { name: 'Start the break' }).click();
  await expect(page.getByText('taking a break until').first()).toBeVisible();
  await page.goto('/fit?deposit=50&game=slots');
  await expect(page.getByText('No offers are shown during your break.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the Turkish form works', async ({ page, request }) => {
    await page.goto('/tr/fit?market=TR');
    await page.getByLabel('Banka kartı').check();
    await page.getByLabel('Ne kadar yatırırsınız?').fill('500');
    await page.getByLabel('Canlı oyunlar').check();
    await page.getByRole('button', { name: 'Üç casino göster' }).click();
    const card = await methodId(request, 'Banka kartı', 'tr');
    await expect(page).toHaveURL(`/tr/fit?market=TR&payment=${card}&deposit=500&game=live#answer`);
    const list = await askApi(
      request,
      `payment=${card}&min_deposit=500&deposit=500&game=live&sort=cost&market=TR&lang=tr`,
    );
    await expect(cards(page)).toHaveText(namesOf(list));
    await expect(page.locator('#answer')).toContainText('casino uygun');
  });
});
