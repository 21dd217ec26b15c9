// Runs in test:long only: tries every way to open and close the sheet.
import { expect, test } from '../testing/editor.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { panel, sheet, ticket } from '../testing/promo-code.ts';
import { expectAccessible } from '../testing/test.ts';

test.use({ siteName: 'promo-page' });

test('below 768 an item opens as a modal bottom sheet', async ({ page }) => {
  const closed = () => expect(sheet(page)).toHaveCount(0);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.setViewportSize({ width: 767, height: 740 });
  await openHydrated(page, '/promocodes');

  await test.step('its ticket looks pressed before it opens', async () => {
    const marked = await ticket(page, 'HARBOR20').evaluate((link: HTMLElement) => {
      link.click();
      return link.matches('[aria-busy=true]') && !location.search;
    });
    expect(marked).toBe(true);
    await expect(sheet(page)).toBeVisible();
    await expect(ticket(page, 'HARBOR20')).not.toHaveAttribute('aria-busy');
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await closed();
  });
  await test.step('position and focus', async () => {
    await ticket(page, 'HARBOR20').click();
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page)).toContainText('HARBOR20');
    await expect(sheet(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(panel(page)).toBeHidden();
    // The sheet slides up from below the edge where it comes to rest.
    const lowerEdge = () =>
      sheet(page).evaluate((dialog) => Math.round(dialog.getBoundingClientRect().bottom));
    await expect.poll(lowerEdge).toBe(740);
    expect((await sheet(page).boundingBox())?.x).toBe(0);
    expect(await sheet(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  });
  await test.step('its close button closes it and returns focus to the ticket', async () => {
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await closed();
    await expect(ticket(page, 'HARBOR20')).toBeFocused();
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await test.step('Escape closes it', async () => {
    await ticket(page, 'HARBOR20').click();
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await closed();
    await expect(page).toHaveURL(/\/promocodes$/);
    await expect(ticket(page, 'HARBOR20')).toBeFocused();
  });
  await test.step('a click outside closes it, a click inside does not', async () => {
    await ticket(page, 'HARBOR20').click();
    await sheet(page).getByText('Valid in').click();
    await expect(sheet(page)).toBeVisible();
    // A text selection is dragged from inside to outside.
    await sheet(page).getByText('Valid in').hover();
    await page.mouse.down();
    await page.mouse.move(180, 20);
    await page.mouse.up();
    await expect(sheet(page)).toBeVisible();
    await page.mouse.click(180, 20);
    await closed();
  });
  await test.step('the back button closes it and stays on the page', async () => {
    await ticket(page, 'HARBOR20').click();
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await closed();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PROMO CODES');
    await expect(ticket(page, 'HARBOR20')).toBeFocused();
  });
  await test.step('an open item stays open across the 768 breakpoint, in its other layout', async () => {
    await ticket(page, 'HARBOR20').click();
    await expect(sheet(page)).toContainText('HARBOR20');
    await page.setViewportSize({ width: 768, height: 740 });
    await closed();
    await expect(panel(page)).toContainText('HARBOR20');
    await page.setViewportSize({ width: 767, height: 740 });
    await expect(sheet(page)).toContainText('HARBOR20');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/promocodes$/);
    await closed();
  });
  await test.step('the page behind does not scroll until it is closed', async () => {
    await page.setViewportSize({ width: 360, height: 400 });
    const sheetScrolled = () => sheet(page).evaluate((dialog) => dialog.scrollTop);
    await ticket(page, 'HARBOR20').click();
    await expect(sheet(page)).toBeVisible();
    const before = await scrolled();
    await page.mouse.move(180, 10);
    await page.mouse.wheel(0, -300);
    // Wheel events are handled in order: once the sheet has moved, the page would have moved too.
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, 100);
    await expect.poll(sheetScrolled).toBe(100);
    expect(await scrolled()).toBe(before);
    await page.keyboard.press('Escape');
    await closed();
    await page.mouse.wheel(0, -300);
    await expect.poll(scrolled).toBeLessThan(before);
  });
  await test.step('it is accessible in Turkish as well', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await ticket(page, 'HARBOR20').click();
    await expect(sheet(page)).toBeVisible();
    await openHydrated(page, page.url().replace('/promocodes', '/tr/promocodes'));
    await expect(sheet(page).getByRole('heading', { name: 'Ayrıntılar' })).toBeVisible();
    await expectAccessible(page);
  });
});
