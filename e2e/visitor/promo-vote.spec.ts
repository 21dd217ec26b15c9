import type { APIRequestContext, Locator } from '@playwright/test';
import { expect, test } from '../testing/editor.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { createCode, panel, sheet, ticket } from '../testing/promo-code.ts';
import { expectAccessible } from '../testing/test.ts';

// The test browser identifies itself as headless and would be excluded as a bot.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

test.use({ siteName: 'click', userAgent, expectedConsole: /ERR_FAILED|404/ });

type Code = { id: number; code: string };

/**
 * Votes from forty browsers on one network, which share its eight slots. Forty votes fill at least five slots,
 * regardless of the day's hash.
 */
async function vote(request: APIRequestContext, { id, code }: Code) {
  for (let browser = 1; browser < 41; browser += 1) {
    const headers = { 'user-agent': `${userAgent} ${browser}` };
    const data = { code, worked: true };
    expect((await request.post(`/api/promocodes/${id}/vote`, { data, headers })).status()).toBe(
      200,
    );
  }
}

/** Ignores scrolling, because clicking something at an edge scrolls the page or the panel. */
const placeOf = (element: Locator) =>
  element.evaluate((node) => {
    const panel = node.closest('aside');
    const start = panel ? panel.getBoundingClientRect().top - panel.scrollTop : 0;
    return node.getBoundingClientRect().top - start;
  });

test('visitors see how many people a code worked for, and vote on whether it worked for them', async ({
  page,
  request,
}) => {
  const terms = { last_verified_at: '2026-11-03', i18n: { en: { value: '$20' }, tr: {} } };
  const code = await createCode(request, { code: 'VOTED', terms });
  const other = await createCode(request, { code: 'UNVOTED' });
  await vote(request, code);
  await openHydrated(page, '/promocodes?market=US');
  const note = 'Worked for 100% this week';
  const worked = panel(page).getByRole('button', { name: 'It worked' });
  const failed = panel(page).getByRole('button', { name: 'It didn’t work' });
  const announced = panel(page).locator('[aria-live=polite]');

  await test.step('a ticket and the details show the share and the date', async () => {
    await expect(page.locator(`#code-${other.id}`)).not.toContainText('Worked for');
    await expect(page.locator(`#code-${code.id}`)).toContainText(note);
    await ticket(page, 'VOTED').click();
    await expect(panel(page)).toContainText(note);
    await expect(panel(page).getByText('Checked on Nov 3, 2026').first()).toBeVisible();
    await expect(worked).toBeVisible();
    await expectAccessible(page);
  });
  const activate = panel(page).getByRole('button', { name: 'Activate' });
  const places = async () => [await placeOf(activate), await placeOf(failed)];
  const before = await places();
  await test.step('copying shifts nothing', async () => {
    await panel(page).getByRole('button', { name: 'Copy' }).click();
    await expect(panel(page)).toContainText(note);
    expect(await places()).toEqual(before);
  });
  await test.step('a vote by keyboard is announced politely and shifts nothing', async () => {
    await failed.focus();
    await page.keyboard.press('Enter');
    await expect(failed).toHaveAttribute('aria-pressed', 'true');
    await expect(failed).toBeFocused();
    await expect(announced).toHaveText(
      'Thank you. If it fails for most people, our editors will look into it.',
    );
    await expect(panel(page)).toContainText(/Worked for \d\d% this week/);
    expect(await places()).toEqual(before);
  });
  await test.step('a second vote replaces the first and is still there when the code is reopened', async () => {
    await worked.click();
    await expect(announced).toHaveText('Thank you. Your vote counts for a week.');
    await expect(panel(page)).toContainText(note);
    await expect(failed).toHaveAttribute('aria-pressed', 'false');
    await ticket(page, 'UNVOTED').click();
    await expect(worked).toHaveAttribute('aria-pressed', 'false');
    await expect(panel(page)).toContainText('Not enough votes this week');
    await ticket(page, 'VOTED').click();
    await expect(worked).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('a failed vote shows an error, even for a deleted code', async () => {
    await page.route('**/vote?*', (route) => route.abort());
    await failed.click();
    await expect(announced).toHaveText('Your vote couldn’t be counted. Try again in a moment.');
    await expect(worked).toHaveAttribute('aria-pressed', 'true');
    await page.unroute('**/vote?*');
    await ticket(page, 'UNVOTED').click();
    expect((await request.delete(`/api/admin/promocodes/${other.id}`)).status()).toBe(204);
    await worked.click();
    await expect(announced).toHaveText('This promo code is no longer available.');
  });
  await test.step('voting works in Turkish, in the phone’s sheet', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openHydrated(page, '/tr/promocodes?market=US');
    await ticket(page, 'VOTED').click();
    await expect(sheet(page)).toContainText('Bu hafta %100 oranında işe yaradı');
    await expect(sheet(page).getByRole('button', { name: 'İşe yaradı' })).toBeVisible();
    await expectAccessible(page);
  });
});
