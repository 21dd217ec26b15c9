import { expect, test } from '../testing/editor.ts';
import { expectFitsEachWidth, expectNoOverflow } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { createCode, panel, sheet, ticket, tickets } from '../testing/promo-code.ts';

test.use({ siteName: 'promo-page' });

test('the promo page lists items with code, rarity, partner and expiry, and shows one next to the list', async ({
  page,
}) => {
  await openHydrated(page, '/promocodes');

  await test.step('its heading is Support', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PROMO CODES');
    await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  });
  await test.step('an item shows its details', async () => {
    const item = tickets(page).filter({ hasText: 'HARBOR20' });
    await expect(item).toContainText('Common');
    await expect(item).toContainText('Lucky Harbor');
    await expect(item).toContainText(/Expires [A-Z][a-z]{2} \d+, \d{4}/);
  });
  await test.step('every rarity has its own colour', async () => {
    const colours = new Set<string>();
    for (const rarity of ['Common', 'Uncommon', 'Rare', 'Epic', 'Legendary']) {
      const band = tickets(page).getByText(rarity, { exact: true }).first();
      colours.add(await band.evaluate((element) => getComputedStyle(element).backgroundColor));
    }
    expect(colours.size).toBe(5);
  });
  for (const width of [768, 1280]) {
    await test.step(`at ${width} the selected item appears beside the list and in the URL`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(panel(page)).toContainText('GOLDENHOUR');
      const before = await tickets(page).first().boundingBox();
      await ticket(page, 'HARBOR20').press('Enter');
      const heading = panel(page).getByRole('heading', { name: 'Details' });
      await expect(heading).toBeFocused();
      await expect(heading).toHaveCSS('outline-style', 'none');
      await expect(panel(page)).toContainText('HARBOR20');
      await expect(panel(page)).toContainText('11:59 PM (UTC)');
      await expect(page).toHaveURL(/\/promocodes\?code=\d+$/);
      await expect(sheet(page)).toHaveCount(0);
      expect(await tickets(page).first().boundingBox()).toMatchObject({ width: before?.width });
      const activate = panel(page).getByRole('link', { name: /^Activate/ });
      await expect(activate).toHaveAttribute('href', 'https://lucky-harbor.example/code/harbor20');
      await expect(activate).toHaveAttribute('rel', 'sponsored nofollow noopener');
      await expect(activate).toHaveAttribute('target', '_blank');

      await ticket(page, 'OTTER10').click();
      await expect(panel(page)).toContainText('OTTER10');
      await panel(page).getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL(/\/promocodes$/);
      await expect(ticket(page, 'OTTER10')).toBeFocused();
      await expect(panel(page)).toContainText('GOLDENHOUR');
    });
  }
  await test.step('an unopened code shows its offer first, and no vote', async () => {
    await openHydrated(page, '/promocodes');
    await expect(ticket(page, 'GOLDENHOUR')).toHaveAccessibleName(
      /^150 free spins ?, code GOLDENHOUR$/,
    );
    await expect(panel(page)).toContainText(/150 free spins.*Lucky Harbor.*GOLDENHOUR/s);
    await expect(panel(page).getByRole('button', { name: 'It worked' })).toHaveCount(0);
    await expect(page.locator('body')).toBeFocused();
    await expect(page).toHaveURL(/\/promocodes$/);
    await ticket(page, 'GOLDENHOUR').click();
    await expect(panel(page).getByRole('button', { name: 'It worked' })).toBeVisible();
  });
  await test.step('a code without a link shows a note and cannot be activated', async () => {
    await ticket(page, 'EDITORS-CUT').click();
    await expect(panel(page).getByRole('button', { name: 'Activate' })).toBeDisabled();
    await expect(panel(page)).toContainText('This code has no link');
  });
  await test.step('when copying is denied, the code is selected without a message', async () => {
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    });
    await ticket(page, 'HARBOR20').click();
    await expect(panel(page)).toContainText('HARBOR20');
    await panel(page).getByRole('button', { name: 'Copy' }).click();
    await expect
      .poll(() => page.evaluate(() => window.getSelection()?.toString()))
      .toBe('HARBOR20');
    await expect(panel(page).getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(panel(page).getByRole('status')).toBeEmpty();
  });
});

