import type { Locator, Page } from '@playwright/test';
import { adminToken } from '../process/start-program.ts';
import { type Action, clickHere, middleOf } from './pressed-page.ts';

const words = 5_000;

/** Creates a guide of 5,000 words, and returns actions of an editor in it and in a list of 1,000 rows. */
export async function adminActions(siteUrl: string): Promise<Action[]> {
  const list = '/admin/products?category=casino';
  const wide = true;
  return [
    {
      name: 'searching a list of 1,000 rows',
      path: list,
      wide,
      prepare: (page) => page.getByRole('searchbox').first().focus(),
      press: (page) => page.keyboard.type('gold', { delay: 120 }),
    },
    {
      name: 'selecting a row of 1,000',
      path: list,
      wide,
      prepare: (page) => pointAt(page.locator('tr[data-row] input[type=checkbox]').first()),
      press: clickHere,
    },
    {
      name: 'dragging a row of 1,000',
      path: list,
      wide,
      prepare: (page) => pointAt(handle(page, 0)),
      press: dragDown,
    },
    {
      name: 'typing in a guide of 5,000 words',
      path: await postLongGuide(siteUrl),
      wide,
      async prepare(page) {
        await page.getByRole('textbox', { name: 'Text in English' }).click();
      },
      press: (page) => page.keyboard.type('Ten letters', { delay: 120 }),
    },
  ];
}

const handle = (page: Page, row: number) =>
  page.locator('tr[data-row] td:first-child button').nth(row);

/** Moves the pointer to the target before the click. */
async function pointAt(target: Locator) {
  const { x, y } = await middleOf(target);
  await target.page().mouse.move(x, y);
}

async function dragDown(page: Page) {
  const { x, y } = await middleOf(handle(page, 3));
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 20 });
  await page.mouse.up();
}

async function postLongGuide(siteUrl: string): Promise<string> {
  const sentence = 'Read all the terms before you play. ';
  const paragraph = {
    type: 'paragraph',
    content: [{ type: 'text', text: sentence.repeat(10).trim() }],
  };
  const content = Array.from({ length: words / 70 }, () => paragraph);
  const response = await fetch(`${siteUrl}/api/admin/pages`, {
    method: 'POST',
    headers: { 'x-admin-token': adminToken, 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'guide',
      slug: 'five-thousand-words',
      product_ids: [],
      i18n: { en: { title: 'A long guide', body: { type: 'doc', content } } },
    }),
  });
  if (!response.ok) throw new Error(`The guide was rejected: ${await response.text()}`);
  const { id }: { id: number } = await response.json();
  return `/admin/pages/${id}`;
}
