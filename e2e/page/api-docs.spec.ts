// Runs in test:long only: loads the whole API reference.
import { expect, test } from '../testing/test.ts';

test('the API reference is served from our own origin and can try out calls', async ({
  page,
  site,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site.url) elsewhere.push(request.url());
  });
  await page.goto('/api/docs');
  await page.getByRole('button', { name: 'Expand operation' }).last().waitFor();
  await page.locator('#operations-tag-Promo_codes').click();
  await expect(page.getByText('/api/admin/promocodes', { exact: true }).first()).toBeVisible();

  await page.locator('#operations-tag-Public').click();
  await page.getByText('/api/top', { exact: true }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  const answered = page.waitForResponse((response) => response.url().includes('/api/top?'));
  await page.getByRole('button', { name: 'Execute' }).click();
  expect((await answered).status()).toBe(200);
  expect(elsewhere).toEqual([]);
});
