import type { Page } from '@playwright/test';
import {
  createProduct,
  dismissToasts,
  expect,
  namesIn,
  rowOf,
  rowsOf,
  test,
} from '../testing/editor.ts';
import { expectAccessible } from '../testing/test.ts';

async function openCategory(page: Page, slug: string): Promise<string[]> {
  await page.goto(`/admin/products?category=${slug}`);
  await expect(rowsOf(page).first()).toBeVisible();
  return namesIn(rowsOf(page));
}

const handleOf = (page: Page, name: string) =>
  rowOf(page, name).getByRole('button', { name: `Drag ${name}` });

/** Marks rows that re-render. A long list is only fast if changing one row doesn't re-render the others. */
const touchedRows = (page: Page) =>
  page.locator('table[aria-label="Products in Casino"] > tbody').evaluateHandle((list) => {
    const touched = new Set<number>();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const row = [...list.children].findIndex((row) => row.contains(target));
        if (row >= 0) touched.add(row);
      }
    }).observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
    return touched;
  });

const swapped = ([first = '', second = '', ...others]: string[]) => [second, first, ...others];

test('the filters are in one row on a laptop, and each person chooses the columns', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/products');
  const table = page.getByRole('table', { name: 'Products' });
  await expect(table.getByRole('columnheader', { name: 'Markets' })).toBeVisible();
  await expect(table.getByText(/US (open|closed)/).first()).toBeAttached();
  await expect(page.getByRole('link', { name: /^casino \d/ })).toBeVisible();
  const tops = await page
    .getByRole('main')
    .locator('select, [type=search], nav a[href*="category"]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10);

  await page.locator('summary').filter({ hasText: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Clicks (28 days)' }).check();
  await page.getByRole('checkbox', { name: 'Categories' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(table.getByRole('columnheader', { name: 'Clicks (28 days)' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Categories' })).toHaveCount(0);
});

test('products are filtered by category and searched by name and ID, with the state in the URL', {
  tag: '@long',
}, async ({ page, request }) => {
  const { id } = await createProduct(request, { name: 'Findable Quince', categories: [1] });
  await page.goto('/admin/products');
  await page.getByLabel('Name or ID').fill('able quin');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/q=able\+quin/);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByLabel('Name or ID').fill(String(id));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(rowOf(page, 'Findable Quince')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'Findable Quince')).toBeVisible();

  await page.getByLabel('Name or ID').fill('no such product');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Nothing found for the current filters.')).toBeVisible();

  await page.getByLabel('Name or ID').fill('x');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Type at least 2 characters.')).toBeVisible();

  await page.goto('/admin/products');
  await page.getByRole('link', { name: /^bets \d+$/ }).click();
  await expect(page).toHaveURL(/category=bets/);
  await expect(page.getByRole('link', { name: /^bets \d+$/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a list is reordered by pointer, keyboard and buttons, and the site follows', async ({
  page,
}) => {
  const names = await openCategory(page, 'casino');
  const [first = '', second = ''] = names;
  const announced = page.locator('[id^=DndLiveRegion]');

  await test.step('the pointer picks a row up after moving 8 px', async () => {
    const from = await handleOf(page, first).boundingBox();
    const to = await handleOf(page, second).boundingBox();
    if (!from || !to) throw new Error('The handles are not shown');
    const x = from.x + 10;
    await page.mouse.move(x, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(x, from.y + 17);
    await expect(announced).toHaveText('');
    await page.mouse.move(x, from.y + 19, { steps: 2 });
    await expect(announced).toContainText('Picked up');
    await page.mouse.move(x, to.y + 14, { steps: 8 });
    await page.mouse.up();
    await expect(page.getByText(`${first} is now at position 2 of ${names.length}.`)).toBeVisible();
    expect(await namesIn(rowsOf(page))).toEqual(swapped(names));
  });

  await test.step('the keyboard moves a row, announced by name and position', async () => {
    await handleOf(page, first).press('Space');
    await expect(announced).toHaveText(`Picked up ${first}, position 2 of ${names.length}.`);
    // The library starts listening for the next keys in its next task.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
    await expect(announced).toHaveText(`${first} is over position 1 of ${names.length}.`);
    await page.keyboard.press('Space');
    await expect(announced).toHaveText(`${first} was dropped at position 1 of ${names.length}.`);
    await expect(page.getByText(`${first} is now at position 1 of ${names.length}.`)).toBeVisible();
    expect(await namesIn(rowsOf(page))).toEqual(names);
    await expect(handleOf(page, first)).toBeFocused();
  });

  await test.step('Escape puts the row back, and only the row that moved aside is re-rendered', async () => {
    const touched = await touchedRows(page);
    await page.keyboard.press('Space');
    await expect(announced).toHaveText(`Picked up ${first}, position 1 of ${names.length}.`);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.keyboard.press('ArrowDown');
    await expect(rowsOf(page).first()).toHaveAttribute('style', /translate3d\(0px, 25px, 0px\)/);
    // The next row moves aside.
    await expect(rowsOf(page).nth(1)).toHaveAttribute('style', /translate3d/);
    expect(await touched.evaluate((touched) => [...touched].toSorted())).toEqual([0, 1]);
    await page.keyboard.press('Escape');
    await expect(announced).toHaveText(`${first} was returned to position 1 of ${names.length}.`);
    expect(await namesIn(rowsOf(page))).toEqual(names);
  });

  await test.step('buttons move a row, and Undo moves it back', async () => {
    await dismissToasts(page);
    await page.getByRole('button', { name: `Move ${first} down` }).click();
    await expect(page.getByText(`${first} is now at position 2 of ${names.length}.`)).toBeVisible();
    expect(await namesIn(rowsOf(page))).toEqual(swapped(names));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Order restored.')).toBeVisible();
    expect(await namesIn(rowsOf(page))).toEqual(names);
    await page.getByRole('button', { name: `Move ${first} to position` }).click();
    await expectAccessible(page);
    await page.getByLabel(`Position (1 to ${names.length})`).fill('2');
    await dismissToasts(page);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    // The list shows its new order before the server has saved it.
    await expect(page.getByText(`${first} is now at position 2 of ${names.length}.`)).toBeVisible();
    expect(await namesIn(rowsOf(page))).toEqual(swapped(names));
  });

  await page.goto('/casino');
  await expect(page.locator('main li h3').first()).toHaveText(second);
  await expect(page.locator('main li h3').nth(1)).toHaveText(first);
});

test('a product is deleted after confirmation', async ({ page, request }) => {
  await createProduct(request, { name: 'Short-lived Fig' });
  await page.goto('/admin/products?q=short-lived');
  const remove = page.getByRole('button', { name: 'Delete Short-lived Fig' });
  await remove.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Short-lived Fig was deleted.')).toBeVisible();
  await expect(page.getByText('Nothing found for the current filters.')).toBeVisible();
});
