import { expect, test } from 'vitest';
import { checkRichText } from '#contract/content/rich-text/check-rich-text.ts';
import { nodesIn, plainText } from '#contract/content/rich-text/read-rich-text.ts';
import { convertPost } from './convert-post.ts';
import { postLimits } from './converted-post.ts';
import { outline } from './testing/outline.ts';

/** In characters. */
const size = process.env.TEST_EXTENT === 'long' ? 1_000_000 : 200_000;
const many = (part: string, count = Math.floor(size / part.length)) => part.repeat(count);

/** Far more than any of these takes, and far less than quadratic time would: a fifth of the size takes 1/25 of it. */
const maxSeconds = 30 * (size / 1_000_000) ** 2;

test.each([
  ['nested elements', many('<div>', size / 10)],
  ['nested bold text', many('<b>', size / 10)],
  ['unclosed bold text in paragraphs', many('<b>x<p>')],
  [
    'bold text with different attributes',
    Array.from({ length: (size * 6) / 100 }, (_, id) => `<b id=${id}>x<p>`).join(''),
  ],
  ['a long attribute', `<p title="${many('x')}">y</p>`],
  ['a long address', `<a href="/${many('x')}">y</a>`],
  ['shortcodes', many('[abc a="1"]', size / 20)],
  ['unclosed shortcodes', many('[abc a="')],
  ['unclosed brackets', many('[')],
  ['unclosed comments', many('<!-- wp:a ')],
  ['unclosed blocks', many('<!-- wp:group -->')],
  ['a block with braces', `<!-- wp:embed {"a":"${many('} ', size * 0.4)}"} x -->`],
  ['unclosed tags', many('<b ')],
  ['unclosed quotes', many(`<b '"> `)],
  ['nested tables', many('<table><tr><td>x')],
  ['nested lists', many('<ul><li>x')],
  ['nested details', many('<details><summary>q</summary>')],
  ['frames', many('<iframe src=https://x.example></iframe>')],
  ['lines of code', `<pre>${many('a\n')}`],
  ['pictures', many('<figure><img src=/a.jpg>')],
  ['spaces', `a${many(' ')}b\n${many(' ')}\nc`],
  ['lists of Word', many('<p style="mso-list:l0 level9 lfo1">x</p>')],
  ['columns', `<table><tr>${many('<td>x')}`],
])('converts %s in bounded time', (_, html) => {
  const start = process.cpuUsage();
  const { text, leftOut } = convertPost(html);
  expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(maxSeconds);
  if (text) expect(checkRichText(text)).toEqual([]);
  expect(leftOut.length).toBeLessThanOrEqual(postLimits.leftOut);
});

test('cuts a text that is too large between blocks, and reports the rest', () => {
  const words = 'word '.repeat(200).trim();
  const chapter = (number: number) => `<h2>Chapter ${number}</h2><p>${words}</p>`;
  const html = Array.from({ length: 300 }, (_, index) => chapter(index + 1)).join('');
  const { text, leftOut } = convertPost(html);
  expect(checkRichText(text)).toEqual([]);
  const blocks = text?.content ?? [];
  expect(blocks.length).toBeGreaterThan(300);
  const last = Math.ceil(blocks.length / 2);
  expect(leftOut).toMatchObject([
    {
      kind: 'rest',
      name: `The last ${600 - blocks.length} parts did not fit`,
      after: `Chapter ${last}`,
    },
  ]);
});

test('starts a list that alone is too large', () => {
  const { text, leftOut } = convertPost(`<ul>${'<li>x</li>'.repeat(3_000)}</ul>`);
  expect(checkRichText(text)).toEqual([]);
  // The document, the list, and 1,666 items of three nodes.
  expect([...nodesIn(text ?? { type: 'doc', content: [] })].length).toBe(5_000);
  expect(leftOut).toMatchObject([{ kind: 'rest', name: 'The last 1 parts did not fit' }]);
});

test('breaks a paragraph whose text is longer than a node may be', () => {
  const words = Array.from({ length: 3_000 }, (_, index) => `word${index}`);
  const { text } = convertPost(`<p>${words.join(' ')}</p>`);
  expect(checkRichText(text)).toEqual([]);
  expect(text?.content.map(plainText).join(' ').split(/\s+/)).toEqual(words);
});

test('flattens lists that are nested too deeply', () => {
  const html = `${'<ul><li>x'.repeat(10)}${'</li></ul>'.repeat(10)}`;
  const { text } = convertPost(html);
  expect(checkRichText(text)).toEqual([]);
  expect(outline(text).join('').match(/“x”/g)).toHaveLength(10);
});

test('splits long tables, turns wide ones into lines and reports these', () => {
  const long = `<table>${'<tr><td>x</td></tr>'.repeat(150)}</table>`;
  expect(
    convertPost(long).text?.content.map((block) => 'content' in block && block.content?.length),
  ).toEqual([100, 50]);
  const wide = `<table><tr>${'<td>x</td>'.repeat(13)}</tr><tr><td>y</td></tr></table>`;
  const { text, leftOut } = convertPost(`<p>Odds</p>${wide}`);
  expect(text?.content.map(plainText)).toEqual(['Odds', Array(13).fill('x').join(' '), 'y']);
  expect(leftOut).toMatchObject([{ kind: 'table', after: 'Odds' }]);
});

test('leaves out what exceeds the bound of a post, and reports it', () => {
  const { leftOut } = convertPost(`<p>a</p>${' '.repeat(postLimits.characters)}`);
  expect(leftOut).toMatchObject([{ kind: 'rest', name: 'The last 8 characters did not fit' }]);
});
