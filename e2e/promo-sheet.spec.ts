import { expect, test } from './testing/editor.ts';
import { openHydrated } from './testing/open-hydrated.ts';
import { panel, sheet, ticket } from './testing/promo-code.ts';
import { expectAccessible } from './testing/test.ts';

test.use({ siteName: 'promo-sheet' });

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(({ page }) => openHydrated(page, '/promocodes'));

test('under 768 an item opens as a modal sheet at the lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 740 });
  await ticket(page, 'HARBOR20').click();
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page)).toContainText('HARBOR20');
  await expect(sheet(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(panel(page)).toBeHidden();
  // It comes up from below the edge at which it rests.
  const lowerEdge = () =>
    sheet(page).evaluate((dialog) => Math.round(dialog.getBoundingClientRect().bottom));
  await expect.poll(lowerEdge).toBe(740);
  expect((await sheet(page).boundingBox())?.x).toBe(0);
  expect(await sheet(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
});

test('the sheet is accessible in both languages', async ({ page }) => {
  await ticket(page, 'HARBOR20').click();
  await expect(sheet(page)).toBeVisible();
  await expectAccessible(page);
  await openHydrated(page, page.url().replace('/promocodes', '/tr/promocodes'));
  await expect(sheet(page).getByRole('heading', { name: 'Ayrıntılar' })).toBeVisible();
  await expectAccessible(page);
});

test('Escape closes it, and the visitor is back at the ticket', async ({ page }) => {
  await ticket(page, 'HARBOR20').click();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/promocodes$/);
  await expect(ticket(page, 'HARBOR20')).toBeFocused();
});

test('a press beside it closes it, one inside does not', async ({ page }) => {
  await ticket(page, 'HARBOR20').click();
  await sheet(page).getByText('Valid in').click();
  await expect(sheet(page)).toBeVisible();
  await page.mouse.click(180, 20);
  await expect(sheet(page)).toHaveCount(0);
});

test('its button closes it', async ({ page }) => {
  await ticket(page, 'HARBOR20').click();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(ticket(page, 'HARBOR20')).toBeFocused();
});

test('going back closes it and stays on the page', async ({ page }) => {
  await ticket(page, 'HARBOR20').click();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PROMO CODES');
  await expect(ticket(page, 'HARBOR20')).toBeFocused();
});

test('the page behind it does not scroll until it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  const scrolled = () => page.evaluate(() => window.scrollY);
  const sheetScrolled = () => sheet(page).evaluate((dialog) => dialog.scrollTop);
  await ticket(page, 'HARBOR20').click();
  await expect(sheet(page)).toBeVisible();
  const before = await scrolled();
  await page.mouse.move(180, 10);
  await page.mouse.wheel(0, -300);
  // Wheels are heard in their order: once the sheet has moved, the page would have.
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, 100);
  await expect.poll(sheetScrolled).toBe(100);
  expect(await scrolled()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await page.mouse.wheel(0, -300);
  await expect.poll(scrolled).toBeLessThan(before);
});

test('what is open stays open across 768, in the other place', async ({ page }) => {
  await ticket(page, 'HARBOR20').click();
  await expect(sheet(page)).toContainText('HARBOR20');
  await page.setViewportSize({ width: 768, height: 740 });
  await expect(sheet(page)).toHaveCount(0);
  await expect(panel(page)).toContainText('HARBOR20');
  await page.setViewportSize({ width: 767, height: 740 });
  await expect(sheet(page)).toContainText('HARBOR20');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/promocodes$/);
});
