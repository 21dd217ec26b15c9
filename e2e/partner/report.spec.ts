// Runs in test:long only: click-report.test.ts covers this without a browser, except for the screen.
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../testing/editor.ts';
import { expectNoOverflow } from '../testing/fits-width.ts';
import { expectAccessible } from '../testing/test.ts';

test.use({ siteName: 'report' });

const click = (request: APIRequestContext, id: number, position: number, visitor: number) =>
  request.post('/api/clicks', {
    data: { kind: 'product', id, path: '/casino', block: 'popular', position },
    headers: { 'user-agent': `Mozilla/5.0 Chrome/142.0.0.${visitor}` },
  });

test('the click report', async ({ page, request }) => {
  await page.goto('/admin/reports');

  await test.step('mentions that it includes sample data', async () => {
    await expect(page.getByText('Includes sample data, deleted with the sample.')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('searchbox', { name: 'Search the table' }).fill('harbor');
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['Lucky Harbor']);
  });

  await test.step('shows where visits come from', async () => {
    const choices = page.getByRole('navigation', { name: 'Clicks by' });
    await choices.getByText('Devices').click();
    await expect(page.getByRole('rowheader')).toHaveText(['Phone', 'Desktop', 'Tablet']);
    await choices.getByText('Countries').click();
    await expect(page.getByRole('rowheader').first()).toHaveText('United States');
    await page.getByLabel('Split by').selectOption('Weeks');
    await expect(page.getByRole('columnheader', { name: /^Week of/ }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByLabel('Split by').selectOption('Nothing (compare periods)');
    await choices.getByText('Campaigns').click();
    await expect(page.getByRole('rowheader').first()).toHaveText('No campaign');
    await expectAccessible(page);
    await choices.getByText('Products').click();
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
    await page.getByRole('link', { name: '90 days' }).click();
    const choices = page.getByRole('navigation', { name: 'Clicks by' });
    await choices.getByText('Days').click();
    await expect(page.getByText('1–25 of 90')).toBeVisible();
    await page.getByRole('button', { name: 'Next rows' }).click();
    await expect(page.getByText('26–50 of 90')).toBeVisible();
    await choices.getByText('Months').click();
    await expect(page.getByText('Each point is one month.')).toBeVisible();
    await page.getByRole('link', { name: 'Same days last year' }).click();
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
        expect((await click(request, id, position, visitor)).status()).toBe(204);
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
    await page.getByRole('navigation', { name: 'Clicks by' }).getByText('Positions').click();
    await expect(page.getByRole('row', { name: /Popular list, position 2/ })).toContainText('25%');
    await page.getByRole('navigation', { name: 'Clicks by' }).getByText('Products').click();
    await page.getByRole('link', { name: 'Lucky Harbor' }).click();
    await expect(page.getByText('Only clicks on Lucky Harbor')).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveText(['Popular list, position 1']);
    const choices = page.getByRole('navigation', { name: 'Clicks by' });
    await choices.getByText('Markets').click();
    await expect(page.getByRole('rowheader')).toHaveText(['US']);
    await choices.getByText('Days').click();
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
    await page.getByRole('link', { name: '12 months' }).click();
    await expect(page).toHaveURL(/period=12m/);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await file).suggestedFilename()).toBe('clicks.csv');
  });
});
