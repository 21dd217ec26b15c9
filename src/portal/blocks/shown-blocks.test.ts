import { expect, test } from 'vitest';
import type { BlockKey } from '#contract/catalogue/page-block.ts';
import type { Section } from '#contract/catalogue/section.ts';
import { unreachable } from '../../api/api-result.ts';
import { shownBlocks } from './shown-blocks.ts';

const layoutOf = (page: Section, ...keys: (BlockKey | `no ${BlockKey}`)[]) => ({
  data: {
    page,
    blocks: keys.map((key) => ({
      key: key.replace('no ', '') as BlockKey,
      hidden: key.startsWith('no '),
    })),
  },
});

test('blocks appear in the order of the layout, without the hidden ones', () => {
  const layout = layoutOf('casino', 'suggestions', 'no top', 'popular', 'display');
  expect(shownBlocks('casino', layout)).toEqual(['suggestions', 'popular', 'display']);
});

test('the popular list is appended to a casino page whose layout has none', () => {
  expect(shownBlocks('casino', layoutOf('casino', 'display', 'top'))).toEqual([
    'display',
    'top',
    'popular',
  ]);
  expect(shownBlocks('casino', layoutOf('casino'))).toEqual(['popular']);
});

test('a hidden popular list stays hidden', () => {
  expect(shownBlocks('casino', layoutOf('casino', 'display', 'no popular'))).toEqual(['display']);
});

test('no other page gets a popular list', () => {
  expect(shownBlocks('bets', layoutOf('bets', 'top'))).toEqual(['top']);
  expect(shownBlocks('bonuses', layoutOf('bonuses'))).toEqual([]);
});

test.each([
  ['casino', ['display', 'popular', 'top', 'suggestions', 'exclusive']],
  ['bets', ['display', 'top', 'exclusive', 'suggestions']],
  ['bonuses', ['display', 'exclusive', 'suggestions', 'top']],
] as const)('the %s page has the default order if its layout failed to load', (section, usual) => {
  expect(shownBlocks(section, { failure: unreachable })).toEqual(usual);
});
