import type { Locator, Page } from '@playwright/test';

/** Finds a field in one language, whether or not its tab is open. */
export const translatedField = (page: Page, language: string, label: string) =>
  page
    .getByRole('group', { name: language, includeHidden: true })
    .getByLabel(label, { exact: true });

/** Opens the tab that contains a field. */
export const openTabOf = (field: Locator) =>
  field.evaluate((element) => {
    const tab = element.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby');
    if (tab) document.getElementById(tab)?.click();
  });

export async function fillTranslated(field: Locator, text: string) {
  await openTabOf(field);
  await field.fill(text);
}
