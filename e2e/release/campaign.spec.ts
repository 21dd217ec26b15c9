/** A campaign of ten changes is prepared in a release, previewed, approved by a second person, published and undone. */
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, rowsOf, test, write } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';

test.use({ siteName: 'campaign' });

const makePerson = (request: APIRequestContext, name: string, role: string) =>
  write(request, 'tokens', { name, role }) as Promise<{ id: number; token: string }>;

async function signedIn(browser: Browser, baseURL: string | undefined, token: string) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  await context.addInitScript((token) => localStorage.setItem('adminToken', token), token);
  return context.newPage();
}

const bar = (page: Page) => page.getByRole('region', { name: 'Where changes go' });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);
const changes = (page: Page) => page.getByRole('list', { name: 'Changes' }).locator('> li');

type Codes = { items: { id: number; code: string; rarity: string }[] };
const codes = async (request: APIRequestContext) =>
  ((await (await request.get('/api/admin/promocodes?limit=100')).json()) as Codes).items;

/** Changes the rarity of a code in its form, which then leaves to the list. */
async function changeRarity(page: Page, id: number, rarity: string, save: string) {
  await page.goto(`/admin/promocodes/${id}`);
  await page.getByLabel('Rarity').selectOption(rarity);
  await page.getByRole('button', { name: save }).click();
  await expect(page).toHaveURL(/\/promocodes$/);
}

/** Opens the link without being signed in. */
async function expectPreviewOf(browser: Browser, address: string, name: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const visitor = await context.newPage();
  const card = visitor.getByRole('main').getByRole('link', { name: `View ${name}` });
  const search = new URL(`/search?q=${encodeURIComponent(name)}`, address).href;
  await visitor.goto(search);
  await expect(card).toHaveCount(0);
  await visitor.goto(address);
  await expect(visitor.getByText(/^Preview of Black Friday/)).toBeVisible();
  await visitor.goto(search);
  await expect(card).toBeVisible();
  await expectFitsEachWidth(visitor);
  await visitor.getByRole('button', { name: 'Leave preview' }).click();
  await visitor.goto(search);
  await expect(card).toHaveCount(0);
  await context.close();
}

