/** An owner gives the site a name, links and an announcement, and visitors see them. */
import sharp from 'sharp';
import { expect, imageFile, test } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';

test.use({ siteName: 'settings', expectedConsole: /status of 4(00|29)/ });

test('an owner edits the settings, corrects a rejected one and sees them on the page', async ({
  page,
}) => {
  await page.goto('/admin/settings');
  await expect(page.getByRole('link', { name: 'Site', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectFitsEachWidth(page);
  await page.getByLabel('Site name').fill('Copper Lantern');
  await page.getByLabel('Email for inquiries').fill('nobody');
  await page.getByRole('button', { name: 'Add network' }).click();
  const network = page.getByRole('group', { name: 'Network 1' });
  await network.getByRole('button', { name: 'Remove network 1' }).click();
  await expect(page.getByRole('button', { name: 'Add network' })).toBeFocused();
  await page.keyboard.press('Enter');
  await network.getByLabel('Name').fill('Pigeon Post');
  await network.getByLabel('Address').fill('https://pigeons.example/lantern');
  await page.getByLabel('Footer note').first().fill('A note for everybody.');
  await page.getByLabel('Announcement', { exact: true }).first().fill('We have moved.');
  await page.getByLabel('Link', { exact: true }).fill('/bonuses');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Email for inquiries')).toHaveAccessibleDescription(
    /Must be an email address/,
  );
  await page.getByLabel('Email for inquiries').fill('owner@board.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(page).toHaveTitle('Site – Settings · Copper Lantern');
  await expectFitsEachWidth(page);
  await page.locator('summary', { hasText: 'History' }).click();
  await expect(page.locator('details').getByText('changed')).toBeVisible();

  await page.goto('/casino');
  await expect(page).toHaveTitle(/– Copper Lantern$/);
  await expect(page.getByRole('link', { name: /^Pigeon Post/ })).toHaveAttribute(
    'href',
    'https://pigeons.example/lantern',
  );
  await expect(page.getByText('A note for everybody.')).toBeVisible();
  await expectFitsEachWidth(page);
  await page.getByRole('link', { name: 'We have moved.' }).click();
  await expect(page).toHaveURL(/\/bonuses$/);
});

test('an owner’s input is kept if the settings fail to reload', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/admin/settings/site');
  const name = page.getByLabel('Site name');
  await name.fill('Half typed');
  let refused = 0;
  await page.route(/trpc\/[^?]*settings\.get/, (route) => {
    refused += 1;
    return route.fulfill({ status: 429, json: { code: 'too_many_requests', detail: 'Wait.' } });
  });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => refused).toBeGreaterThan(0);
  await name.press('End');
  await page.keyboard.type(', and more');
  await expect(name).toHaveValue('Half typed, and more');
});

test('the admin uses the site’s colours as soon as they are saved', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/admin/settings');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const saveWith = async (theme: string, accent: string) => {
    await page.getByLabel('Theme').selectOption(theme);
    await page.getByLabel('Accent color').fill(accent);
    await save.click();
  };
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return [style.colorScheme, style.getPropertyValue('--color-brass')];
    });
  const before = await colours();
  await saveWith('Light', '#396dbd');
  await expect.poll(colours).toEqual(['light', '#396dbd']);
  await page.reload();
  await saveWith('Dark', '');
  await expect.poll(colours).toEqual(before);
});

test('an owner gives the site a logo and an icon', { tag: '@long' }, async ({ page, request }) => {
  await page.goto('/admin/settings');
  for (const [label, colour] of [
    ['Logo', '#b4551e'],
    ['Icon', '#1e55b4'],
  ] as const) {
    const field = page.getByRole('group', { name: label, exact: true });
    await field.locator('input[type=file]').setInputFiles(await imageFile(colour));
    await expect(field.locator('img')).toBeVisible();
  }
  await test.step('a logo that vanishes on the site’s pages is noticed', async () => {
    const preview = page.getByRole('group', { name: 'Logo preview' });
    const notices = preview.getByText('This logo can hardly be seen here.', { exact: false });
    const theme = page.getByLabel('Theme');
    await expect(preview.getByRole('presentation')).toHaveCount(2);
    await expect(notices).toHaveCount(0);
    const light = page.getByRole('group', { name: 'Logo for light pages', exact: true });
    await light.locator('input[type=file]').setInputFiles(await imageFile('#f0f4f2'));
    await theme.selectOption('light');
    await expect(notices).toHaveCount(1);
    await expectFitsEachWidth(page);
    await theme.selectOption('dark');
    await expect(notices).toHaveCount(0);
    await light.getByRole('button', { name: 'Remove' }).click();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/bonuses');
    const logo = page.getByRole('banner').getByRole('img');
    await expect(logo).toHaveJSProperty('complete', true);
    await expect(logo).toHaveJSProperty('naturalHeight', 180);
    expect((await logo.boundingBox())?.height).toBe(32);
  }
  for (const rel of ['icon', 'apple-touch-icon']) {
    const href = await page.locator(`link[rel=${rel}]`).last().getAttribute('href');
    const icon = await request.get(href ?? '');
    expect(icon.headers()['content-type']).toBe('image/png');
    const [red, , blue] = (await sharp(await icon.body()).stats()).channels;
    expect(blue?.mean).toBeGreaterThan(2 * Number(red?.mean));
  }
});

test('an owner switches Turkish off, and forms and pages no longer offer it', async ({ page }) => {
  await page.goto('/admin/settings/site');
  await expect(page.getByRole('tab')).toHaveCount(2);
  const turkish = page.getByRole('checkbox', { name: 'Pages in Turkish' });
  await turkish.uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByLabel('Footer note')).toHaveCount(1);
  await page.goto('/admin/products');
  await expect(page.getByText('Missing Turkish')).toHaveCount(0);
  await page.goto('/tr/bets');
  await expect(page).toHaveURL(/[^r]\/bets$/);
  await expect(page.locator('[data-language]')).toHaveCount(0);
  await page.goto('/admin/settings/site');
  await turkish.check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('tab')).toHaveCount(2);
});

test('the preview shows the name, the colours and the logo before an owner saves them', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/admin/settings/site');
  const preview = page.frameLocator('iframe[title="Phone view"]');
  const button = preview.getByText('Play', { exact: true });
  const colourOf = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.getByLabel('Site name').fill('Copper Lantern');
  await expect(preview.getByRole('link', { name: 'Copper Lantern' })).toBeVisible();
  await page.getByLabel('Accent color').fill('#7fb7ff');
  await expect.poll(colourOf).toBe('rgb(127, 183, 255)');
  await page.getByLabel('Accent color').fill('#101010');
  await expect.poll(colourOf).not.toBe('rgb(16, 16, 16)');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await imageFile('#c08040'));
  await expect(preview.getByRole('img', { name: 'Copper Lantern' })).toBeVisible();
});
