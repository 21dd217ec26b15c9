import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './editor.ts';

export const changesOn = (page: Page) =>
  page.getByRole('list', { name: 'Changes, newest first' }).locator('> li');

/** Opens the history below a form or a list. */
export async function openHistory(page: Page, title = 'History') {
  await page.locator('summary').getByText(title, { exact: true }).click();
  return changesOn(page);
}

export async function confirm(page: Page, action: 'Restore') {
  await page.getByRole('dialog').getByRole('button', { name: action }).click();
}

export async function restore(page: Page, change: Locator) {
  await change.getByRole('button', { name: /^Restore/ }).click();
  await confirm(page, 'Restore');
}

/** Replaces the given fields and leaves all others unchanged. */
export async function edit(request: APIRequestContext, path: string, fields: object) {
  const whole = await (await request.get(`/api/admin/${path}`)).json();
  const answer = await request.put(`/api/admin/${path}`, { data: { ...whole, ...fields } });
  expect(answer.status(), await answer.text()).toBe(200);
}

export const read = async (request: APIRequestContext, path: string) =>
  (await request.get(`/api/admin/${path}`)).json();
