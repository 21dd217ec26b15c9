// Runs in test:long only: click-report.test.ts covers this without a browser, except for the screen.
import { expect, test } from '../testing/editor.ts';
import { expectNoOverflow } from '../testing/fits-width.ts';
import { expectAccessible } from '../testing/test.ts';
import { clickOn } from './testing/click-on.ts';

test.use({ siteName: 'report' });

test('the click report', async ({ page, request }) => {
  await page.goto('/admin/reports');

  await test.step('mentions that it includes sample data', async () => {
    await expect(page.getByText('Includes sample data, deleted with the sample.')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('searchbox', { name: 'Search the table' }).fill('harbor');
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['Lucky Harbor']);
  });

  await test.step('has rows above the fold, and its filters in one row', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    const third = page.locator('table:has(caption) tbody tr').nth(2);
    await expect(page.locator('.click-chart canvas')).toBeVisible();
    await expect(third).toBeVisible();
    const { y, height } = (await third.boundingBox()) ?? { y: 800, height: 0 };
    expect(y + height).toBeLessThanOrEqual(800);
    const fields = [page.getByLabel('Period', { exact: true }), page.getByLabel('Compare with')];
    fields.push(
      page.getByLabel('Market'),
      page.getByLabel('From'),
      page.getByLabel('to', { exact: true }),
    );
    const tops = await Promise.all(fields.map(async (field) => (await field.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
  });

  await test.step('applies a day as soon as it is chosen', async () => {
    const to = page.getByLabel('to', { exact: true });
    const today = await to.inputValue();
    await page.getByLabel('From').fill(today);
    await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}`));
    await expect(page.getByLabel('Period', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('From')).toBeFocused();
    await page.getByLabel('Period', { exact: true }).selectOption('28 days');
    await expect(page).not.toHaveURL(/from=/);
  });

  await test.step('shows where visits come from', async () => {
    await page.getByLabel('Clicks by', { exact: true }).selectOption('Devices');
    await expect(page.getByRole('rowheader')).toHaveText(['Phone', 'Desktop', 'Tablet']);
    await page.getByLabel('Clicks by', { exact: true }).selectOption('Countries');
    await expect(page.getByRole('rowheader').first()).toHaveText('United States');
    await page.getByLabel('Split by').selectOption('Weeks');
    await expect(page.getByRole('columnheader', { name: /^Week of/ }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByLabel('Split by').selectOption('Nothing (compare periods)');
    await page.getByLabel('Clicks by', { exact: true }).selectOption('Campaigns');
    await expect(page.getByRole('rowheader').first()).toHaveText('No campaign');
    await expectAccessible(page);
    await page.getByLabel('Clicks by', { exact: true }).selectOption('Products');
  });

  await test.step('saves, opens and deletes a view', async () => {
    await page.goto('/admin/reports?by=page&period=90d&cross=week');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel('Name').fill('Pages by week');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const views = page.getByRole('navigation', { name: 'Saved views' });
    await expect(views.getByRole('link')).toHaveAttribute('aria-current', 'page');
    await page.goto('/admin/reports');
    await views.getByRole('link', { name: 'Pages by week' }).click();
    await expect(page).toHaveURL(/by=page/);
    await expect(page.getByLabel('Split by')).toHaveValue('week');
    await views.getByRole('button', { name: 'Delete Pages by week' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(views.getByRole('link')).toHaveCount(0);
    await page.goto('/admin/reports');
  });

  await test.step('pages through a long table, and compares with last year', async () => {
    await page.getByLabel('Period', { exact: true }).selectOption('90 days');
    await page.getByLabel('Clicks by', { exact: true }).selectOption('Days');
    await expect(page.getByText('1–25 of 90')).toBeVisible();
    await page.getByRole('button', { name: 'Next rows' }).click();
    await expect(page.getByText('26–50 of 90')).toBeVisible();
    await page.getByLabel('Clicks by', { exact: true }).selectOption('Months');
    await expect(page.getByText('Each point is one month.')).toBeVisible();
    await page.getByLabel('Compare with').selectOption('vs. same days last year');
    await expect(page).toHaveURL(/compare=year/);
    await page.goto('/admin/reports');
  });

  await test.step('has an empty state', async () => {
    await page.getByRole('link', { name: 'Hide sample data' }).click();
    await expect(page.getByText('No clicks in this period.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('shows clicks in a chart and a sortable table', async () => {
    for (const [id, position, clicks] of [
      [1, 1, 4],
      [2, 2, 1],
    ] as const) {
      for (let visitor = 0; visitor < clicks; visitor += 1) {
        expect((await clickOn(request, id, position, visitor)).status()).toBe(204);
      }
    }
    await page.reload();
    const names = page.getByRole('table').getByRole('rowheader');
    await expect(names.first()).toHaveText('Lucky Harbor');
    await expect(names).toHaveCount(2);
    await expect(page.locator('.click-chart canvas')).toBeVisible();
    await page.getByRole('button', { name: 'Clicks' }).click();
    await expect(names.last()).toHaveText('Lucky Harbor');
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('compares the positions within a list, also for one product', async () => {
    await page.getByLabel('Clicks by', { exact: true }).selectOption('Positions');
    await expect(page.getByRole('row', { name: /Popular list, position 2/ })).toContainText('25%');
    await page.getByLabel('Clicks by', { exact: true }).selectOption('Products');
    await page.getByRole('link', { name: 'Lucky Harbor' }).click();
    await expect(page.getByText('Only clicks on Lucky Harbor')).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveText(['Popular list, position 1']);
    await page.getByLabel('Clicks by', { exact: true }).selectOption('Markets');
    await expect(page.getByRole('rowheader')).toHaveText(['US']);
    await page.getByLabel('Clicks by', { exact: true }).selectOption('Days');
    await expect(page.getByRole('table', { name: 'Clicks by day' })).toContainText('100%');
  });

  await test.step('shows a single day as a point', async () => {
    const today = await page.getByLabel('to', { exact: true }).inputValue();
    await page.goto(`/admin/reports?from=${today}&to=${today}`);
    const hasPoint = () =>
      page.locator('.click-chart canvas').evaluate((canvas: HTMLCanvasElement) => {
        const context = canvas.getContext('2d') as CanvasRenderingContext2D;
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        return data.some((red, at) => at % 4 === 0 && red > 200 && (data[at + 2] ?? 255) < 120);
      });
    await expect.poll(hasPoint).toBe(true);
  });

  await test.step('can cover another period and be downloaded', async () => {
    await page.getByLabel('Period', { exact: true }).selectOption('12 months');
    await expect(page).toHaveURL(/period=12m/);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await file).suggestedFilename()).toBe('clicks.csv');
  });
});
