import type { Page } from '@playwright/test';

/** Calls to such an address get no answer until what is answered here lets them go on. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
