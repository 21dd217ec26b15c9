import type { Page } from '@playwright/test';
import { createProduct, expect, namesIn, rowOf, rowsOf, test } from './testing/editor.ts';
import { expectFitsEachWidth } from './testing/fit.ts';
import { expectAccessible } from './testing/test.ts';

async function openCategory(page: Page, slug: string): Promise<string[]> {
  await page.goto(`/admin/products?category=${slug}`);
  await expect(rowsOf(page).first()).toBeVisible();
  return namesIn(rowsOf(page));
}

const handleOf = (page: Page, name: string) =>
  rowOf(page, name).getByRole('button', { name: `Drag ${name}` });

const swapped = ([first = '', second = '', ...others]: string[]) => [second, first, ...others];

test('products are filtered by category and searched by name and id, with its state in the URL', async ({
  page,
  request,
}) => {
  const { id } = await createProduct(request, { name: 'Findable Quince', categories: [1] });
  await page.goto('/admin/products');
  await page.getByLabel('Name or ID').fill('able quin');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/q=able\+quin/);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByLabel('Name or ID').fill(String(id));
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(rowOf(page, 'Findable Quince')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'Findable Quince')).toBeVisible();

  await page.getByLabel('Name or ID').fill('no such product');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Nothing found for the current filters.')).toBeVisible();

  await page.getByLabel('Name or ID').fill('x');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Type at least 2 characters.')).toBeVisible();

  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'bets', exact: true }).click();
  await expect(page).toHaveURL(/category=bets/);
  await expect(page.getByRole('link', { name: 'bets', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a list is put in order by the pointer, and the site follows', async ({ page }) => {
  const names = await openCategory(page, 'casino');
  const [first = '', second = ''] = names;
  const from = await handleOf(page, first).boundingBox();
  const to = await handleOf(page, second).boundingBox();
  if (!from || !to) throw new Error('The handles are not shown');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 20, { steps: 3 });
  await page.mouse.move(to.x + 10, to.y + 14, { steps: 8 });
  await page.mouse.up();

  await expect(page.getByText(`${first} is now at position 2 of ${names.length}.`)).toBeVisible();
  expect(await namesIn(rowsOf(page))).toEqual(swapped(names));
  await page.reload();
  await expect(rowsOf(page).first()).toContainText(second);

  await page.goto('/casino');
  await expect(page.locator('main li h3').first()).toHaveText(second);
  await expect(page.locator('main li h3').nth(1)).toHaveText(first);
});

test('a list is put in order by the keyboard, told by name and position', async ({ page }) => {
  const names = await openCategory(page, 'bets');
  const [first = ''] = names;
  await handleOf(page, first).focus();
  await page.keyboard.press('Space');
  const told = page.locator('[id^=DndLiveRegion]');
  await expect(told).toHaveText(`Picked up ${first}, position 1 of ${names.length}.`);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect(told).toHaveText(`${first} is over position 2 of ${names.length}.`);
  await page.keyboard.press('Space');
  await expect(told).toHaveText(`${first} was put at position 2 of ${names.length}.`);
  expect(await namesIn(rowsOf(page))).toEqual(swapped(names));
  await expect(handleOf(page, first)).toBeFocused();

  await page.keyboard.press('Space');
  await expect(told).toHaveText(`Picked up ${first}, position 2 of ${names.length}.`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(told).toHaveText(`${first} is back at position 2 of ${names.length}.`);
  expect(await namesIn(rowsOf(page))).toEqual(swapped(names));
});

test('a list is put in order by buttons, and what was done is undone', async ({ page }) => {
  const names = await openCategory(page, 'bonuses');
  const [first = '', second = ''] = names;
  await page.getByRole('button', { name: `Move down ${first}` }).click();
  await expect(rowsOf(page).first()).toContainText(second);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The order is as it was.')).toBeVisible();
  expect(await namesIn(rowsOf(page))).toEqual(names);

  await page.getByRole('button', { name: `Move ${first} to position` }).click();
  await expectAccessible(page);
  await page.getByLabel(`Position (1 to ${names.length})`).fill(String(names.length));
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(rowsOf(page).last()).toContainText(first);
  await page.reload();
  await expect(rowsOf(page).last()).toContainText(first);
});

test.describe('when the list has changed meanwhile', () => {
  test.use({ expectedConsole: /409 \(Conflict\)/ });

  test('an order that does not fit is taken back, and the list loaded again', async ({
    page,
    request,
  }) => {
    const names = await openCategory(page, 'casino');
    await createProduct(request, { name: 'Latecomer Plum', categories: [1] });
    await page.getByRole('button', { name: `Move down ${names[0]}` }).click();
    await expect(page.getByRole('alert')).toContainText('Someone changed this list meanwhile.');
    await expect(rowOf(page, 'Latecomer Plum')).toBeVisible();
    expect(await namesIn(rowsOf(page))).toEqual([...names, 'Latecomer Plum']);
  });
});

test('a product is deleted when that is confirmed', async ({ page, request }) => {
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

test.describe('when nothing answers', () => {
  test.use({ expectedConsole: /400 \(Bad Request\)/ });

  test('categories that cannot be loaded say so', async ({ page }) => {
    await page.route('**/api/trpc/**', (route) =>
      route.fulfill({
        status: 400,
        json: [
          { error: { message: 'No.', code: -32600, data: { code: 'bad_input', httpStatus: 400 } } },
        ],
      }),
    );
    await page.goto('/admin/products/new');
    await expect(page.getByText('Could not load categories.')).toBeVisible();
  });
});

test('the lists fit and are accessible at each width', async ({ page }) => {
  for (const path of ['/admin', '/admin/products', '/admin/products?category=casino']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path !== '/admin') await expect(rowsOf(page).first()).toBeVisible();
    await expectFitsEachWidth(page);
  }
});
