import type { Page, Response } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Opens a page and waits until all its controls are hydrated. Until then, links to codes lead to their tickets, and the
 * search form leads to its page.
 */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await frameHydrated(page);
  await expect(page.locator('[data-replays], a[href*="#code-"]')).toHaveCount(0);
  return response;
}

export const frameHydrated = (page: Page) =>
  expect.poll(() => page.evaluate(isFrameHydrated)).toBe(true);

/** React marks the elements it has hydrated, and is done once the browser is idle. */
async function isFrameHydrated(): Promise<boolean> {
  const form = document.querySelector('form[data-search]');
  if (form && !Object.keys(form).some((key) => key.startsWith('__react'))) return false;
  await new Promise((idle) => (window.requestIdleCallback ?? setTimeout)(idle));
  return true;
}
