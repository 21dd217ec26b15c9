import type { Locator, Page } from '@playwright/test';
import { expect, imageFile, test, upload, write } from '../testing/editor.ts';
import { expectAccessible } from '../testing/test.ts';
import { editorOf, insert, openEditor, savedBlocks, typesOf } from './testing/rich-text.ts';

/** Reaches the target using only the Tab key, like someone without a mouse. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 100; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not reach the target');
}

test.describe('using only the keyboard', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('an empty page becomes a published guide with an offer', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const image_url = await upload(request);
    const title = 'Keyboard Koi Bonus';
    const offer = await write(request, 'exclusive-bonuses', { image_url, i18n: { en: { title } } });
    await page.goto('/admin/pages/new');
    const english = page.getByRole('group', { name: 'English' });
    await tabTo(page, english.getByLabel('Title (required to publish)'));
    await page.keyboard.type('Keyboard guide');
    const editor = editorOf(page);
    await tabTo(page, editor);

    await test.step('typed text is formatted', async () => {
      await page.keyboard.type('## How wagering works');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Read the ');
      await page.keyboard.press('Control+b');
      await page.keyboard.type('terms');
      await page.keyboard.press('Control+b');
      await page.keyboard.press('Enter');
      await page.keyboard.type('- One');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Two');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(editor.getByRole('heading', { level: 2 })).toHaveText('How wagering works');
      await expect(editor.getByRole('listitem')).toHaveText(['One', 'Two']);
    });

    await test.step('a slash on an empty line opens the menu, which finds an offer', async () => {
      await page.keyboard.type('/');
      await expect(page.getByRole('menuitem', { name: /^Offer/ })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Choose an offer' });
      await tabTo(page, dialog.getByRole('combobox', { name: 'Offer' }));
      await page.keyboard.type('koi');
      await expect(dialog.getByRole('option')).toHaveCount(1);
      await expectAccessible(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(editor.getByRole('button', { name: `Change ${title} (US)` })).toBeVisible();
      await expect(editor).toBeFocused();
      await page.keyboard.type('Good luck.');
    });

    await test.step('the preview shows the card as visitors see it', async () => {
      const show = page.getByRole('button', { name: 'Show preview' }).first();
      await tabTo(page, show);
      await page.keyboard.press('Enter');
      // The preview has its own window, so cards adapt to its width and not to the admin's.
      const preview = page.frameLocator('section[aria-label="Preview: Text in English"] iframe');
      await expect(preview.locator('h3')).toHaveText(title);
      await expect(preview.locator('strong')).toHaveText('terms');
      await tabTo(page, editor);
    });

    await test.step('Alt+F10 moves focus to the toolbar, arrow keys move within it, Escape returns', async () => {
      await page.keyboard.press('Alt+F10');
      await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      const bold = page.getByRole('button', { name: 'Bold' }).first();
      await expect(bold).toBeFocused();
      await expect(bold).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press('Escape');
      await expect(editor).toBeFocused();
    });

    await tabTo(page, page.getByRole('button', { name: 'Publish English', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Keyboard guide was created.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/pages\/\d+$/);
    const saved = await request.get(`/api/admin/pages/${page.url().split('/').at(-1)}`);
    const { i18n } = await saved.json();
    expect(i18n.en.publish_at).not.toBeNull();
    expect(i18n.en.body.content).toMatchObject([
      { type: 'heading', attrs: { level: 2 } },
      { type: 'paragraph', content: [{ text: 'Read the ' }, { text: 'terms' }] },
      { type: 'bulletList' },
      { type: 'offerCard', attrs: { bonus_id: offer.id } },
      { type: 'paragraph', content: [{ text: 'Good luck.' }] },
    ]);
    await expect(page.getByRole('heading', { name: 'Keyboard guide', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Keyboard guide/);
    await expectAccessible(page);
  });
});

test('unsaved text is offered again after a reload, until it is saved', async ({ page }) => {
  await page.goto('/admin/pages/new');
  const english = page.getByRole('group', { name: 'English' });
  await english.getByLabel('Title (required to publish)').fill('Reloaded guide');
  const editor = editorOf(page);
  await editor.click();
  await page.keyboard.type('Half a sentence');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(editorOf(page)).not.toContainText('Half a sentence');
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(editor).toContainText('Half a sentence');
  await english.getByLabel('Title (required to publish)').fill('Reloaded guide');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Reloaded guide was created.')).toBeVisible();
  await page.goto('/admin/pages/new');
  await expect(editorOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore it' })).toBeHidden();
});

/** Sends both keys in one batch, so the browser handles the second before it reports the selection. */
async function selectLastWordAndAddLink(page: Page) {
  const session = await page.context().newCDPSession(page);
  const [control, shift] = [2, 8];
  const press = (key: string, code: string, keyCode: number, modifiers: number) => {
    const event = { key, code, windowsVirtualKeyCode: keyCode, modifiers };
    return [
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event }),
    ];
  };
  await Promise.all([
    page.evaluate(() => {
      const end = performance.now() + 300;
      while (performance.now() < end);
    }),
    ...press('ArrowLeft', 'ArrowLeft', 37, control | shift),
    ...press('k', 'KeyK', 75, control),
  ]);
}

