import type { Page } from '@playwright/test';
import { expect, test } from './testing/test.ts';

const badge = (page: Page) => page.getByRole('contentinfo').getByText(/^Online /);

const shown = async (page: Page) =>
  Number((await badge(page).innerText()).replace('Online ', '').replaceAll(',', ''));

test('the counter starts within 380 to 520 and moves by a step every ten seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/casino');
  await expect(badge(page)).toHaveText(/^Online \d{3}$/);
  await page.clock.pauseAt(Date.now() + 60_000);
  let last = await shown(page);
  const numbers = new Set([last]);
  for (let move = 0; move < 20; move += 1) {
    await page.clock.runFor(9_900);
    expect(await shown(page)).toBe(last);
    await page.clock.runFor(100);
    const next = await shown(page);
    expect(next).toBeGreaterThanOrEqual(380);
    expect(next).toBeLessThanOrEqual(520);
    expect(Math.abs(next - last)).toBeGreaterThan(0);
    expect(Math.abs(next - last)).toBeLessThanOrEqual(17);
    numbers.add(next);
    last = next;
  }
  expect(numbers).toContain(380);
  expect(numbers).toContain(520);
});

test('the number comes without moving what stands around it', async ({ page }) => {
  const places = () =>
    page
      .locator('footer p')
      .evaluateAll((texts) => texts.map((text) => JSON.stringify(text.getBoundingClientRect())));
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/casino');
  const before = await places();
  await page.unroute('**/assets/*.js');
  await page.goto('/casino');
  await expect(badge(page)).toHaveText(/\d{3}$/);
  expect(await places()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no number is made up', async ({ page }) => {
    await page.goto('/casino');
    await expect(page.getByRole('contentinfo').getByText('Online')).toBeHidden();
    expect(await page.getByRole('contentinfo').innerText()).not.toMatch(/Online/);
  });
});