test('a shared URL opens its item', { tag: '@long' }, async ({ page }) => {
  await test.step('and closing it leaves the list', async () => {
    await openHydrated(page, '/promocodes');
    const id = (await tickets(page).filter({ hasText: 'OTTER10' }).getAttribute('id'))?.slice(5);
    await openHydrated(page, `/promocodes?code=${id}`);
    await expect(panel(page)).toContainText('OTTER10');
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/promocodes$/);
  });
  await test.step('or shows that the code is no longer available', async () => {
    await openHydrated(page, '/promocodes?code=987654');
    await expect(panel(page)).toContainText('This promo code is no longer available.');
  });
  await test.step('or shows only the list if the URL contains no valid code', async () => {
    await openHydrated(page, '/promocodes?code=junk');
    await expect(panel(page)).toContainText('GOLDENHOUR');
  });
  await test.step('and a code that fails to load can be retried', async () => {
    const call = '**/api/trpc/catalogue.promoCode?**';
    const failure = {
      error: { message: 'Not today.', code: -32600, data: { code: 'bad_input', httpStatus: 400 } },
    };
    await page.route(call, (route) => route.fulfill({ json: failure }));
    await openHydrated(page, '/promocodes?code=987654');
    await expect(panel(page).getByRole('alert')).toContainText('Not today.');
    await page.unroute(call);
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page)).toContainText('This promo code is no longer available.');
  });
});

test('on the visitor’s clock', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const expires_at = inAnHour.slice(0, 19).replace('T', ' ');
  const ending = await createCode(request, { code: 'ENDSHERE', expires_at });
  await page.clock.install();
  await openHydrated(page, '/promocodes');
  await ticket(page, 'ENDSHERE').click();
  const copy = panel(page).getByRole('button', { name: /^Cop/ });
  await expect(copy).toHaveText('Copy');
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step('a copied code shows Copied for 1400 ms', async () => {
    await copy.click();
    await expect(copy).toHaveText('Copied');
    await expect(panel(page).getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ENDSHERE');
    await page.clock.runFor(1399);
    await expect(copy).toHaveText('Copied');
    await page.clock.runFor(1);
    await expect(copy).toHaveText('Copy');
    await expect(panel(page).getByRole('status')).toBeEmpty();
  });
  await test.step('a code that expires while open is no longer offered', async () => {
    // The server uses the real clock, so the code is deleted by hand.
    await request.delete(`/api/admin/promocodes/${ending.id}`);
    await page.clock.resume();
    await page.clock.fastForward('01:00:02');
    await expect(ticket(page, 'ENDSHERE')).toHaveCount(0);
    await expect(panel(page)).toContainText('This promo code is no longer available.');
    await expect(panel(page).getByRole('link', { name: /^Activate/ })).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every code can be read and activated', async ({ page }) => {
    for (const width of [360, 1280]) {
      await test.step(`at ${width}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/promocodes');
        const item = tickets(page).filter({ hasText: 'HARBOR20' });
        await expect(item.getByText('Common')).toBeVisible();
        await expect(item.getByText('Lucky Harbor')).toBeVisible();
        await expect(item.getByText(/Expires .*\d{4}/)).toBeVisible();
        const activate = item.getByRole('link', { name: /^Activate/ });
        await expect(activate).toBeVisible();
        await expect(activate).toHaveAttribute('rel', 'sponsored nofollow noopener');
        // Buttons that open a sheet or send a form work without scripts.
        const dead = page.getByRole('main').locator('button:not([popovertarget], [type=submit])');
        await expect(dead.filter({ visible: true })).toHaveCount(0);
        await item.getByRole('link', { name: 'HARBOR20' }).click();
        await expect(page).toHaveURL(/\/promocodes\?code=(\d+)#code-\1$/);
        await expectNoOverflow(page);
      });
    }
  });
});

test('a list of more than twenty codes is paged, and a shared code opens on any page', {
  tag: '@long',
}, async ({ page, request }) => {
  const first = await createCode(request, { code: 'TRFIRST', market_code: 'TR' });
  for (let number = 1; number <= 20; number += 1) {
    await createCode(request, { code: `TRMORE${number}`, market_code: 'TR' });
  }
  await openHydrated(page, '/promocodes?market=TR');
  await expect(tickets(page)).toHaveCount(20);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL(/\/promocodes\/2\?market=TR$/);
  await expect(page).toHaveTitle(/^Promo codes, page 2/);
  await expect(ticket(page, 'TRFIRST')).toBeVisible();
  await page.getByRole('link', { name: 'Newer codes' }).click();
  await expect(page).toHaveURL(/\/promocodes\?market=TR$/);
  await expect(ticket(page, 'TRMORE20')).toBeVisible();

  await openHydrated(page, `/promocodes?market=TR&code=${first.id}`);
  await expect(panel(page)).toContainText('TRFIRST');
});

test('an open code is accessible and fits every width, with any name', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const code = 'W'.repeat(90);
  const { id } = await createCode(request, { code });
  for (const path of ['/promocodes', '/tr/promocodes']) {
    await test.step(path, async () => {
      await openHydrated(page, path);
      await expect(ticket(page, code)).toBeVisible();
      await page.setViewportSize({ width: 360, height: 900 });
      await expectNoOverflow(page);
      await ticket(page, code).click();
      await expect(page).toHaveURL(/\?code=\d+$/);
      await expectFitsEachWidth(page);
    });
  }
  await request.delete(`/api/admin/promocodes/${id}`);
});
