import { expect, type Locator, type Page } from '@playwright/test';

export const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Text in English' });

/** Opens the form for a new page with the cursor in its text. */
export async function openEditor(page: Page, title: string): Promise<Locator> {
  await page.goto('/admin/pages/new');
  const english = page.getByRole('group', { name: 'English' });
  await english.getByLabel('Title (required to publish)').fill(title);
  const editor = editorOf(page);
  await editor.click();
  return editor;
}

export async function insert(page: Page, item: RegExp) {
  await page.getByRole('button', { name: 'Insert' }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Saves the page and returns the stored blocks of its text. */
export async function savedBlocks(page: Page, title: string) {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(`${title} was created.`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/pages\/\d+$/);
  const headers = { 'x-admin-token': await page.evaluate(() => localStorage.adminToken) };
  const path = `/api/admin/pages/${page.url().split('/').at(-1)}`;
  const saved = await page.request.get(path, { headers });
  return (await saved.json()).i18n.en.body.content;
}

export const typesOf = (blocks: { type: string }[]) => blocks.map(({ type }) => type);
