import { expect, test } from 'vitest';
import type { Block } from '#contract/content/rich-text/rich-text-node.ts';
import { headingsOf } from './heading-anchor.ts';

const heading = (text: string): Block => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});

test('a heading’s ID is made from its words, with a number if they are repeated', () => {
  const words = [
    'How we rank',
    'Çevrim şartı',
    'How we rank',
    'How we rank',
    '2026',
    '¿?',
    'Footer',
  ];
  const headings = headingsOf({
    type: 'doc',
    content: [{ type: 'horizontalRule' }, ...words.map(heading)],
  });
  expect(headings.map(({ id }) => id)).toEqual([
    'how-we-rank',
    'cevrim-sarti',
    'how-we-rank-2',
    'how-we-rank-3',
    'part',
    'part-2',
    'footer-2',
  ]);
  expect(headings.map(({ text }) => text)).toEqual(words);
});
