import type { Page } from '@playwright/test';
import { createProduct, openScreen, upload, write } from '../testing/editor.ts';
import { categoriesOf, expect, test } from '../testing/empty-site.ts';
import { fillTranslated, translatedField } from '../testing/translated-field.ts';

const preview = (page: Page) => page.frameLocator('iframe[title="Phone view"]');
const choose = (page: Page, what: 'Language' | 'Market', value: string) =>
  page
    .getByRole('group', { name: `${what} of the preview` })
    .getByRole('button', { name: value })
    .click();
const fillIn = (page: Page, [language, label]: [string, string], text: string) =>
  fillTranslated(translatedField(page, language, label), text);

test('a product’s card preview follows the form in both languages', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/admin/products/new');
  const card = preview(page).getByRole('listitem').first();
  await fillIn(page, ['English', 'Name (required)'], 'Heather Stoat');
  await fillIn(page, ['English', 'Free spins label'], '40 free spins');
  await page.getByLabel('Rating').fill('4.2');
  await expect(card).toContainText('Heather Stoat');
  await expect(card).toContainText('40 free spins');
  await expect(card).toContainText('4.2');
  await expect(card.getByRole('button', { name: 'Save Heather Stoat' })).toBeVisible();
  await choose(page, 'Language', 'tr');
  await expect(card).toContainText('Heather Stoat');
  await fillIn(page, ['Turkish', 'Name'], 'Funda Kakımı');
  await expect(card).toContainText('Funda Kakımı');
  await expect(card).toContainText('40 free spins');
  await expect(preview(page).locator('html')).toHaveAttribute('lang', 'tr');
  await choose(page, 'Language', 'en');
  await expect(card).not.toContainText('Funda');
});

test('a product’s preview shows its position in the public list, and is closed in markets where the product is', {
  tag: '@long',
}, async ({ page, request }) => {
  const categories = await categoriesOf(request, 'casino');
  const i18n = { en: { name: 'Dusk Marten', pick_reason: 'Pays within hours' } };
  await createProduct(request, { name: 'Dawn Marten', categories });
  const second = await write(request, 'products', {
    ...{ i18n, categories, ref_link: 'https://marten.example/' },
    markets: [{ market_code: 'TR', availability: 'closed' }],
  });
  await page.goto(`/admin/products/${second.id}`);
  const card = preview(page).getByRole('listitem').first();
  await expect(card).toContainText('Dusk Marten');
  await expect(card.getByText('Rank 2')).toBeAttached();
  await expect(card).not.toContainText('Pays within hours');
  await expect(card.getByRole('link', { name: 'Play' })).toBeVisible();
  await choose(page, 'Market', 'tr');
  await expect(card).toContainText('Not available');
  await expect(card.getByRole('link', { name: 'Play' })).toBeHidden();
});

test('a promotion’s card preview follows the form in both languages and markets', {
  tag: '@long',
}, async ({ page, request }) => {
  const product = await createProduct(request, { name: 'Reed Lynx' });
  const image_url = await upload(request);
  await page.goto('/admin');
  for (const { api, screen, standard } of [
    { api: 'banners', screen: '/admin/banners', standard: 'Banner title' },
    { api: 'exclusive-bonuses', screen: '/admin/exclusive', standard: 'Exclusive bonus' },
  ]) {
    await test.step(api, async () => {
      const draft = { image_url, product_id: product.id, i18n: { en: { title: 'Typed first' } } };
      const { id } = await write(request, api, draft);
      await openScreen(page, `${screen}/${id}`);
      const card = preview(page).locator('body');
      await expect(card).toContainText('Typed first');
      await fillIn(page, ['English', 'Title'], '');
      await expect(card).toContainText(standard);
      await fillIn(page, ['Turkish', 'Title'], 'Türkçe başlık');
      await choose(page, 'Language', 'tr');
      await expect(card).toContainText('Türkçe başlık');
      await choose(page, 'Market', 'tr');
      await expect(card).toHaveText('Not shown in this market, only in US.');
      await page.getByRole('combobox', { name: 'Market' }).selectOption('TR');
      await expect(card).toContainText('Türkçe başlık');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText(`${standard} was saved.`)).toBeVisible();
    });
  }
});

