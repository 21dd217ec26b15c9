/** The dashboard and the menu ask for news every minute. If nobody is there, that doesn't keep a session open. */
import { expect, test } from '../testing/test.ts';
import { enterToken } from './testing/sign-in.ts';

test('calls of an open page say whether somebody uses it', async ({ page, site }) => {
  await page.clock.install();
  await page.goto('/admin/login');
  await enterToken(page, site.adminToken);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('region', { name: 'Search' })).toBeVisible();

  const marked = (isMarked: boolean) =>
    page.waitForRequest(
      (request) =>
        request.url().includes('/api/trpc/admin.') &&
        (request.headers()['x-unattended'] === '1') === isMarked,
    );
  const unattended = marked(true);
  await page.clock.fastForward(61_000);
  await unattended;
  const attended = marked(false);
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Shift');
    await page.clock.fastForward(59_000);
  }
  await attended;
});
