import { expect, test } from 'vitest';
import { movedItems } from './moved-item.ts';

test.each([
  ['nothing moved', [1, 2, 3], [1, 2, 3], []],
  ['one moved up', [1, 2, 3, 4], [4, 1, 2, 3], [{ id: 4, from: 4, to: 1 }]],
  ['one moved down', [1, 2, 3, 4], [2, 3, 4, 1], [{ id: 1, from: 1, to: 4 }]],
  [
    'two swapped',
    [1, 2, 3, 4],
    [4, 2, 3, 1],
    [
      { id: 4, from: 4, to: 1 },
      { id: 1, from: 1, to: 4 },
    ],
  ],
  ['an added or removed item is not moved', [1, 2, 3], [9, 1, 3], []],
  ['an empty list', [], [], []],
])('%s', (_name, before, after, moves) => {
  expect(movedItems(before, after)).toEqual(moves);
});

test('apart from the moved items, both orders are the same', () => {
  const before = Array.from({ length: 40 }, (_, index) => index);
  const after = before.toSorted((one, other) => ((one * 17) % 40) - ((other * 17) % 40));
  const moved = new Set(movedItems(before, after).map(({ id }) => id));
  const left = (order: number[]) => order.filter((id) => !moved.has(id));
  expect(left(after)).toEqual(left(before));
  expect(moved.size).toBeLessThan(40);
});
