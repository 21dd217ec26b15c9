/** In a release, every screen treats what is proposed as saved, and the next change starts from it. */
import type { APIRequestContext, Page } from '@playwright/test';
import { createProduct, write } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { paste } from '../testing/paste.ts';
import { expectAccessible } from '../testing/test.ts';

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const announced = (page: Page) => notifications(page).getByText('Added to release “Autumn”.');
const networkError = (page: Page) => page.getByText(/can’t be reached/);

/** Starts a release, and works in it from the first screen on. */
async function workInRelease(page: Page, request: APIRequestContext): Promise<number> {
  const { id } = await write(request, 'releases', { name: 'Autumn' });
  await page.addInitScript((id) => sessionStorage.setItem('workingRelease', String(id)), id);
  return id;
}

type Op = { field: string; from: unknown; to: unknown };
type Proposal = { kind: string; action: string; entity_id: number; ops: Op[] };

async function proposals(request: APIRequestContext, release: number): Promise<Proposal[]> {
  const answer = await request.get(`/api/admin/proposals?release=${release}`);
  return (await answer.json()).items;
}

async function expectOnlyAnnounced(page: Page) {
  await expect(announced(page)).toHaveCount(1);
  await expect(networkError(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('a bulk edit is proposed twice in a row, the second time over the first', {
  tag: '@long',
}, async ({ page, request }) => {
  for (const code of ['FERN1', 'FERN2']) {
    await write(request, 'promocodes', { code, expires_at: '2099-03-20 23:59:00' });
  }
  const release = await workInRelease(page, request);
  for (const [from, to] of [
    ['Mar 20, 2099', 'Mar 27, 2099'],
    ['Mar 27, 2099', 'Apr 3, 2099'],
  ]) {
    await page.goto('/admin/promocodes?q=FERN');
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Extend…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 2 codes' });
    await dialog.getByRole('button', { name: '7 days' }).click();
    await expect(dialog.locator('tbody tr').first()).toContainText(new RegExp(`${from}.*${to}`));
    await dialog.getByRole('button', { name: 'Apply to 2 codes' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Selected items' })).toBeHidden();
    await expectOnlyAnnounced(page);
  }
  const values = (await proposals(request, release)).map(({ ops }) => ops[0]?.to);
  expect(values).toEqual(['2099-04-03 23:59:00', '2099-04-03 23:59:00']);
});

test('a product is added to a top list, and an empty list starts with several', async ({
  page,
  request,
}) => {
  for (const name of ['Hazel Wren', 'Hazel Rook']) {
    await createProduct(request, { name, categories: [1] });
  }
  const release = await workInRelease(page, request);
  await page.goto('/admin/toplists');
  await page.getByRole('button', { name: 'Start with the best-rated partners' }).click();
  await expectOnlyAnnounced(page);
  await expect
    .poll(async () => (await proposals(request, release)).map(({ kind }) => kind))
    .toEqual(expect.arrayContaining(['top-list-entry', 'top-list-entry']));

  await page.goto('/admin/toplists?category=bets');
  const product = page.getByRole('combobox', { name: 'Product' });
  await product.fill('hazel w');
  await page.getByRole('option', { name: /Hazel Wren/ }).click();
  await page.getByRole('button', { name: 'Add to top list' }).click();
  await expect(product).toBeFocused();
  await expect(product).toHaveValue('');
  await expectOnlyAnnounced(page);
  const entries = (await proposals(request, release)).filter(
    ({ kind }) => kind === 'top-list-entry',
  );
  expect(entries).toHaveLength(3);
});

test('a row of the grid is saved twice, and names are added', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const { id } = await createProduct(request, { name: 'Quartz Alder' });
  const release = await workInRelease(page, request);
  await page.goto('/admin/facts/grid?q=quartz');
  const cell = (column: number) => page.getByRole('gridcell').nth(column);
  const owner = cell(6);
  for (const name of ['Amber Ltd', 'Birch Ltd']) {
    await owner.click();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save Quartz Alder' }).click();
    await expect(page.getByText(/unsaved/)).toHaveCount(0);
    await expect(owner).toHaveText(name);
    await expectOnlyAnnounced(page);
  }
  await cell(5).click();
  await paste(page, 'Red Kiln');
  await page.getByRole('button', { name: 'Add it to the list' }).click();
  await expect(page.getByRole('button', { name: 'Add it to the list' })).toBeHidden();
  await page.getByRole('button', { name: 'Save Quartz Alder' }).click();
  await expect(page.getByRole('button', { name: 'Save Quartz Alder' })).toBeHidden();
  await page.reload();
  await expect(cell(5)).toHaveText('Red Kiln');
  await expect(owner).toHaveText('Birch Ltd');
  await expectFitsEachWidth(page);
  await expectAccessible(page);

  const all = await proposals(request, release);
  const provider = all.find(({ kind }) => kind === 'provider');
  const fields = all
    .find(({ kind, entity_id }) => kind === 'product' && entity_id === id)
    ?.ops.map(({ field, to }) => [field, to]);
  expect(fields).toEqual(
    expect.arrayContaining([
      ['facts.owner', 'Birch Ltd'],
      ['facts.provider_ids', [provider?.entity_id]],
    ]),
  );
});

test('names added in a product’s form can be used in the same release', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const { id } = await createProduct(request, { name: 'Maple Rook' });
  const release = await workInRelease(page, request);
  await page.goto(`/admin/products/${id}`);
  await page.getByRole('tab', { name: 'Facts' }).click();
  const providers = page.getByLabel('Game providers');
  await providers.fill('Red Kiln');
  await page.getByRole('button', { name: 'Add it to the list' }).click();
  await expect(page.getByRole('button', { name: 'Add it to the list' })).toBeHidden();
  await expect(providers).toHaveValue('Red Kiln');
  await expectOnlyAnnounced(page);

  for (const [list, field, name] of [
    ['Licences', 'Regulator', 'Wren Board'],
    ['Payments', 'Method', 'Bank card'],
  ] as const) {
    await page
      .getByRole('button', { name: `Add ${list === 'Licences' ? 'licence' : 'payment'}` })
      .click();
    await page.getByRole('combobox', { name: field }).fill(name);
    await page.getByRole('option', { name: `Add “${name}”` }).click();
    await expect(page.getByRole('list', { name: list })).toContainText(name);
    await expectOnlyAnnounced(page);
  }
  await expectFitsEachWidth(page);
  await page.getByRole('button', { name: 'Add to “Autumn”' }).click();
  await expect(page).toHaveURL(/proposal=\d+/);
  await page.reload();
  await page.getByRole('tab', { name: 'Facts' }).click();
  await expect(providers).toHaveValue('Red Kiln');

  const answer = await request.post(`/api/admin/releases/${release}/publish`);
  expect(answer.status(), await answer.text()).toBe(200);
  const { facts } = await (await request.get(`/api/admin/products/${id}`)).json();
  expect(facts.provider_ids).toHaveLength(1);
  expect(facts.licences).toHaveLength(1);
  expect(facts.payments).toHaveLength(1);
});
