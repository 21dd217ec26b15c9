// Runs in test:long only: csp-report.test.ts covers this without a browser, except for the dashboard.
import { expect, test } from '../testing/editor.ts';

test.use({ siteName: 'content-policy', expectedConsole: /Content Security Policy/i });

test('the dashboard shows a script that a browser blocked', async ({ page }) => {
  await page.goto('/casino');
  const reported = page.waitForResponse('**/api/csp-report');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://evil.example/a.js';
    document.head.append(script);
  });
  expect((await reported).status()).toBe(204);
  await page.goto('/admin');
  await expect(page.getByRole('list', { name: 'Notices' })).toContainText(
    'Browsers blocked something new on the casino page: “https://evil.example” (script-src-elem)',
  );
});
