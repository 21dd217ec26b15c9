import { describe, expect, test } from 'vitest';
import { unboundedPlaces } from '../../testing/unbounded.ts';
import { checkRichText } from './check-rich-text.ts';
import { richTextLimits } from './node-rule.ts';
import { richText } from './rich-text.ts';
import type { RichText } from './rich-text-node.ts';

type Json = Record<string, unknown>;

const textOf = (...content: unknown[]) => ({ type: 'doc', content }) as unknown as RichText;
const paragraph = (text: string, marks: unknown[] = []) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
});
const firstProblem = (value: unknown) => {
  const issue = richText.safeParse(value).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
};

describe('limits', () => {
  const quote = (depth: number): unknown =>
    depth === 0
      ? paragraph('deep')
      : {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [paragraph('x'), quote(depth - 1)] }],
        };

  test('limits how deeply lists may be nested', () => {
    expect(firstProblem(textOf(quote(6)))).toBeUndefined();
    expect(firstProblem(textOf(quote(8)))).toMatch(
      /^content(\.\d+\.content)+.*: Must be at most 16 levels deep$/,
    );
  });

  test('rejects a hundred thousand levels without walking them', () => {
    let deep: unknown = paragraph('x');
    for (let level = 0; level < 100_000; level++) deep = { type: 'blockquote', content: [deep] };
    expect(firstProblem(textOf(deep))).toMatch(/: Must be at most 16 levels deep$/);
  });

  test('rejects a document that contains itself', () => {
    const circle: Json = { type: 'blockquote' };
    circle.content = [circle];
    expect(firstProblem(textOf(circle))).toMatch(/levels deep$/);
  });

  test('limits nodes, bytes and the length of a text node', () => {
    const many = Array(richTextLimits.nodes).fill({ type: 'horizontalRule' });
    expect(firstProblem(textOf(...many.slice(1)))).toBeUndefined();
    expect(firstProblem(textOf(...many))).toBe(': Must have at most 5000 nodes');
    expect(firstProblem(textOf(...many, ...many))).toBe('content: Must have at most 5000 nodes');
    const long = 'ş'.repeat(richTextLimits.text);
    expect(firstProblem(textOf(...Array(11).fill(paragraph(long))))).toBe(
      ': Must be at most 200 kB',
    );
    expect(firstProblem(textOf(paragraph(`${long}x`)))).toBe(
      'content.0.content.0.text: Must be at most 10000 characters',
    );
    expect(firstProblem({ ...textOf(), extra: Array(100_000).fill(0) })).toBe(
      'extra: Must have at most 5000 nodes',
    );
  });

  const tableOf = (rows: number, columns: number, attrs = {}) => ({
    type: 'table',
    content: Array(rows).fill({
      type: 'tableRow',
      content: Array(columns).fill({ type: 'tableCell', attrs, content: [{ type: 'paragraph' }] }),
    }),
  });

  test.each([
    [tableOf(100, 12), undefined],
    [tableOf(101, 1), 'content.0: Must have at most 100 rows'],
    [tableOf(1, 13), 'content.0: Must have at most 12 columns'],
    [tableOf(1, 7, { colspan: 2 }), 'content.0: Must have at most 12 columns'],
    [
      tableOf(1, 1, { colspan: 1e9 }),
      'content.0.content.0.content.0.attrs.colspan: Must be a whole number from 1 to 12',
    ],
    [tableOf(2, 1, { rowspan: 2 }), 'content.0: A merged cell must not extend past the last row'],
  ])('limits a table’s rows and columns, including merged cells: case %#', (table, problem) => {
    expect(firstProblem(textOf(table))).toBe(problem);
  });

  test('counts merged cells that push others aside in every row', () => {
    const cell = (rowspan: number) => ({
      type: 'tableCell',
      attrs: { rowspan },
      content: [{ type: 'paragraph' }],
    });
    const rows = [1, 2, 3].map((row) => ({
      type: 'tableRow',
      content: Array(5).fill(cell(4 - row)),
    }));
    expect(firstProblem(textOf({ type: 'table', content: rows }))).toBe(
      'content.0: Must have at most 12 columns',
    );
  });

  test('limits the number of cards and images, because each is read from the database', () => {
    const card = { type: 'partnerCard', attrs: { product_id: 1 } };
    expect(firstProblem(textOf(...Array(100).fill(card)))).toBeUndefined();
    expect(firstProblem(textOf(...Array(101).fill(card)))).toBe(
      'content.100: Must have at most 100 cards',
    );
    const path = '/uploads/0123456789abcdef0123456789abcdef/800x600.webp';
    const image = { type: 'image', attrs: { path } };
    expect(firstProblem(textOf(...Array(101).fill(image)))).toBe(
      'content.100: Must have at most 100 images',
    );
  });

  test('reports a few problems, not thousands', () => {
    expect(checkRichText(textOf(...Array(4_000).fill({ type: 'iframe' }))).length).toBe(20);
  });

  test('the JSON schema states the limits', () => {
    expect(unboundedPlaces(richText)).toEqual([]);
  });
});

test('reports the path of an unknown node', () => {
  const list = { type: 'bulletList', content: [{ type: 'script' }] };
  expect(firstProblem(textOf(paragraph('a'), list))).toBe(
    'content.1.content.0: Unknown node "script"',
  );
});

test('accepts the extra attributes that TipTap writes', () => {
  const attrs = {
    href: '/casino',
    target: '_blank',
    rel: 'noopener noreferrer nofollow',
    class: null,
    title: null,
  };
  const cell = {
    type: 'tableHeader',
    attrs: { colspan: 1, rowspan: 1, colwidth: null, align: null },
    content: [{ type: 'paragraph' }],
  };
  const text = textOf(
    paragraph('Play', [{ type: 'link', attrs }]),
    {
      type: 'orderedList',
      attrs: { start: 1, type: null },
      content: [{ type: 'listItem', content: [paragraph('x')] }],
    },
    { type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
  );
  expect(firstProblem(text)).toBeUndefined();
});

test.each([
  ['https://elsewhere.example/a.png'],
  ['/uploads/../admin'],
  ['/uploads/0123456789abcdef0123456789abcdef/a.svg'],
  ['data:image/svg+xml,<svg onload=alert(1)>'],
])('rejects an image at %s', (path) => {
  expect(firstProblem(textOf({ type: 'image', attrs: { path } }))).toBe(
    'content.0.attrs.path: Must be the path of an uploaded image',
  );
});
