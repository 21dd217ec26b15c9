import { expectHeadingFont } from '../testing/fits-width.ts';
import { expect, test } from '../testing/test.ts';

test('the counter of visitors online', async ({ page }) => {
  const badge = page.getByRole('contentinfo').getByText(/^Online /);
  const shown = async () =>
    Number((await badge.innerText()).replace('Online ', '').replaceAll(',', ''));
  const places = () =>
    page
      .locator('footer p')
      .evaluateAll((texts) => texts.map((text) => JSON.stringify(text.getBoundingClientRect())));
  await page.clock.install();

  await test.step('appears without a layout shift', async () => {
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/casino');
    await expectHeadingFont(page);
    const before = await places();
    await page.unroute('**/assets/*.js');
    await page.goto('/casino');
    await expect(badge).toHaveText(/^Online \d{3}$/);
    await expectHeadingFont(page);
    expect(await places()).toEqual(before);
  });
  await test.step('starts between 380 and 520 and changes by one step every ten seconds', async () => {
    await page.clock.pauseAt(Date.now() + 60_000);
    for (let move = 0; move < 3; move += 1) {
      const last = await shown();
      await page.clock.runFor(9_900);
      expect(await shown()).toBe(last);
      await page.clock.runFor(100);
      const next = await shown();
      expect(next).toBeGreaterThanOrEqual(380);
      expect(next).toBeLessThanOrEqual(520);
      expect(Math.abs(next - last)).toBeGreaterThan(0);
      expect(Math.abs(next - last)).toBeLessThanOrEqual(17);
    }
  });
});
