// Runs in test:long only: waits for an abandoned page.
/** The dashboard and the menu poll every minute. On an idle page, that doesn't extend a session. */
import { expect, test } from '../testing/test.ts';
import { enterToken } from './testing/sign-in.ts';

test('an abandoned page marks its requests, until someone uses it again', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto('/admin/login');
  await enterToken(page, site.adminToken);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('region', { name: 'Search' })).toBeVisible();

  const marks: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/trpc/admin.')) marks.push(request.headers()['x-unattended']);
  });
  const pass = async (seconds: number) => {
    await page.clock.fastForward(seconds * 1_000);
    return marks;
  };
  await expect.poll(() => pass(61)).toContain('1');
  marks.length = 0;
  await expect.poll(async () => (await pass(61)).length).toBeGreaterThan(1);
  expect(new Set(marks)).toEqual(new Set(['1']));

  const acts = {
    'presses a key': () => page.keyboard.press('Shift'),
    'clicks with assistive technology': () => page.locator('main').dispatchEvent('click'),
    'enters text by voice': () => page.locator('main').dispatchEvent('input'),
  };
  for (const [name, act] of Object.entries(acts)) {
    await test.step(name, async () => {
      await expect.poll(() => pass(61)).toContain('1');
      marks.length = 0;
      const use = async () => {
        await act();
        return pass(59);
      };
      await expect.poll(use).toContain(undefined);
      marks.length = 0;
    });
  }
});
