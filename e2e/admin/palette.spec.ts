/** The frame of the admin shows the portal's name, and its palette opens screens and items by name. */
import { expect, test } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';

test('the frame shows the portal’s name, links to it and fits a laptop without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin/products');
  await expect(page).toHaveTitle('Products · Aceboard');
  const header = page.getByRole('banner');
  await expect(header.getByText('Aceboard', { exact: true })).toBeVisible();
  await expect(header.getByRole('list', { name: 'Catalogue' }).getByRole('link')).toHaveText([
    'Products',
    'Add product',
    'Banners',
    'Add banner',
    'Exclusive',
    'Add bonus',
    'Top lists',
    'Promo codes',
    'Add promo code',
    'Facts',
    'Page blocks',
  ]);
  await expect(header.getByRole('link', { name: 'Settings' })).toBeInViewport();
  const menu = page.getByRole('navigation', { name: 'Admin' });
  expect(await menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0);
  const site = page.waitForEvent('popup');
  await header.getByRole('link', { name: 'View site' }).click();
  await expect(await site).toHaveTitle(/^Casino/);
});

test('a screen, an action and a partner are opened by name, by keyboard and by touch', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Search or jump to' });
  const field = dialog.getByRole('combobox');
  const options = dialog.getByRole('option');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await field.fill('cale');
  await expect(options).toHaveText(['CalendarScreen']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/calendar$/);
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Control+k');
  await field.fill('harbor');
  await expect(options.filter({ hasText: 'Promo code' }).first()).toBeVisible();
  await expect(options.first()).toHaveText('Lucky HarborProduct');
  await expectFitsEachWidth(page);
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lucky Harbor' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await field.fill('qqxx');
  await expect(dialog.getByRole('status')).toHaveText('No results');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Jump to…' }).click();
  await field.fill('new promo');
  await options.filter({ hasText: 'New promo code' }).click();
  await expect(page).toHaveURL(/\/admin\/promocodes\/new$/);
});

test('a bonus, a market and a person are opened by name', { tag: '@long' }, async ({
  page,
  request,
}) => {
  await request.post('/api/admin/tokens', { data: { name: 'Zelda Quill', role: 'editor' } });
  const listed = await (await request.get('/api/admin/exclusive-bonuses')).json();
  const { image_url } = listed.items[0];
  const made = await request.post('/api/admin/exclusive-bonuses', {
    data: { image_url, i18n: { en: { title: 'Quill week' } } },
  });
  const { id } = await made.json();
  const options = page.getByRole('dialog').getByRole('option');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('quill');
  await expect(options).toHaveText(['Quill weekExclusive bonus', 'Zelda QuillPerson']);
  await options.first().click();
  await expect(page).toHaveURL(new RegExp(`/admin/exclusive/${id}$`));

  await page.keyboard.press('Control+k');
  await page.keyboard.type('united st');
  await expect(options).toHaveText(['United States · USMarket']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/settings\/markets\/\d+$/);
});

test('a viewer is offered screens, but no actions that change data', async ({
  browser,
  baseURL,
  request,
}) => {
  const made = await request.post('/api/admin/tokens', {
    data: { name: 'Vera Viewer', role: 'viewer' },
  });
  const { token } = await made.json();
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await context.addInitScript((token) => localStorage.setItem('adminToken', token), token);
  const page = await context.newPage();
  await page.goto('/admin');
  await expect(page.getByText('You have view-only access.')).toBeVisible();
  await page.keyboard.press('Control+k');
  const actions = page.getByRole('option').filter({ hasText: 'Action' });
  await expect(page.getByRole('option', { name: 'Products' })).toBeVisible();
  await expect(actions).toHaveText(['View siteAction', 'LogoutAction']);
  await expect(page.getByRole('option', { name: 'Markets' })).toHaveCount(0);
  await context.close();
});
