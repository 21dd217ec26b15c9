import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

/** The maximum number of images in one text. All pages together contain more than fit in one statement. */
const imagesPerText = 230;
const paragraphs = 19;
const pages = 6;

const pathOf = (number: number) => `/uploads/${String(number).padStart(32, '0')}/`;

function bodyFrom(first: number) {
  const content = Array.from({ length: paragraphs }, (_, text) => ({
    type: 'paragraph' as const,
    content: [
      {
        type: 'text' as const,
        text: Array.from({ length: imagesPerText }, (_, at) =>
          pathOf(first + text * imagesPerText + at),
        ).join(' '),
      },
    ],
  }));
  return { type: 'doc' as const, content };
}

test('the library handles pages that refer to more images than fit in one statement', async () => {
  for (let page = 0; page < pages; page += 1) {
    const first = page * paragraphs * imagesPerText;
    await given.make.contentPage({ i18n: { en: { body: bodyFrom(first) } } });
  }
  expect((await given.call('GET', '/admin/images')).status).toBe(200);
  const { uses } = await given.db
    .selectFrom('image_use')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .executeTakeFirstOrThrow();
  expect(uses).toBe(pages * paragraphs * imagesPerText);
});
