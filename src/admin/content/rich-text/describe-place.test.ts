import { expect, test } from 'vitest';
import { contentPageDraft } from '#contract/content/content-page.ts';
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { texts as english } from '../../../../messages/en/admin/content/rich-text.ts';
import { texts as turkish } from '../../../../messages/tr/admin/content/rich-text.ts';
import { errorSentences } from './describe-place.ts';

const text = {
  type: 'doc',
  content: [{ type: 'paragraph' }, { type: 'table', content: [] }],
} as RichText;

test('an error inside the text mentions its block', () => {
  const error = { content: [undefined, { content: { message: 'Must not be empty' } }] };
  expect(errorSentences(error as never, text, english)).toEqual([
    'Block 2, a table: Must not be empty',
  ]);
  expect(errorSentences(error as never, text, turkish)).toEqual([
    '2. blok, tablo: Must not be empty',
  ]);
});

test('an error about the whole text is shown unchanged', () => {
  const error = { type: 'server', message: 'Is required' };
  expect(errorSentences(error, null, english)).toEqual(['Is required']);
  expect(errorSentences(undefined, null, english)).toEqual([]);
});

test('an error from the form’s schema has the path of the node', () => {
  const body = { type: 'doc', content: [{ type: 'script' }] };
  const draft = { kind: 'guide', slug: 'a-guide', i18n: { en: { title: 'A', body } } };
  const { error } = contentPageDraft.safeParse(draft);
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    'i18n.en.body.content.0: Unknown node "script"',
  ]);
});
