// Runs in test:long only: the report has its own tests; this adds the screen.
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../testing/editor.ts';
import { expectNoOverflow } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expectAccessible } from '../testing/test.ts';

test.use({
  siteName: 'page-speed-report',
  // Browsers that identify themselves as headless count as bots.
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
});

/** Reports as many visits as one network may. */
async function visit(request: APIRequestContext, count: number, data: object) {
  for (let sent = 0; sent < count; sent += 1) {
    const answer = await request.post('/api/page-speed', {
      data,
      headers: {
        'user-agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      },
    });
    expect(answer.status()).toBe(204);
  }
}

test('the report on page speed', async ({ page, request }) => {
  await test.step('explains when figures will appear', async () => {
    await page.goto('/admin/reports');
    await page.getByRole('link', { name: 'Page speed' }).click();
    await expect(page.getByText('No visits measured yet.')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('shows a visit once it has ended', async () => {
    await openHydrated(page, '/bonuses');
    const answer = page.waitForResponse('**/api/page-speed');
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await answer;
    await page.goto('/admin/reports/speed');
    const row = page.getByRole('row', { name: 'Bonuses' });
    await expect(row.getByRole('cell')).toHaveText([
      '1',
      /sec(Good|Needs improvement|Poor)/,
      'Not measured',
      /^0\.\d+Good/,
      /sec(Good|Needs improvement|Poor)/,
    ]);
  });

  await test.step('rates kinds of pages, by device', async () => {
    const phone = { page: 'casino', ttfb: 11, lcp: 16, inp: 3, cls: 12 };
    await visit(request, 20, phone);
    await visit(request, 10, { page: 'guides', ttfb: 2, lcp: 3 });
    await page.reload();
    const row = page.getByRole('row', { name: 'Casino' });
    await expect(row).toContainText('Poor');
    await expect(row).toContainText('Needs improvement');
    await expect(page.getByRole('row', { name: 'All pages' })).toContainText('31');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('navigation', { name: 'Device' }).getByText('Tablet').click();
    await expect(page.getByText('No visits with this device.')).toBeVisible();
  });
});
