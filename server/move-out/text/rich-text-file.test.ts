import fc from 'fast-check';
import { marked } from 'marked';
import { expect, test } from 'vitest';
import type { Block, Inline, Mark } from '#contract/content/rich-text/rich-text-node.ts';
import { anyRichText } from '#contract/testing/any-rich-text.ts';
import { richTextToHtml } from './rich-text-to-html.ts';
import { richTextToMarkdown } from './rich-text-to-markdown.ts';
import type { TextContext } from './text-context.ts';

const context: TextContext = {
  linkOf: (card) => ({ name: `A ${card.type}`, path: '/casino/all' }),
  imageAt: (path) => path,
  altOf: () => '',
};
const doc = (...content: Block[]) => ({ type: 'doc' as const, content });
const text = (words: string, ...marks: Mark[]): Inline => ({ type: 'text', text: words, marks });
const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', content });
const markdown = (...content: Block[]) => richTextToMarkdown(doc(...content), context);

const [bold, italic]: Mark[] = [{ type: 'bold' }, { type: 'italic' }];

test.each<[string, Block, string]>([
  ['signs of Markdown', paragraph(text('1. *a* <b> #c')), '1\\. \\*a\\* \\<b\\> \\#c\n'],
  [
    'marks around spaces',
    paragraph(text('a'), text(' b ', bold as Mark), text('c')),
    'a **b** c\n',
  ],
  [
    'nested marks',
    paragraph(text('a ', bold as Mark), text('b', bold as Mark, italic as Mark)),
    '<strong>a *b*</strong>\n',
  ],
  ['code with backticks', paragraph(text('a`b', { type: 'code' })), '<code>a\\`b</code>\n'],
  [
    'a link with a bracket in its address',
    paragraph(text('a', { type: 'link', attrs: { href: 'https://a.example/(b)' } })),
    '[a](https://a.example/%28b%29)\n',
  ],
  [
    'a nested list',
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [text('a')] },
            {
              type: 'orderedList',
              attrs: { start: 3 },
              content: [
                { type: 'listItem', content: [{ type: 'paragraph', content: [text('b')] }] },
              ],
            },
          ],
        },
      ],
    },
    '- a\n\n  3. b\n',
  ],
  [
    'a table',
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [{ type: 'paragraph', content: [text('a|b')] }] },
            { type: 'tableHeader', content: [{ type: 'paragraph' }] },
          ],
        },
        {
          type: 'tableRow',
          content: [
            {
              type: 'tableCell',
              content: [
                { type: 'paragraph', content: [text('c'), { type: 'hardBreak' }, text('d')] },
              ],
            },
            { type: 'tableCell', content: [{ type: 'paragraph', content: [text('e')] }] },
          ],
        },
      ],
    },
    '| a\\|b |  |\n| --- | --- |\n| c<br>d | e |\n',
  ],
  [
    'a callout',
    {
      type: 'callout',
      attrs: { kind: 'warning' },
      content: [{ type: 'paragraph', content: [text('a')] }],
    },
    '> [!WARNING]\n> a\n',
  ],
])('writes %s as Markdown', (_, block, expected) => {
  expect(markdown(block)).toBe(expected);
});

/** The words that a browser shows. */
function wordsIn(html: string): string {
  const root = html
    .replace(/\[!(NOTE|TIP|WARNING)\]/g, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<img[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
  return root.replace(/\s+/g, '');
}

const runs = process.env.TEST_EXTENT === 'long' ? 3_000 : 300;

test('a reader of the Markdown sees the words of the HTML, and no script runs', () => {
  fc.assert(
    fc.property(anyRichText, (given) => {
      const html = richTextToHtml(given, context);
      const rendered = marked.parse(richTextToMarkdown(given, context), { async: false });
      expect(wordsIn(rendered)).toBe(wordsIn(html));
      for (const written of [html, rendered]) {
        expect(written).not.toMatch(/<(script|svg|img src=x)|onerror="|href="javascript:/i);
      }
    }),
    { numRuns: runs },
  );
});
