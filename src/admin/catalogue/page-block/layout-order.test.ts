import { expect, test } from 'vitest';
import type { PageBlock } from '#contract/catalogue/page-block.ts';
import { texts } from '../../../../messages/en/admin/catalogue/page-block.ts';
import { layoutOrder, toggleMessages, withToggled } from './layout-order.ts';

const block = (id: number, hidden = false) => ({ id, block_key: 'top', hidden }) as PageBlock;

test('an untouched flag is omitted, as another editor may have changed it', () => {
  const before = [block(1), block(2, true), block(3)];
  expect(layoutOrder([block(3), block(1, true), block(2, true)], before)).toEqual([
    { id: 3, sort_order: 0 },
    { id: 1, sort_order: 1, hidden: true },
    { id: 2, sort_order: 2 },
  ]);
});

test('a block can be hidden and shown again in the same position', () => {
  const hidden = withToggled([block(1), block(2)], block(2));
  expect(hidden).toEqual([block(1), block(2, true)]);
  expect(withToggled(hidden, block(2))).toEqual([block(1), block(2)]);
});

test('the messages describe the action, and the result of undoing it', () => {
  expect(toggleMessages(block(1), texts.done)).toEqual({
    done: 'top is hidden.',
    undone: 'top is shown again.',
  });
  expect(toggleMessages(block(1, true), texts.done)).toEqual({
    done: 'top is shown.',
    undone: 'top is hidden again.',
  });
});
