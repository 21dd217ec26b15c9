import { openHydrated } from '../testing/open-hydrated.ts';
import { buttonOf, dialogOf, inputOf } from '../testing/search.ts';
import { expect, expectAccessible, test } from '../testing/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the phone menu', async ({ page }) => {
  const menu = page.locator('header details');
  const toggle = menu.locator('summary');
  const links = menu.getByRole('link');

  async function open() {
    await toggle.click();
    await expect(menu).toHaveAttribute('open');
  }
  const expectClosed = () => expect(menu).not.toHaveAttribute('open');

  await openHydrated(page, '/casino');
  await test.step('lists the sections, Sign In and the language', async () => {
    await open();
    await expect(links).toHaveText(['Casino', 'Bets', 'Bonuses', 'Sign In', /^EN/]);
    await expect(links.nth(3)).toHaveAttribute('href', /^\/signin\?back=/);
    await expect(links.nth(4)).toHaveAttribute('href', '/tr/casino');
    await expectAccessible(page);
  });
  await test.step('closes with its toggle', async () => {
    await toggle.click();
    await expectClosed();
  });
  await test.step('closes on Escape, leaving focus on its toggle', async () => {
    await open();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed();
    await expect(toggle).toBeFocused();
  });
  await test.step('closes when the visitor taps or tabs elsewhere', async () => {
    await open();
    await page.mouse.click(200, 545);
    await expectClosed();
    await open();
    for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab');
    await expectClosed();
  });
  await test.step('closes when the search opens, which fills the screen', async () => {
    await open();
    await buttonOf(page).click();
    await expect(inputOf(page)).toBeFocused();
    await expectClosed();
    expect(await dialogOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 740 });
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });
  await test.step('closes on going back', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Bonuses' }).click();
    await expect(page).toHaveURL(/\/bonuses$/);
    await open();
    await page.goBack();
    await expect(page).toHaveURL(/\/casino$/);
    await expectClosed();
  });
  for (const [name, path] of [
    ['Bets', /\/bets$/],
    ['Casino', /\/casino$/],
    ['Sign In', /\/signin\?back=/],
  ] as const) {
    await test.step(`closes when ${name} is chosen`, async () => {
      await open();
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expectClosed();
    });
  }
  await test.step('has the same entries in Turkish', async () => {
    await openHydrated(page, '/tr/casino');
    await open();
    await expect(links).toHaveText(['Casino', 'Bahis', 'Bonuslar', 'Giriş yap', /^TR/]);
    await expectAccessible(page);
  });
});
