// Runs in test:long only: holds responses back for seconds.
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

test('after a tap on a card, the old page stays until the code and the data of the next one have loaded', async ({
  page,
}) => {
  await openHydrated(page, '/casino');
  // A phone can't hover, so nothing is loaded ahead of the tap.
  const loaded = Promise.withResolvers<void>();
  await page.route('**/api/trpc/catalogue.product?**', async (route) => {
    await loaded.promise;
    await route.continue();
  });
  const main = page.getByRole('main');
  const asked = page.waitForRequest('**/api/trpc/catalogue.product?**');
  const details = main.getByRole('heading', { level: 3 }).getByRole('link').first();
  await details.tap();
  await asked;
  await expect(main).toHaveAttribute('aria-busy', 'true');
  // The line starts after 200 ms, when a placeholder used to replace the page.
  await main.evaluate((busy) =>
    Promise.all(busy.ownerDocument.getAnimations().map(({ ready }) => ready)),
  );
  await page.waitForFunction(() =>
    document.getAnimations().some(({ currentTime }) => Number(currentTime) > 600),
  );
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('CASINO');
  await expect(details).toBeVisible();
  loaded.resolve();
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('CASINO');
  await expect(main).not.toHaveAttribute('aria-busy');
});
