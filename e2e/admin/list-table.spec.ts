// Runs in test:long only: checks lists at every width.
import type { Page } from '@playwright/test';
import { createProduct, listRows, namesIn, upload, write } from '../testing/editor.ts';
import { categoriesOf, expect, test } from '../testing/empty-site.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';

const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

test('sorting by a column is shown in its heading and in the URL', async ({ page, request }) => {
  for (const [name, rating] of [
    ['Cinder Owl', 4.1],
    ['Alder Owl', 3.2],
    ['Birch Owl', null],
  ] as const) {
    await write(request, 'products', { rating, i18n: { en: { name } } });
  }
  await page.goto('/admin/products');
  const names = () => namesIn(listRows(page, 'Products'));
  await expect.poll(names).toEqual(['Birch Owl', 'Alder Owl', 'Cinder Owl']);

  await header(page, 'Rating').getByRole('link').click();
  await expect.poll(names).toEqual(['Alder Owl', 'Cinder Owl', 'Birch Owl']);
  await expect(header(page, 'Rating')).toHaveAttribute('aria-sort', 'ascending');
  await header(page, 'Rating').getByRole('link').click();
  await expect.poll(names).toEqual(['Cinder Owl', 'Alder Owl', 'Birch Owl']);
  await expect(header(page, 'Rating')).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=rating&order=desc/);
  await page.reload();
  await expect.poll(names).toEqual(['Cinder Owl', 'Alder Owl', 'Birch Owl']);
  await header(page, 'Rating').getByRole('link').click();
  await expect.poll(names).toEqual(['Birch Owl', 'Alder Owl', 'Cinder Owl']);
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(page.getByLabel('Missing information')).toContainText('No rating (1)');
  await expectFitsEachWidth(page);
});

test('rows of an ordered list can be dragged only while it isn’t sorted by a column', async ({
  page,
  request,
}) => {
  const categories = await categoriesOf(request, 'bets');
  const image_url = await upload(request);
  for (const title of ['Zinnia', 'Aster']) {
    await write(request, 'exclusive-bonuses', { image_url, categories, i18n: { en: { title } } });
  }
  await page.goto('/admin/exclusive');
  const handles = page.getByRole('button', { name: /^Drag / });
  await expect(handles).toHaveText(['Drag Zinnia', 'Drag Aster']);
  await header(page, 'Title').getByRole('link').click();
  await expect
    .poll(() => namesIn(listRows(page, 'Exclusive bonuses')))
    .toEqual(['Aster', 'Zinnia']);
  await expect(handles).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the site’s order' }).click();
  await expect(handles).toHaveText(['Drag Zinnia', 'Drag Aster']);
});

test('the buttons of a row appear when it is hovered or focused', async ({ page, request }) => {
  await createProduct(request, { name: 'Shy Stoat' });
  await page.goto('/admin/products');
  const buttons = page
    .getByRole('row', { name: /Shy Stoat/ })
    .getByRole('cell')
    .last();
  await expect(buttons).toHaveCSS('opacity', '0');
  await page.getByRole('link', { name: 'Shy Stoat', exact: true }).hover();
  await expect(buttons).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(buttons).toHaveCSS('opacity', '0');
  await page.getByRole('button', { name: 'Delete Shy Stoat' }).focus();
  await expect(buttons).toHaveCSS('opacity', '1');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the buttons of a row are always visible', async ({ page, request }) => {
    await createProduct(request, { name: 'Bold Stoat' });
    await page.goto('/admin/products');
    const buttons = page
      .getByRole('row', { name: /Bold Stoat/ })
      .getByRole('cell')
      .last();
    await expect(buttons).toHaveCSS('opacity', '1');
  });
});
