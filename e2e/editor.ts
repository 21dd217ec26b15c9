import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { test as base, expect } from './test.ts';

export { expect };

/** A browser that an editor is signed in with. */
export const test = base.extend({
  page: async ({ page, site }, use) => {
    await page.addInitScript((token) => localStorage.setItem('adminToken', token), site.adminToken);
    await use(page);
  },
  request: async ({ playwright, site }, use) => {
    const request = await playwright.request.newContext({
      baseURL: site.url,
      extraHTTPHeaders: { 'x-admin-token': site.adminToken },
    });
    await use(request);
    await request.dispose();
  },
});

type Draft = { name: string; categories?: number[]; ref_link?: string };

export async function createProduct(request: APIRequestContext, { name, ...draft }: Draft) {
  const answer = await request.post('/api/admin/products', {
    data: { ...draft, i18n: { en: { name } } },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: number };
}

export const rowsOf = (page: Page) => page.getByRole('list', { name: /^Products/ }).locator('> li');

export const rowOf = (page: Page, name: string) =>
  rowsOf(page).filter({ has: page.getByText(name, { exact: true }) });

/** The names in a list of products, from the first to the last. */
export const namesIn = (rows: Locator) => rows.locator('p[dir=auto]').allTextContents();

/** A file as an editor would choose it. */
export const picture = async (background: string, name = 'picture.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 180, channels: 3, background } })
    .png()
    .toBuffer(),
});
