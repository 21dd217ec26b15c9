// Runs in test:long only: tries every command of the editor.
/** Editing never loses focus or input. */
import { expect, imageFile, test, write } from '../testing/editor.ts';
import { expectNoOverflow } from '../testing/fits-width.ts';
import { edit } from '../testing/history.ts';
import { holdBack } from '../testing/hold-back.ts';
import { editorOf, insert, openEditor, savedBlocks, typesOf } from './testing/rich-text.ts';

test('the strikethrough shortcut doesn’t save', async ({ page }) => {
  const editor = await openEditor(page, 'A guide with an old price');
  let saves = 0;
  page.on('request', (sent) => {
    if (sent.url().includes('contentPage.create')) saves += 1;
  });
  await page.keyboard.press('Control+Shift+s');
  await page.keyboard.type('Once 20');
  await expect(editor.locator('s')).toHaveText('Once 20');
  await savedBlocks(page, 'A guide with an old price');
  expect(saves).toBe(1);
});

test('the last keystrokes are saved by Ctrl+S, stored in the browser, and not discarded without confirmation', async ({
  page,
  request,
}) => {
  const { id } = await write(request, 'pages', {
    kind: 'guide',
    slug: 'last-letters',
    i18n: { en: { title: 'Last letters' } },
  });
  const path = `/admin/pages/${id}`;
  const editor = editorOf(page);
  const stored = async () => {
    const { i18n } = await (await request.get(`/api${path}`)).json();
    return i18n.en.body?.content[0].content[0].text;
  };
  const kept = () =>
    page.evaluate((path) => localStorage.getItem(`rich-text:${path}`), `${path} i18n.en.body`);
  await page.goto(path);
  await editor.click();
  await page.keyboard.type('Once');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Last letters was saved.')).toBeVisible();
  expect(await stored()).toBe('Once');

  await page.keyboard.type(' and ag');
  await page.keyboard.type('ain');
  await expect.poll(kept, { intervals: [20], timeout: 300 }).toContain('Once and again');
  await page.getByRole('link', { name: 'Pages' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('a paste that makes the text too long is reported before saving', async ({ page }) => {
  const editor = await openEditor(page, 'A guide of two pages');
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer();
    const html = Array.from({ length: 300 }, () => `<p>${'Wagering '.repeat(75)}</p>`).join('');
    clipboardData.setData('text/html', html);
    const event = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', event));
  });
  const sentence = /This text is \d+ kB too long\. Shorten it or split it into two pages\./;
  await expect(editor).toHaveAccessibleDescription(sentence);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    await editor.evaluate((element) => element.scrollIntoView());
    await expect(page.getByText(sentence)).toBeInViewport();
  }
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Short.');
  await expect(page.getByText(sentence)).toHaveCount(0);
});

test('a link in the text is large enough to tap', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const editor = await openEditor(page, 'A guide with a link');
  for (const words of ['the terms', 'the terms of the offer, which go over more than one line']) {
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill('/about');
    await dialog.getByLabel('Link text').fill(words);
    await page.keyboard.press('Enter');
    await expect(editor.getByRole('link', { name: words, exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
  }
  const heights = await editor
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap((link) => [...link.getClientRects()].map(({ height }) => height)),
    );
  expect(heights.length).toBeGreaterThan(2);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

test('a pasted image appears where it was pasted, and the form waits for the upload', async ({
  page,
}) => {
  const editor = await openEditor(page, 'A guide with a slow image');
  await page.keyboard.type('Before');
  await page.keyboard.press('Enter');
  await page.keyboard.type('After');
  await page.keyboard.press('ArrowUp');
  const answer = await holdBack(page, '**/api/admin/uploads');
  const { buffer, ...file } = await imageFile('#335544');
  await editor.evaluate(
    (element, { bytes, name, mimeType }) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      const event = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', event));
    },
    { bytes: [...buffer], ...file },
  );
  await expect(page.getByText('Waiting for the upload to finish')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' all');
  const title = page.getByLabel('Title (required to publish)').first();
  await title.focus();
  answer();
  await expect(editor.getByRole('button', { name: 'Remove the image' })).toBeVisible();
  await expect(title).toBeFocused();
  const blocks = await savedBlocks(page, 'A guide with a slow image');
  expect(typesOf(blocks)).toEqual(['paragraph', 'image', 'paragraph']);
});

test('an editor can continue typing after removing a card', async ({ page }) => {
  const editor = await openEditor(page, 'A guide without its list');
  await insert(page, /^Top list/);
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await editor.getByRole('button', { name: /^Remove/ }).click();
  await expect(editor.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(editor).toBeFocused();
});

test('a click outside closes an open menu', async ({ page }) => {
  await openEditor(page, 'A guide with a menu');
  await page.getByRole('button', { name: 'Insert' }).first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('menu')).toBeHidden();
});

test('an open menu is drawn above the fields below it', async ({ page }) => {
  await openEditor(page, 'A guide in two languages');
  await page.getByRole('button', { name: 'Insert' }).first().click();
  const menu = page.getByRole('menu');
  await page.getByLabel('Title for search engines').first().scrollIntoViewIfNeeded();
  const isWhole = await menu.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 20, bottom - 3));
  });
  expect(isWhole).toBe(true);
});

test('a recovered draft mentions that another version has been saved since', async ({
  page,
  request,
}) => {
  const body = { type: 'doc', content: [{ type: 'paragraph' }] };
  const texts = { title: 'A guide of two editors', body };
  const { id } = await write(request, 'pages', {
    kind: 'guide',
    slug: 'of-two',
    i18n: { en: texts },
  });
  await page.goto(`/admin/pages/${id}`);
  await editorOf(page).click();
  await page.keyboard.type('Mine');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('has unsaved text')).toBeVisible();
  await expect(page.getByText('A newer version has been saved since')).toBeHidden();
  const theirs = { type: 'paragraph', content: [{ type: 'text', text: 'Theirs' }] };
  const saved = { ...texts, body: { type: 'doc', content: [theirs] } };
  await edit(request, `pages/${id}`, { i18n: { en: saved } });
  await page.reload();
  await expect(page.getByText('A newer version has been saved since')).toBeVisible();
});
