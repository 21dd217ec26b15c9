import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

const list = /^What this site stores, and for how long$/;

test('the privacy page lists the stored data, even if it is opened from a link', async ({
  page,
}) => {
  await openHydrated(page, '/privacy');
  const region = page.getByRole('region', { name: list });
  await expect(region).toContainText('Messages, applications and reports');
  await expect(region).toContainText('730 days');
  await expectAccessible(page);
  await openHydrated(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(region).toContainText('730 days');
});