test('a promo code’s ticket preview follows the form in both languages and markets', {
  tag: '@long',
}, async ({ page, request }) => {
  await createProduct(request, { name: 'Thistle Newt' });
  await page.goto('/admin/promocodes/new');
  const ticket = preview(page).locator('body');
  await page.getByLabel('Code (required)').fill('NEWT77');
  await page.getByLabel('Rarity').selectOption('legendary');
  await page.getByRole('combobox', { name: 'Product' }).fill('thistle');
  await page.getByRole('option', { name: /Thistle Newt/ }).click();
  await expect(ticket).toContainText('NEWT77');
  await expect(ticket).toContainText('Legendary');
  await expect(ticket).toContainText('Thistle Newt');
  await choose(page, 'Language', 'tr');
  await expect(ticket).toContainText('Efsanevi');
  await choose(page, 'Market', 'tr');
  await expect(ticket).toHaveText('Not shown in this market, only in US.');
  await choose(page, 'Market', 'us');
  await page.getByLabel('Expires at').fill('2020-01-01T00:00');
  await expect(ticket).toHaveText('Expired and no longer shown to visitors.');
});

test('the preview shows the draft on its whole page, on a phone and on a desktop', async ({
  page,
  request,
}) => {
  const product = await createProduct(request, { name: 'Alder Vole' });
  const choosePart = (label: string, value: string) =>
    page.getByRole('group', { name: label }).getByRole('button', { name: value }).click();
  await page.goto(`/admin/products/${product.id}`);
  await choosePart('What to preview', 'Whole page');
  await fillIn(page, ['English', 'Name (required)'], 'Alder Vole & Sons');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Alder Vole & Sons');
  await expect(preview(page).getByText('Menu', { exact: true })).toBeVisible();
  await choosePart('Screen of the preview', 'Desktop');
  const desktop = page.frameLocator('iframe[title="Desktop view"]');
  await expect(desktop.getByRole('heading', { level: 1 })).toHaveText('Alder Vole & Sons');
  await expect(desktop.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  await page.getByRole('button', { name: 'Enlarge' }).click();
  const enlarged = page.getByRole('dialog').frameLocator('iframe[title="Desktop view"]');
  await expect(enlarged.getByRole('heading', { level: 1 })).toHaveText('Alder Vole & Sons');
});

test('a promotion and a promo code are previewed among the published ones', {
  tag: '@long',
}, async ({ page, request }) => {
  const image_url = await upload(request);
  const categories = [1, 2, 3];
  const draft = (title: string) => ({ image_url, categories, i18n: { en: { title } } });
  const screens = [
    { api: 'banners', screen: '/admin/banners', others: draft('A published one') },
    { api: 'exclusive-bonuses', screen: '/admin/exclusive', others: draft('A published one') },
  ];
  for (const { api, screen, others } of screens) {
    await write(request, api, others);
    const { id } = await write(request, api, draft('The edited one'));
    await page.goto(`${screen}/${id}`);
    await page.getByRole('button', { name: 'Whole page' }).click();
    await expect(preview(page).locator('main')).toContainText('The edited one');
    await expect(preview(page).locator('main')).toContainText('A published one');
  }
  await write(request, 'promocodes', { code: 'FIRST11' });
  const { id } = await write(request, 'promocodes', { code: 'SECOND22' });
  await page.goto(`/admin/promocodes/${id}`);
  await page.getByRole('button', { name: 'Whole page' }).click();
  await page.getByLabel('Code (required)').fill('SECOND33');
  const tickets = preview(page).getByRole('listitem');
  await expect(tickets.first()).toContainText('SECOND33');
  await expect(preview(page).locator('main')).toContainText('FIRST11');
});
