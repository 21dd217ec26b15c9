import { expect, test } from './testing/editor.ts';
import { expectFitsEachWidth, expectNoOverflow } from './testing/fit.ts';
import { openHydrated } from './testing/open-hydrated.ts';
import { createCode, panel, sheet, ticket, tickets } from './testing/promo-code.ts';
import { expectAccessible } from './testing/test.ts';

test.use({ siteName: 'promo-page' });

test('the screen is headed Support, and lists items with code, rarity, partner and expiry', async ({
  page,
}) => {
  await openHydrated(page, '/promocodes');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PROMO CODES');
  await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible();
  const item = tickets(page).filter({ hasText: 'HARBOR20' });
  await expect(item).toContainText('Common');
  await expect(item).toContainText('Lucky Harbor');
  await expect(item).toContainText(/Ends [A-Z][a-z]{2} \d+, \d{4}/);
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
});

test('each rarity has a colour of its own', async ({ page }) => {
  await page.goto('/promocodes');
  const colours = new Map<string, string>();
  for (const rarity of ['Common', 'Uncommon', 'Rare', 'Epic', 'Legendary']) {
    const band = tickets(page).getByText(rarity, { exact: true }).first();
    colours.set(
      rarity,
      await band.evaluate((element) => getComputedStyle(element).backgroundColor),
    );
  }
  expect(new Set(colours.values()).size).toBe(5);
});

for (const width of [768, 1280]) {
  test(`at ${width} the chosen item is shown beside the list, and named in the URL`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, '/promocodes');
    await expect(panel(page)).toContainText('Choose an item to see its details.');
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
    await expectAccessible(page);

    await ticket(page, 'OTTER10').click();
    await expect(panel(page)).toContainText('OTTER10');
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/promocodes$/);
    await expect(ticket(page, 'OTTER10')).toBeFocused();
  });
}

test('a code without a link says so, and cannot be activated', async ({ page }) => {
  await openHydrated(page, '/promocodes');
  await ticket(page, 'EDITORS-CUT').click();
  await expect(panel(page).getByRole('button', { name: 'Activate' })).toBeDisabled();
  await expect(panel(page)).toContainText('This code has no link');
});

test('a shared URL opens its item, and closing it leaves the list', async ({ page }) => {
  await openHydrated(page, '/promocodes');
  const id = (await tickets(page).filter({ hasText: 'OTTER10' }).getAttribute('id'))?.slice(5);
  await openHydrated(page, `/promocodes?code=${id}`);
  await expect(panel(page)).toContainText('OTTER10');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/promocodes$/);
});

test.describe('a URL that names no code', () => {
  test('says that it is no longer available', async ({ page }) => {
    await openHydrated(page, '/promocodes?code=987654');
    await expect(panel(page)).toContainText('This promo code is no longer available.');
  });

  test('shows the list when it names nothing at all', async ({ page }) => {
    await openHydrated(page, '/promocodes?code=junk');
    await expect(panel(page)).toContainText('Choose an item');
  });
});

test('a code that cannot be looked up says so, and can be asked for again', async ({ page }) => {
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

test.describe('copying', () => {
  test('says Copied for 1400 ms', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await openHydrated(page, '/promocodes');
    await ticket(page, 'HARBOR20').click();
    const button = panel(page).getByRole('button', { name: /^Cop/ });
    await expect(button).toHaveText('Copy');
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.click();
    await expect(button).toHaveText('Copied');
    await expect(panel(page).getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HARBOR20');
    await page.clock.runFor(1399);
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(1);
    await expect(button).toHaveText('Copy');
    await expect(panel(page).getByRole('status')).toBeEmpty();
  });

  test('that is refused selects the code, and is silent', async ({ page }) => {
    await openHydrated(page, '/promocodes');
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    });
    await ticket(page, 'HARBOR20').click();
    await panel(page).getByRole('button', { name: 'Copy' }).click();
    await expect
      .poll(() => page.evaluate(() => window.getSelection()?.toString()))
      .toBe('HARBOR20');
    await expect(panel(page).getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(panel(page).getByRole('status')).toBeEmpty();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280]) {
    test(`every code can be read and activated at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/promocodes');
      const item = tickets(page).filter({ hasText: 'HARBOR20' });
      await expect(item.getByText('Common')).toBeVisible();
      await expect(item.getByText('Lucky Harbor')).toBeVisible();
      await expect(item.getByText(/Ends .*\d{4}/)).toBeVisible();
      const activate = item.getByRole('link', { name: /^Activate/ });
      await expect(activate).toBeVisible();
      await expect(activate).toHaveAttribute('rel', 'sponsored nofollow noopener');
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await item.getByRole('link', { name: 'HARBOR20' }).click();
      await expect(page).toHaveURL(/\/promocodes\?code=(\d+)#code-\1$/);
      await expectNoOverflow(page);
    });
  }
});

test('a list of more than twenty is shown by pages, and a shared code opens on any of them', async ({
  page,
  request,
}) => {
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

test('unknown pages are a 404, and so is a second URL of the first page', async ({ request }) => {
  for (const page of ['1', '0', '02', 'two', '999', '99999999999']) {
    expect((await request.get(`/promocodes/${page}`)).status(), page).toBe(404);
  }
});

test('a code is gone from the page at its end', async ({ page, request }) => {
  const end = new Date(Date.now() + 4_000);
  const expires_at = end.toISOString().slice(0, 19).replace('T', ' ');
  await createCode(request, { code: 'BRIEFLY', expires_at });
  await openHydrated(page, '/promocodes');
  await expect(ticket(page, 'BRIEFLY')).toBeVisible();
  const shown = async () => (await (await request.get('/promocodes')).text()).includes('BRIEFLY');
  await expect.poll(shown, { timeout: 10_000, intervals: [100] }).toBe(false);
});

test('a code that ends while it is open is offered no longer', async ({ page, request }) => {
  const end = new Date(Date.now() + 6_000);
  const expires_at = end.toISOString().slice(0, 19).replace('T', ' ');
  await createCode(request, { code: 'ENDSHERE', expires_at });
  await openHydrated(page, '/promocodes');
  await ticket(page, 'ENDSHERE').click();
  await expect(panel(page).getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(ticket(page, 'ENDSHERE')).toHaveCount(0, { timeout: 15_000 });
  await expect(panel(page)).toContainText('This promo code is no longer available.');
  await expect(panel(page).getByRole('link', { name: /^Activate/ })).toHaveCount(0);
});

test('what an editor changes is on the page at once', async ({ request }) => {
  const { id } = await createCode(request, { code: 'BEFOREHAND' });
  expect(await (await request.get('/promocodes')).text()).toContain('BEFOREHAND');
  await request.put(`/api/admin/promocodes/${id}`, { data: { code: 'AFTERWARDS' } });
  const html = await (await request.get('/promocodes')).text();
  expect(html).toContain('AFTERWARDS');
  expect(html).not.toContain('BEFOREHAND');
});

for (const path of ['/promocodes', '/tr/promocodes']) {
  test(`${path} is accessible and fits at each width, whatever a code is called`, async ({
    page,
    request,
  }) => {
    const code = `${'W'.repeat(90)}${path.length}`;
    await createCode(request, { code });
    await openHydrated(page, path);
    await expect(ticket(page, code)).toBeVisible();
    await expectFitsEachWidth(page);
    await ticket(page, code).click();
    await expect(page).toHaveURL(/\?code=\d+$/);
    await expectFitsEachWidth(page);
  });
}
