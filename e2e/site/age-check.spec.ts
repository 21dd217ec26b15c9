/** A first-time visitor sees the minimum age, in a notice that covers nothing or, if the site has one, in a gate. */
import { expectFitsEachWidth, expectNoJump, loadFonts, watchJumps } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { startSite } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';

test('the notice shifts nothing and doesn’t return once dismissed', async ({ page }) => {
  await loadFonts(page);
  await watchJumps(page);
  await openHydrated(page, '/casino');
  const notice = page.getByRole('complementary', { name: 'Age' });
  await expect(notice).toContainText('21+ only');
  await expect(notice).toBeInViewport();
  await expectNoJump(page);
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await notice.getByRole('button', { name: 'Got it' }).focus();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await openHydrated(page, '/bets');
  await expect(page.getByRole('complementary', { name: 'Age' })).toBeHidden();
  await expectNoJump(page);
});

const variables = { SEED: 'off', AGE_GATE: 'gate' };

const gated = test.extend({
  site: async ({ sites }, use) => use(await sites('gate', () => startSite('gate', variables))),
});

gated('the gate holds the keyboard until the answer, which is remembered', async ({ page }) => {
  await openHydrated(page, '/casino');
  const gate = page.getByRole('dialog', { name: 'Are you 21 or older?' });
  const confirm = gate.getByRole('button', { name: 'I am 21 or older' });
  await expect(confirm).toBeFocused();
  await expectFitsEachWidth(page);
  await page.keyboard.press('Tab');
  await expect(gate.getByRole('link', { name: 'Leave' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus, header :focus')).toHaveCount(0);
  await confirm.click();
  await expect(gate).toBeHidden();
  await page.getByRole('link', { name: 'Bets' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BETS');
  await page.goto('/bonuses');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

gated('nothing opens in front of the gate', async ({ page, request, site }) => {
  const made = await request.post('/api/admin/promocodes', {
    headers: { 'x-admin-token': site.adminToken },
    data: { code: 'GATED' },
  });
  const { id } = (await made.json()) as { id: number };
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, `/promocodes?code=${id}`);
  const confirm = page.getByRole('button', { name: 'I am 21 or older' });
  const sheet = page.getByRole('dialog', { name: 'Details' });
  await expect(page.locator('dialog').getByText('GATED').first()).toBeAttached();
  await page.keyboard.press('/');
  await expect(confirm).toBeFocused();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

gated.describe('without a script', () => {
  gated.use({ javaScriptEnabled: false });

  gated('the gate has the whole page behind it, and the answer opens it', async ({ page }) => {
    await page.goto('/about?market=TR');
    const question = page.getByRole('dialog', { name: 'Are you 18 or older?' });
    await expect(question).toBeVisible();
    expect(await page.locator('main').textContent()).toContain('We aren’t a casino');
    await question.getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(page).toHaveURL(/\/about\?market=TR$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});
