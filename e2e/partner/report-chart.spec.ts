// Runs in test:long only: chart-point.test.ts and chart-mark.test.ts cover this without a browser, except for the drawing.
import type { Page } from '@playwright/test';
import { createProduct, expect, test } from '../testing/editor.ts';
import { expectNoOverflow } from '../testing/fits-width.ts';
import { changesOn } from '../testing/history.ts';
import { expectAccessible } from '../testing/test.ts';
import { clickOn } from './testing/click-on.ts';

test.use({ siteName: 'report-chart' });

/** Whether the chart has the colour of clicks in some columns of pixels, from the first to the last share of its width. */
const hasClicks = (page: Page, from: number, to: number, isWhole: boolean) =>
  page.locator('.click-chart canvas').evaluate(
    (canvas: HTMLCanvasElement, { from, to, isWhole }) => {
      const { width, height } = canvas;
      const copy = Object.assign(document.createElement('canvas'), { width, height });
      const context = copy.getContext('2d', { willReadFrequently: true });
      context?.drawImage(canvas, 0, 0);
      const { data = [] } = context?.getImageData(0, 0, width, height) ?? {};
      const isBrass = (x: number, y: number) => {
        const at = (y * width + x) * 4;
        return (data[at] ?? 0) > 200 && (data[at + 2] ?? 255) < 120;
      };
      const columns = Array.from(
        { length: Math.round(width * (to - from)) },
        (_, index) => Math.round(width * from) + index,
      );
      const painted = columns.filter((x) =>
        Array.from({ length: height }, (_, y) => y).some((y) => isBrass(x, y)),
      );
      return isWhole ? painted.length === columns.length : painted.length / columns.length < 0.9;
    },
    { from, to, isWhole },
  );

test('the line of clicks is dotted up to today, and days with changes are marked', async ({
  page,
  db,
  request,
}) => {
  const today = new Date().toISOString().slice(0, 10);
  const daysAgo = (days: number) =>
    new Date(Date.parse(today) - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await db
    .updateTable('change')
    .set({ at: `${daysAgo(40)}T12:00:00.000Z` } as never)
    .execute();
  const { id } = await createProduct(request, { name: 'Marked Rowan' });
  await createProduct(request, { name: 'Marked Sorrel' });
  await db
    .updateTable('change')
    .set({ at: `${daysAgo(5)}T12:00:00.000Z` } as never)
    .where('entity', '=', 'product')
    .where('entity_id', '>=', id)
    .execute();
  await page.goto(`/admin/reports?from=${daysAgo(6)}&to=${today}`);

  await test.step('today is dotted', async () => {
    await expect(page.getByText('Dotted: today, which isn’t over yet.')).toBeVisible();
    // The line begins after the labels of the axis, and its last sixth leads to today.
    await expect.poll(() => hasClicks(page, 0.1, 0.8, true)).toBe(true);
    expect(await hasClicks(page, 0.84, 0.96, false)).toBe(true);
  });

  const marks = page.getByRole('list', { name: 'Changes in this period' }).getByRole('link');

  await test.step('the mark says what changed, and leads to the history of that day', async () => {
    await expect(marks).toHaveCount(1);
    await expect(marks).toHaveAccessibleName(/2 changes: Marked Sorrel, Marked Rowan$/);
    await page.getByRole('link', { name: 'Hide sample data' }).focus();
    await page.keyboard.press('Tab');
    await expect(marks).toBeFocused();
    await expect(marks.getByText('2 changes: Marked Sorrel, Marked Rowan')).toHaveCSS(
      'opacity',
      '1',
    );
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`history\\?from=${daysAgo(5)}&to=${daysAgo(5)}$`));
    await expect(changesOn(page)).toHaveCount(2);
  });

  await test.step('the report on a product marks only its own changes', async () => {
    await page.goto(`/admin/reports?product=${id}&by=day&from=${daysAgo(6)}&to=${today}`);
    await clickOn(request, id, 1, 1);
    await page.reload();
    await expect(marks).toHaveAccessibleName(/1 change: Marked Rowan$/);
    await marks.click();
    await expect(page).toHaveURL(new RegExp(`kind=product&of=${id}`));
    await expect(changesOn(page)).toHaveCount(1);
  });

  await test.step('a long period marks weeks, and nothing is wider than a phone', async () => {
    await page.goto('/admin/reports?period=12m');
    await expect(marks.first()).toHaveAccessibleName(/ – .*changes: /);
    await page.setViewportSize({ width: 360, height: 780 });
    await marks.first().focus();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});