test('a campaign of ten changes is prepared, previewed, approved, published and undone', {
  tag: '@long',
}, async ({ page, request, browser, baseURL }) => {
  const before = await codes(request);
  const common = before.filter(({ rarity }) => rarity !== 'epic').slice(0, 7);
  const [first] = common;
  if (!first) throw new Error('The sample has no codes');

  await page.goto('/admin/releases');
  await page.getByRole('button', { name: 'New release' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the release').fill('Black Friday');
  await dialog.getByRole('button', { name: 'Create release' }).click();
  await expect(page.getByRole('heading', { name: 'Black Friday' })).toBeVisible();
  await page.getByRole('button', { name: 'Work in this release' }).click();
  await expect(bar(page)).toContainText('Working in “Black Friday”');

  // Seven forms.
  for (const { id } of common) await changeRarity(page, id, 'Epic', 'Add to “Black Friday”');
  await expect(toast(page, 'Added to release “Black Friday”.').first()).toBeVisible();
  // A deletion, a new product, and an order.
  const doomed = before.find(({ id }) => !common.some((code) => code.id === id));
  await page.getByRole('button', { name: `Delete ${doomed?.code}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 proposed change').first()).toBeVisible();
  await page.goto('/admin/products/new');
  await page.getByLabel('Name (required)').fill('Copper Lantern');
  await page.getByLabel('Casino', { exact: true }).check();
  await page.getByRole('button', { name: 'Add to “Black Friday”' }).click();
  await expect(page.getByText('This will be created when “Black Friday”')).toBeVisible();
  await expect(page.getByLabel('Name (required)')).toHaveValue('Copper Lantern');
  await page.goto('/admin/products?category=casino');
  await expect(page.getByRole('list', { name: 'New in releases' })).toContainText('Copper Lantern');
  const second = rowsOf(page).nth(1);
  const moved = (await second.locator('p[dir=auto]').textContent()) ?? '';
  await second.hover();
  await second.getByRole('button', { name: `Move ${moved} up` }).click();
  await expect(page.getByText('This is the order proposed in “Black Friday”.')).toBeVisible();
  await expect(rowsOf(page).first()).toContainText(moved);

  // A preview shows all of it, also without an account, and the live site nothing.
  await bar(page)
    .getByRole('link', { name: /^Open release/ })
    .click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const address = await page.getByRole('dialog').getByLabel('Link').inputValue();
  await expectPreviewOf(browser, address, 'Copper Lantern');
  await page.keyboard.press('Escape');

  // Nothing is live yet.
  expect(await codes(request)).toEqual(before);
  await page.goto(`/admin/promocodes/${first.id}`);
  await expect(page.getByLabel('Rarity')).toHaveValue('epic');
  await expect(page.locator('[data-proposed]')).toHaveText(/Live: \w+/);
  await expectFitsEachWidth(page);
  await page.getByRole('link', { name: 'Show the live version' }).click();
  await expect(page.getByLabel('Rarity')).toHaveValue(first.rarity);

  await bar(page)
    .getByRole('link', { name: /^Open release/ })
    .click();
  await expect(changes(page)).toHaveCount(10);
  await page
    .getByRole('button', { name: `Ask for approval for ${first.code}`, exact: true })
    .click();
  await expect(toast(page, 'Sent for approval.')).toBeVisible();
  await expect(
    page.getByText('You proposed this, so someone else has to approve it.'),
  ).toBeVisible();
  await expectFitsEachWidth(page);

  const editor = await makePerson(request, 'Bob Editor', 'editor');
  const bob = await signedIn(browser, baseURL, editor.token);
  await bob.goto('/admin');
  await bob
    .getByRole('region', { name: /^Waiting for you/ })
    .getByRole('link', { name: first.code })
    .click();
  await bob.getByRole('button', { name: `Approve for ${first.code}`, exact: true }).click();
  await expect(bob.getByText('Approved by Bob Editor')).toBeVisible();
  await bob.getByRole('button', { name: 'Publish now' }).click();
  await bob.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(bob.getByText('“Black Friday” was published.')).toBeVisible();
  const published = await codes(request);
  expect(published.find(({ id }) => id === first.id)?.rarity).toBe('epic');
  expect(published).toHaveLength(before.length - 1);
  await bob.goto('/admin/history?kind=promo-code');
  await expect(bob.getByText('Administrator, approved by Bob Editor').first()).toBeVisible();
  await bob.getByRole('link', { name: 'Release', exact: true }).first().click();

  await bob.getByRole('button', { name: 'Undo', exact: true }).click();
  const undo = bob.getByRole('dialog');
  await expect(undo.getByText(first.code).first()).toBeVisible();
  await undo.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(bob.getByText('“Black Friday” was undone.')).toBeVisible();
  expect(await codes(request)).toEqual(before);
  await bob.goto('/admin/releases');
  await expect(bob.getByRole('link', { name: 'Undo: Black Friday' })).toBeVisible();
  await expectFitsEachWidth(bob);
  await bob.context().close();

  // The tab still works in the release, which can't be changed any more.
  await page.reload();
  await expect(bar(page)).toContainText('can’t be changed any more');
  await bar(page).getByRole('button', { name: 'Back to live' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('a save is undone from its message, and one form is saved to a new release', async ({
  page,
  request,
}) => {
  const [code] = (await codes(request)).filter(({ rarity }) => rarity !== 'common');
  if (!code) throw new Error('The sample has no codes');
  await changeRarity(page, code.id, 'Common', 'Save');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(toast(page, 'Undone.')).toBeVisible();
  const now = (await codes(request)).find(({ id }) => id === code.id);
  expect(now?.rarity).toBe(code.rarity);

  await page.goto(`/admin/promocodes/${code.id}`);
  await page.getByLabel('Rarity').selectOption('Common');
  await page.locator('summary', { hasText: 'More ways to save' }).click();
  await page.getByRole('button', { name: 'Add to release…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to release' });
  await dialog.getByLabel('Release', { exact: true }).selectOption('New release');
  await dialog.getByLabel('Name of the release').fill('Spring');
  await dialog.getByRole('button', { name: 'Add to release' }).click();
  await expect(toast(page, 'Added to release “Spring”.')).toBeVisible();
  await page.goto(`/admin/promocodes/${code.id}`);
  await expect(page.getByLabel('Rarity')).toHaveValue(code.rarity);
  await expect(page.getByText('1 proposed change')).toBeVisible();
  await page.getByRole('link', { name: 'in “Spring”' }).click();
  await expect(page.getByLabel('Rarity')).toHaveValue('common');
});

test('an author only proposes, and a live change shows up as a conflict', { tag: '@long' }, async ({
  browser,
  baseURL,
  request,
}) => {
  const author = await makePerson(request, 'Ann Author', 'author');
  const ann = await signedIn(browser, baseURL, author.token);
  const [code] = (await codes(request)).filter(({ rarity }) => rarity === 'rare');
  if (!code) throw new Error('The sample has no rare codes');
  await changeRarity(ann, code.id, 'Epic', 'Propose');
  await expect(toast(ann, 'Sent for approval in release')).toBeVisible();
  expect((await codes(request)).find(({ id }) => id === code.id)?.rarity).toBe('rare');
  await ann.goto('/admin/releases');
  await ann.getByRole('link', { name: /^Ann Author/ }).click();
  await expect(ann.getByRole('button', { name: 'Publish now' })).toHaveCount(0);

  const live = await (await request.get(`/api/admin/promocodes/${code.id}`)).json();
  const update = await request.put(`/api/admin/promocodes/${code.id}`, {
    data: { ...live, rarity: 'uncommon' },
  });
  expect(update.status()).toBe(200);
  await ann.reload();
  const conflict = ann.getByRole('list', { name: 'Conflicts' }).getByRole('listitem').first();
  await expect(conflict).toContainText('BaseRareLiveUncommonProposedEpic');
  await expectFitsEachWidth(ann);
  await conflict.getByRole('button', { name: 'Take proposed' }).click();
  await expect(ann.getByRole('list', { name: 'Conflicts' })).toHaveCount(0);
  await ann.context().close();
});

test.describe('in Turkish', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => localStorage.setItem('adminLanguage', 'tr')),
  );

  test('the screens fit', { tag: '@long' }, async ({ page, request }) => {
    const release = await write(request, 'releases', { name: 'Yılbaşı' });
    await page.goto('/admin/releases');
    await expect(page.getByRole('heading', { name: 'Yayın paketleri' })).toBeVisible();
    await expectFitsEachWidth(page);
    await page.goto(`/admin/releases/${release.id}`);
    await page.getByRole('button', { name: 'Bu pakette çalış' }).click();
    await expect(page.getByText('“Yılbaşı” paketinde çalışıyorsunuz').first()).toBeVisible();
    await expectFitsEachWidth(page);
    await page.goto('/admin/settings/approval');
    await expect(page.getByText('Hiç kimse kendi değişikliğini')).toBeVisible();
    await expectFitsEachWidth(page);
  });
});
