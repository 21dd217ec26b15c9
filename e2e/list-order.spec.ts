/** Every list that is put in order by hand, but products, which have tests of their own. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { createProduct, listRows, upload, write } from './testing/editor.ts';
import { categoriesOf, expect, test } from './testing/empty-site.ts';

const names = ['Amber Finch', 'Birch Otter', 'Cedar Wren', 'Dune Heron'];

type List = {
  what: string;
  screen: string;
  label: string;
  fill: (request: APIRequestContext) => Promise<void>;
  page: string;
  onPage: (page: Page) => Locator;
  /** What a row is called on the site; nothing for what is not drawn there. */
  called: (name: string) => string | undefined;
};

const headings = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).locator('h3');

const blockTitles: Record<string, string> = {
  exclusive: 'Exclusive bonuses',
  suggestions: 'Place your brand',
};

const lists: List[] = [
  {
    what: 'exclusive bonuses',
    screen: '/admin/exclusive?category=bets',
    label: 'Exclusive bonuses in bets',
    fill: async (request) => {
      const categories = await categoriesOf(request, 'bets');
      const image_url = await upload(request);
      for (const [index, title] of names.entries()) {
        const sort_order = index + 1;
        const i18n = { en: { title } };
        await write(request, 'exclusive-bonuses', { image_url, categories, sort_order, i18n });
      }
    },
    page: '/bets',
    onPage: (page) => headings(page, 'Exclusive bonuses'),
    called: (name) => name,
  },
  {
    what: 'a top list',
    screen: '/admin/toplists?category=bets&market=US',
    label: 'Top list of bets',
    fill: async (request) => {
      const [category_id] = await categoriesOf(request, 'bets');
      for (const name of names) {
        const { id } = await createProduct(request, { name });
        const market_code = 'US';
        await write(request, 'toplists/entries', { product_id: id, market_code, category_id });
      }
    },
    page: '/bets',
    onPage: (page) => headings(page, 'Top partners'),
    called: (name) => name.replace(', US', ''),
  },
  {
    what: 'the blocks of a page',
    screen: '/admin/page',
    label: 'Blocks of bonuses',
    fill: async () => {},
    page: '/bonuses',
    onPage: (page) => page.getByRole('heading', { name: /^(Exclusive bonuses|Place your brand)$/ }),
    called: (name) => blockTitles[name],
  },
];

const handles = (rows: Locator) => rows.getByRole('button', { name: /^Drag / });
const order = async (rows: Locator) =>
  (await handles(rows).allTextContents()).map((name) => name.replace('Drag ', ''));
const announced = (page: Page) => page.locator('[id^=DndLiveRegion]');

async function dragFirstBelowSecond(page: Page, rows: Locator) {
  const from = await handles(rows).first().boundingBox();
  const to = await handles(rows).nth(1).boundingBox();
  if (!from || !to) throw new Error('The handles are not shown');
  const x = from.x + 10;
  await page.mouse.move(x, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(x, from.y + 17);
  await expect(announced(page)).toHaveText('');
  await page.mouse.move(x, from.y + 19, { steps: 2 });
  await expect(announced(page)).toContainText('Picked up');
  await page.mouse.move(x, to.y + 14, { steps: 8 });
  await page.mouse.up();
}

for (const { what, screen, label, fill, page: path, onPage, called } of lists) {
  test(`${what}: put in order by pointer, keyboard and buttons, and the site follows`, async ({
    page,
    request,
  }) => {
    await fill(request);
    await page.goto(screen);
    const rows = listRows(page, label);
    await expect(rows).toHaveCount(4);
    const [first = '', second = '', third = '', fourth = ''] = await order(rows);

    await dragFirstBelowSecond(page, rows);
    await expect(page.getByText(`${first} is now at position 2 of 4.`)).toBeVisible();
    expect(await order(rows)).toEqual([second, first, third, fourth]);

    await handles(rows).nth(1).press('Space');
    await expect(announced(page)).toHaveText(`Picked up ${first}, position 2 of 4.`);
    // The library listens to the next keys from its next task on.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(1)).toHaveAttribute('style', /translate3d\(0px, 25px, 0px\)/);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
    await expect(announced(page)).toHaveText(`${first} is over position 3 of 4.`);
    await page.keyboard.press('Space');
    await expect(page.getByText(`${first} is now at position 3 of 4.`)).toBeVisible();
    expect(await order(rows)).toEqual([second, third, first, fourth]);

    await page.getByRole('button', { name: `Move up ${fourth}` }).click();
    await expect(page.getByText(`${fourth} is now at position 3 of 4.`)).toBeVisible();
    await page.getByRole('button', { name: `Move ${second} to position` }).click();
    await page.getByLabel('Position (1 to 4)').fill('4');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(page.getByText(`${second} is now at position 4 of 4.`)).toBeVisible();
    const ordered = [third, fourth, first, second];
    expect(await order(rows)).toEqual(ordered);

    await page.goto(path);
    await expect(onPage(page)).toHaveText(ordered.map(called).filter((name) => name !== undefined));
  });
}
