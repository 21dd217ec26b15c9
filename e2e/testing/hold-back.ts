import type { Page } from '@playwright/test';

/** Holds requests that match the URL until the returned function is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
