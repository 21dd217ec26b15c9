import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRichText } from '#contract/content/rich-text/check-rich-text.ts';
import { plainText } from '#contract/content/rich-text/read-rich-text.ts';
import { convertPost } from './convert-post.ts';

const path = '/uploads/0123456789abcdef0123456789abcdef/800x600.webp';

const tags =
  'p h1 h3 h6 b em a del code ul ol li table tr td th blockquote pre dl dt dd div figure figcaption details summary ' +
  'img br hr iframe script form svg video';
const name = fc.constantFrom(...tags.split(' '));
const attribute = fc.constantFrom(
  '',
  ' href="/a"',
  ' href="javascript:x"',
  ' src="/b.jpg"',
  ' colspan="99"',
  ' rowspan="7"',
  ' start="-3"',
  ' type="a"',
  ' class="wp-block-embed__wrapper"',
  ' class="schema-faq-section"',
  ' style="list-style:upper-roman"',
  ' data-rich-text="faq"',
  ' data-left-out="0"',
);
const fragment = fc.oneof(
  fc.tuple(name, attribute).map(([tag, attributes]) => `<${tag}${attributes}>`),
  name.map((tag) => `</${tag}>`),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom(
    '\n\n',
    '\n',
    '[box]',
    '[/box]',
    '[box a="1"]',
    '[[box]]',
    '[',
    '"',
    '<!--',
    '-->',
    '&#xD800;',
    '&#0;',
  ),
  fc.constantFrom(
    '<!-- wp:group -->',
    '<!-- /wp:group -->',
    '<!-- wp:x/y {"a":1} /-->',
    '<!-- wp:more -->',
  ),
);
const anyHtml = fc.array(fragment, { maxLength: 60 }).map((parts) => parts.join(''));

test('any HTML becomes a text that may be stored, without known shortcodes', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const { text } = convertPost(html, { pictureAt: () => path, shortcodes: ['box'] });
      if (text) expect(checkRichText(text)).toEqual([]);
      const isEscaped = html.includes('[[box');
      if (text && !isEscaped) expect(plainText(text)).not.toMatch(/\[\/?box[\]\s]/);
    }),
    { numRuns: 400, seed: 31 },
  );
});

/** Supported elements around words, properly nested. */
const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 5 });
const inline = fc
  .tuple(fc.constantFrom('b', 'em', 'del', 'code', 'span', 'a'), words)
  .map(([tag, list]) => `<${tag}${tag === 'a' ? ' href="/x"' : ''}>${list.join(' ')}</${tag}>`);
const line = fc
  .array(
    fc.oneof(
      words.map((list) => list.join(' ')),
      inline,
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' '));
const { block } = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 5 },
    line.map((text) => `<p>${text}</p>`),
    line.map((text) => `<h2>${text}</h2>`),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 3 })
      .map((list) => `<ul>${list.map((item) => `<li>${item}</li>`).join('')}</ul>`),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 3 })
      .map((list) => `<table><tr>${list.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`),
    tie('block').map((inner) => `<blockquote>${inner}</blockquote>`),
    tie('block').map((inner) => `<div>${inner}</div>`),
    fc
      .tuple(words, tie('block'))
      .map(
        ([question, answer]) =>
          `<details><summary>${question.join(' ')}</summary>${answer}</details>`,
      ),
    line.map((text) => `<dl><dt>${text}</dt><dd>${text}</dd></dl>`),
    words.map((list) => `<pre>${list.join('\n')}</pre>`),
  ),
}));

test('the words of supported elements are kept in their order', () => {
  const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '');
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
      const html = blocks.join('\n');
      const { text } = convertPost(html);
      if (text) expect(checkRichText(text)).toEqual([]);
      expect(wordsIn(text ? plainText(text) : '')).toEqual(
        wordsIn(html.replaceAll(/<[^>]*>/g, ' ')),
      );
    }),
    { numRuns: 300, seed: 32 },
  );
});
