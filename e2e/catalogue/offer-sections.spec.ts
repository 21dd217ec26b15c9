/** The sections of an offer's form fold. Folded fields are saved, and an error opens their section. */
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';

const more = (page: Page) => page.getByRole('heading', { name: /^More terms/ });
const daysToUse = (page: Page) => page.getByLabel('Days to use');

/** Counts the visible fields by name: all boxes of a choice are one field. */
const visibleFields = (page: Page) =>
  page.locator('form [name]').evaluateAll((fields) => {
    const shown = fields.filter((field) => field.checkVisibility());
    return [...new Set(shown.map((field) => field.getAttribute('name')))];
  });

for (const screen of ['exclusive', 'promocodes']) {
  // Both forms have the same sections.
  const tag = screen === 'promocodes' ? [] : '@long';
  test(`a new offer under ${screen} has at most 24 fields before “More terms”`, { tag }, async ({
    page,
  }) => {
    await page.goto(`/admin/${screen}/new`);
    await expect(more(page)).toBeVisible();
    await expect(page.getByLabel('Wagering (×)')).toBeVisible();
    const fields = await visibleFields(page);
    expect(fields.length, fields.join()).toBeLessThanOrEqual(24);
    expect(fields.length).toBeGreaterThan(15);
    await expect(daysToUse(page)).toBeHidden();
    await more(page).click();
    await expect(daysToUse(page)).toBeVisible();
    await expectFitsEachWidth(page);
  });
}

test('folded fields are saved, and an error opens their section', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/admin/promocodes/new');
  await page.getByLabel('Code (required)').fill('SORREL');
  await more(page).click();
  await daysToUse(page).fill('4000');
  await page.getByLabel('Sticky bonus').selectOption('No');
  await more(page).click();
  await page.getByRole('heading', { name: 'Terms', exact: true }).click();
  await expect(daysToUse(page)).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Limits: Days to use Must be at most 3650');
  await expect(daysToUse(page)).toBeVisible();

  await daysToUse(page).fill('40');
  await more(page).click();
  await expect(daysToUse(page)).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('SORREL was created.')).toBeVisible();
  await page.goto('/admin/promocodes?q=SORREL');
  await page.getByRole('link', { name: 'SORREL' }).first().click();
  await expect(page.getByText('2 fields filled in')).toBeVisible();
  await more(page).click();
  await expect(daysToUse(page)).toHaveValue('40');
  await expect(page.getByLabel('Sticky bonus')).toHaveValue('false');
});
