import type { Page, Response } from '@playwright/test';
import { expect } from './test.ts';

/**
 * The page is open, and all of its controls have said that they answer by themselves. The links to codes lead to their
 * tickets until then.
 */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await expect(page.locator('[data-replays], a[href*="#code-"]')).toHaveCount(0);
  return response;
}
