import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

export async function createCode(request: APIRequestContext, draft: Record<string, unknown>) {
  const answer = await request.post('/api/admin/promocodes', { data: draft });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: number; code: string };
}

export const tickets = (page: Page) => page.locator('main li[id^=code-]');

/** Returns the link that opens a ticket. Its name starts with the code's offer, if known. */
export const ticket = (page: Page, code: string) =>
  tickets(page).getByRole('link', { name: new RegExp(`(^|code |kod: )${code}$`) });

export const panel = (page: Page) => page.getByRole('complementary', { name: 'Details' });

export const sheet = (page: Page) => page.getByRole('dialog');
