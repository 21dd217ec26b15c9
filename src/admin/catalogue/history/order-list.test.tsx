import { expect, test } from 'vitest';
import type { Change } from '#contract/catalogue/history/change.ts';
import { changeWith } from '../../testing/change.ts';
import { renderedText } from '../../testing/rendered-text.ts';
import { orderDifference } from './field/field-difference.ts';
import { OrderList } from './order-list.tsx';

const names = {
  entities: new Map([
    [1, 'Fig, US'],
    [2, 'Plum, TR'],
  ]),
  categories: new Map(),
};

const read = (before: Change['before'], after: Change['after']) =>
  renderedText(
    <OrderList difference={orderDifference(changeWith({ before, after }))} names={names} />,
  );

test('a reordered list shows the moved items with their old and new positions', () => {
  expect(read({ ids: [1, 3, 2] }, { ids: [2, 1, 3] })).toBe('Plum, TR moved from position 3 to 1');
  expect(read({ product_ids: [3, 1] }, { product_ids: [1, 3] })).toBe(
    'Fig, US moved from position 2 to 1',
  );
});

test('page blocks list hidden blocks before moved ones', () => {
  const [top, display] = [
    { id: 1, block_key: 'top', hidden: false },
    { id: 2, block_key: 'display', hidden: false },
  ];
  const after = { blocks: [{ ...display, hidden: true }, top] };
  expect(read({ blocks: [top, display] }, after)).toBe(
    'display is hiddendisplay moved from position 2 to 1',
  );
});

test('without a known previous order, the new order is listed', () => {
  expect(read(null, { ids: [2, 1] })).toBe('1. Plum, TR2. Fig, US');
});

test('an unchanged order is reported as unchanged, and a long list is cut', () => {
  expect(read({ ids: [1, 2] }, { ids: [1, 2] })).toBe('The order didn’t change.');
  const ids = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(read(null, { ids })).toMatch(/12\. #12and 8 more$/);
});
