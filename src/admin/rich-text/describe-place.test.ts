import { expect, test } from 'vitest';
import { contentPageDraft } from '#contract/content/content-page.ts';
import type { RichText } from '#contract/rich-text/rich-text-node.ts';
import { errorSentences } from './describe-place.ts';

const text = {
  type: 'doc',
  content: [{ type: 'paragraph' }, { type: 'table', content: [] }],
} as RichText;

test('an error inside of a text says in which block it is', () => {
  const error = { content: [undefined, { content: { message: 'Must not be empty' } }] };
  expect(errorSentences(error as never, text)).toEqual(['Block 2, a table: Must not be empty']);
});

test('an error of the whole text says what it says', () => {
  expect(errorSentences({ type: 'server', message: 'Is required' }, null)).toEqual(['Is required']);
  expect(errorSentences(undefined, null)).toEqual([]);
});

test('the schema of a form names the place below the field', () => {
  const body = { type: 'doc', content: [{ type: 'script' }] };
  const draft = { kind: 'guide', slug: 'a-guide', i18n: { en: { title: 'A', body } } };
  const { error } = contentPageDraft.safeParse(draft);
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    'i18n.en.body.content.0: Unknown node "script"',
  ]);
});
