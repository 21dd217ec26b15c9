// Runs on SQLite only: lays moves over rows.
import { expect, test } from 'vitest';
import { laidOver } from './proposed-order.tsx';

const rows = [1, 2, 3, 4].map((id) => ({ id, hidden: false }));
const moved = (to: { id: number; after_id: number | null }[]) => ({
  field: 'order',
  language: null,
  from: [1, 2, 3, 4],
  to,
});

test('rows are shown where the release moves them', () => {
  const ids = (ops: Parameters<typeof laidOver>[1]) => laidOver(rows, ops).map(({ id }) => id);
  expect(ids([moved([{ id: 4, after_id: null }])])).toEqual([4, 1, 2, 3]);
  expect(ids([moved([{ id: 1, after_id: 3 }])])).toEqual([2, 3, 1, 4]);
});

test('blocks are shown as hidden if the release hides them', () => {
  const op = { field: 'hidden.3', language: null, from: false, to: true };
  expect(laidOver(rows, [op]).map(({ hidden }) => hidden)).toEqual([false, false, true, false]);
});
