import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The page is open, and all of its controls have said that they answer by themselves. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-replays]')).toHaveCount(0);
}
