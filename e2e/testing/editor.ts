import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { test as base, expect } from './test.ts';

export { expect };

/** A browser with a logged-in editor. */
export const test = base.extend({
  page: async ({ page, site }, use) => {
    // A preview that loads late must not sign in an editor whom a test has signed out.
    await page.addInitScript((token) => {
      if (window === window.top) localStorage.setItem('adminToken', token);
    }, site.adminToken);
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

export async function write(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(`/api/admin/${path}`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: number };
}

type Draft = { name: string; categories?: number[]; ref_link?: string };

export const createProduct = (request: APIRequestContext, { name, ...draft }: Draft) =>
  write(request, 'products', { ...draft, i18n: { en: { name } } });

export const listRows = (page: Page, name: string | RegExp) =>
  page
    .getByRole('list', { name })
    .locator('> li')
    .or(page.getByRole('table', { name }).locator('tbody > tr'));

export const rowsOf = (page: Page) => listRows(page, /^Products/);

export const rowOf = (page: Page, name: string) =>
  rowsOf(page).filter({ has: page.getByText(name, { exact: true }) });

export const namesIn = (rows: Locator) => rows.locator('p[dir=auto]').allTextContents();

/** A file for an input or a drop. */
export const imageFile = async (background: string, name = 'image.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 180, channels: 3, background } })
    .png()
    .toBuffer(),
});

export async function upload(request: APIRequestContext, background = '#335544') {
  const answer = await request.post('/api/admin/uploads', {
    multipart: { file: await imageFile(background) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { url: string }).url;
}

/**
 * Opens another screen as a link does, without reloading the admin. The old screen may still be visible, so tests must
 * wait for something that only the new one has.
 */
export const openScreen = (page: Page, path: string) =>
  page.evaluate((path) => window.history.pushState(null, '', path), path);

/** Dismisses all toasts in one step, because a toast may disappear before a click reaches it. */
export const dismissToasts = (page: Page) =>
  page.getByRole('button', { name: 'Dismiss' }).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });

/** Opens the first editor's screen for a second editor in a separate browser. */
export async function secondEditor(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page belongs to no browser');
  const context = await browser.newContext();
  const token = await page.evaluate(() => localStorage.getItem('adminToken') ?? '');
  await context.addInitScript((token) => localStorage.setItem('adminToken', token), token);
  const second = await context.newPage();
  await second.goto(page.url());
  return second;
}
