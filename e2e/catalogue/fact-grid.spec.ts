/** The facts of many partners are edited in a grid, cell by cell or pasted from a spreadsheet. */
import type { Page } from '@playwright/test';
import { createProduct, expect, test, write } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { edit, read } from '../testing/history.ts';
import { paste } from '../testing/paste.ts';
import { expectAccessible } from '../testing/test.ts';

test.use({ expectedConsole: /409 \(Conflict\)|400 \(Bad Request\)/ });

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const columns = [
  ...(['regulator', 'number', 'methods', 'payout', 'deposit'] as const),
  ...(['providers', 'owner', 'founded', 'source', 'checked'] as const),
];
const cell = (page: Page, name: string, column: (typeof columns)[number]) =>
  rowOf(page, name).getByRole('gridcell').nth(columns.indexOf(column));

/** Counts how often the grid has been loaded again since. */
function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('admin.product.list')) loads.push(request.url());
  });
  return () => loads.length;
}

async function open(page: Page, words: string) {
  await page.goto(`/admin/facts/grid?q=${words}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

test('cells are edited by keyboard, pasted into and saved row by row', async ({
  page,
  request,
}) => {
  await write(request, 'regulators', { name: 'Quartz Gaming Board' });
  const first = await createProduct(request, { name: 'Quartz Alder' });
  const second = await createProduct(request, { name: 'Quartz Birch' });
  await open(page, 'quartz');
  await expect(
    page
      .getByRole('grid', { name: 'Partner facts' })
      .getByRole('columnheader', { name: 'Minimum deposit in US (USD)' }),
  ).toBeVisible();

  await test.step('arrows move, Enter edits and moves down, Escape restores, Tab moves right', async () => {
    await cell(page, 'Quartz Alder', 'owner').click();
    await page.keyboard.type('Amber Ltd');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Quartz Alder', 'owner')).toHaveText('Amber Ltd');
    await expect(cell(page, 'Quartz Birch', 'owner')).toBeFocused();
    await page.keyboard.type('Nonsense');
    await page.keyboard.press('Escape');
    await expect(cell(page, 'Quartz Birch', 'owner')).toHaveText('');
    await page.keyboard.type('Birch Ltd');
    await page.keyboard.press('Tab');
    await expect(cell(page, 'Quartz Birch', 'founded')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(cell(page, 'Quartz Alder', 'founded')).toBeFocused();
    await page.keyboard.type('2o19');
    await page.keyboard.press('Enter');
  });

  await test.step('an error is shown at its cell, and nothing is lost', async () => {
    await page.getByRole('button', { name: 'Save all rows' }).click();
    await expect(cell(page, 'Quartz Alder', 'founded')).toContainText('Enter a number');
    await expect(cell(page, 'Quartz Alder', 'owner')).toHaveText('Amber Ltd');
    await expect(page.getByText('1 unsaved row', { exact: true })).toBeVisible();
    expect((await read(request, `products/${second.id}`)).facts.owner).toBe('Birch Ltd');
    await cell(page, 'Quartz Alder', 'founded').click();
    await page.keyboard.type('1700');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save all rows' }).click();
    await expect(cell(page, 'Quartz Alder', 'founded')).toContainText('1800');
    await cell(page, 'Quartz Alder', 'founded').click();
    await page.keyboard.press('Delete');
  });

  await test.step('cells copied from a spreadsheet fill the grid from the focused cell', async () => {
    await cell(page, 'Quartz Alder', 'regulator').focus();
    await paste(page, 'Quartz Gaming Board\tQ-1\nquartz\tQ-2\n');
    await expect(cell(page, 'Quartz Birch', 'number')).toHaveText('Q-2');
    const loads = countLoads(page);
    await page.getByRole('button', { name: 'Save all rows' }).click();
    await expect(page.getByText(/unsaved row/)).toHaveCount(0);
    await expect.poll(loads).toBe(1);
    const { facts } = await read(request, `products/${first.id}`);
    expect(facts.owner).toBe('Amber Ltd');
    expect(facts.established).toBeNull();
    expect(facts.licences).toMatchObject([{ number: 'Q-1' }]);
  });
  await expectFitsEachWidth(page);
});

test('a row that someone else has changed isn’t overwritten', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const { id } = await createProduct(request, { name: 'Topaz Cedar' });
  await open(page, 'topaz');
  await cell(page, 'Topaz Cedar', 'owner').click();
  await page.keyboard.type('Cedar Ltd');
  await page.keyboard.press('Enter');
  await edit(request, `products/${id}`, { rating: 4.2 });
  await page.getByRole('button', { name: 'Save Topaz Cedar' }).click();
  await expect(page.getByRole('alert')).toContainText('Someone else changed this');
  await expect(cell(page, 'Topaz Cedar', 'owner')).toHaveText('Cedar Ltd');
  await page.getByRole('button', { name: 'Apply to the saved version' }).click();
  await page.getByRole('button', { name: 'Save Topaz Cedar' }).click();
  await expect(page.getByText(/unsaved row/)).toHaveCount(0);
  const saved = await read(request, `products/${id}`);
  expect(saved).toMatchObject({ rating: 4.2, facts: { owner: 'Cedar Ltd' } });
});

test('an open cell stays with its partner when the rows move', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const first = await createProduct(request, { name: 'Onyx Birch' });
  await createProduct(request, { name: 'Onyx Cedar' });
  await createProduct(request, { name: 'Onyx Dogwood' });
  await open(page, 'onyx');
  const loadAgain = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

  await test.step('someone else adds a partner before it', async () => {
    await cell(page, 'Onyx Cedar', 'owner').click();
    await page.keyboard.type('Cedar');
    await createProduct(request, { name: 'Onyx Alder' });
    await loadAgain();
    await expect(rowOf(page, 'Onyx Alder')).toBeVisible();
    await page.keyboard.type(' Ltd');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Onyx Cedar', 'owner')).toHaveText('Cedar Ltd');
    await expect(cell(page, 'Onyx Birch', 'owner')).toHaveText('');
    await expect(cell(page, 'Onyx Dogwood', 'owner')).toBeFocused();
  });

  await test.step('someone else renames a partner before it', async () => {
    await page.keyboard.type('Dogwood Ltd');
    await edit(request, `products/${first.id}`, { i18n: { en: { name: 'Onyx Elder' } } });
    await loadAgain();
    await expect(rowOf(page, 'Onyx Elder')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(cell(page, 'Onyx Dogwood', 'owner')).toHaveText('Dogwood Ltd');
    await expect(cell(page, 'Onyx Dogwood', 'founded')).toBeFocused();
  });
});

test('says how many pasted cells don’t fit into the grid', { tag: '@long' }, async ({
  page,
  request,
}) => {
  await createProduct(request, { name: 'Beryl Alder' });
  await open(page, 'beryl');
  await cell(page, 'Beryl Alder', 'source').click();
  await paste(page, 'https://beryl.example/\t2026-11-01\tA\tB\nhttps://other.example/\t\n');
  await expect(cell(page, 'Beryl Alder', 'checked')).toHaveText('2026-11-01');
  await expect(
    page.getByRole('status').filter({ hasText: '3 cells weren’t pasted' }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectFitsEachWidth(page);
  await cell(page, 'Beryl Alder', 'source').click();
  await paste(page, 'https://beryl.example/facts');
  await expect(page.getByText('weren’t pasted')).toHaveCount(0);
});

test('names that aren’t on their lists are shown, added in one step and saved', {
  tag: '@long',
}, async ({ page, request }) => {
  const { id } = await createProduct(request, { name: 'Jasper Alder' });
  await write(request, 'providers', { name: 'Jasper Reels' });
  await open(page, 'jasper');
  await cell(page, 'Jasper Alder', 'regulator').click();
  await paste(
    page,
    'Jasper Office\tJ-1\tJasper Pay, Jasper Wallet\t12\t10\tJasper Reels, Jasper Live',
  );
  const addNames = page.getByRole('button', { name: 'Add all 4 to the lists' });

  await test.step('without them, each cell says why it isn’t saved', async () => {
    await expect(
      page.getByText('Not on the list of payment methods: Jasper Pay, Jasper Wallet.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Save all rows' }).click();
    await expect(cell(page, 'Jasper Alder', 'methods')).toContainText('Not all of these names');
    await expect(cell(page, 'Jasper Alder', 'payout')).toContainText(
      'Enter a payment method first',
    );
    await expectAccessible(page);
    await expectFitsEachWidth(page);
  });

  const loads = countLoads(page);
  await addNames.click();
  await expect(addNames).toHaveCount(0);
  await expect.poll(loads).toBe(1);
  await page.getByRole('button', { name: 'Save all rows' }).click();
  await expect(page.getByText(/unsaved row/)).toHaveCount(0);
  await expect(cell(page, 'Jasper Alder', 'methods')).toHaveText('Jasper Pay, Jasper Wallet');
  const { facts } = await read(request, `products/${id}`);
  expect(facts.licences).toMatchObject([{ number: 'J-1' }]);
  expect(facts.payments).toMatchObject([{ hours_max: 12, min: 10 }, { hours_max: null }]);
  expect(facts.provider_ids).toHaveLength(2);
  expect(facts.verified_on).toBe(facts.licences[0].verified_on);
});