test('a link is validated as it is entered, and a table can be extended', { tag: '@long' }, async ({
  page,
}) => {
  const editor = await openEditor(page, 'A guide with a table');
  await page.keyboard.type('See the terms');
  await selectLastWordAndAddLink(page);
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Must be an address that starts with http://')).toBeVisible();
  await dialog.getByLabel('Address').fill('partner.example/terms');
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('link', { name: 'terms', exact: true })).toHaveAttribute(
    'href',
    'https://partner.example/terms',
  );
  await page.keyboard.press('End');
  await insert(page, /^Table/);
  await page.keyboard.type('Game');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Share');
  await page.getByRole('button', { name: 'Add row' }).click();
  await expect(editor.getByRole('row')).toHaveCount(4);
  const blocks = await savedBlocks(page, 'A guide with a table');
  expect(typesOf(blocks)).toEqual(['paragraph', 'table', 'paragraph']);
  expect(blocks[1].content).toHaveLength(4);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('callouts, images and questions are edited in place', { tag: '@long' }, async ({ page }) => {
    const editor = await openEditor(page, 'A guide with questions');
    await insert(page, /^Callout/);
    await page.keyboard.type('Set a limit.');
    await editor.getByLabel('Callout type').selectOption('warning');
    await insert(page, /^Image/);
    const dialog = page.getByRole('dialog', { name: 'Insert an image' });
    await dialog.locator('input[type=file]').setInputFiles(await imageFile('#335544'));
    await dialog.getByLabel('Alternative text').fill('A green card');
    await dialog.getByRole('button', { name: 'Insert image' }).click();
    await expect(editor.getByRole('img', { name: 'A green card' })).toBeVisible();
    await insert(page, /^Questions/);
    for (const line of [
      'Is it legal?',
      'In some markets.',
      '',
      'How old must I be?',
      'Ask.',
      '',
      '',
    ]) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.type('The end.');
    await expectAccessible(page);
    const blocks = await savedBlocks(page, 'A guide with questions');
    expect(typesOf(blocks)).toEqual(['callout', 'image', 'faq', 'paragraph']);
    expect(blocks[0].attrs).toEqual({ kind: 'warning' });
    expect(blocks[1].attrs).toMatchObject({ alt: 'A green card', caption: null });
    expect(blocks[2].content).toHaveLength(2);
  });
});

test('no other admin screen loads the editor', { tag: '@long' }, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (sent) => loaded.push(sent.url()));
  await page.goto('/admin/products/new');
  await expect(page.getByRole('heading', { name: 'New product' })).toBeVisible();
  expect(loaded.filter((url) => url.includes('rich-text-editor'))).toEqual([]);
  await page.goto('/admin/pages/new');
  await expect(editorOf(page)).toBeVisible();
  expect(loaded.some((url) => url.includes('rich-text-editor'))).toBe(true);
});
