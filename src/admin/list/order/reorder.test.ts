import { QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { beforeEach, expect, test } from 'vitest';
import { texts } from '../../../../messages/en/admin/admin.ts';
import { toastStore } from '../../frame/toast-store.ts';
import { moveRow, reorder } from './reorder.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const messages = { done: 'It moved.', undone: 'It is back.' };
const key = ['rows'];

/** A list in a real query cache, as on a screen, and the orders sent to the server. */
function listOf(...ids: number[]) {
  const cache = new QueryClient();
  cache.setQueryData(key, { items: rows(...ids) });
  const sent: { items: number[]; before: number[] }[] = [];
  let refusal: Error | undefined;
  const shown = {
    input: undefined,
    list: {
      cancel: () => cache.cancelQueries({ queryKey: key }),
      getData: () => cache.getQueryData<{ items: { id: number }[] }>(key),
      setData: (_input: undefined, data: object | undefined) => cache.setQueryData(key, data),
      invalidate: () => cache.invalidateQueries({ queryKey: key }),
    },
    send: async (items: { id: number }[], before: { id: number }[]) => {
      sent.push({ items: items.map(({ id }) => id), before: before.map(({ id }) => id) });
      if (refusal) throw refusal;
    },
  };
  return {
    shown,
    sent,
    ids: () => cache.getQueryData<{ items: { id: number }[] }>(key)?.items.map(({ id }) => id),
    isStale: () => cache.getQueryState(key)?.isInvalidated,
    refuse: (code: string, message: string) => {
      refusal = TRPCClientError.from({
        error: { code: -32600, message, data: { code, httpStatus: 400 } },
      });
    },
  };
}

const toasts = () => toastStore.read().map(({ kind, text }) => [kind, text]);

beforeEach(() => toastStore.write([]));

test('a new order is shown before the server has responded', async () => {
  const { shown, ids } = listOf(1, 2, 3);
  const answered = Promise.withResolvers<void>();
  const done = reorder({ ...shown, send: () => answered.promise }, rows(3, 1, 2), messages, texts);
  await expect.poll(ids).toEqual([3, 1, 2]);
  expect(toasts()).toEqual([]);
  answered.resolve();
  await done;
  expect(toasts()).toEqual([['success', 'It moved.']]);
});

test('a new order is sent along with the one the editor saw', async () => {
  const { shown, sent } = listOf(1, 2, 3);
  await reorder(shown, rows(2, 1, 3), messages, texts);
  expect(sent).toEqual([{ items: [2, 1, 3], before: [1, 2, 3] }]);
});

test('an order that conflicts with another change is reverted, and the list is reloaded', async () => {
  const { shown, ids, isStale, refuse } = listOf(1, 2, 3);
  refuse('conflict', 'The list has changed in the meantime.');
  await reorder(shown, rows(2, 1, 3), messages, texts);
  expect(ids()).toEqual([1, 2, 3]);
  expect(isStale()).toBe(true);
  expect(toasts()).toEqual([
    ['error', 'Someone else changed this list, so it was reloaded. Please reorder it again.'],
  ]);
});

test('any other error shows the server’s message', async () => {
  const { shown, refuse } = listOf(1, 2);
  refuse('overloaded', 'Too many requests.');
  await reorder(shown, rows(2, 1), messages, texts);
  expect(toasts()).toEqual([['error', 'The order was not saved. Too many requests.']]);
});

test('a reorder can be undone until someone else changes the order', async () => {
  const { shown, sent, ids } = listOf(1, 2, 3);
  await reorder(shown, rows(2, 1, 3), messages, texts);
  toastStore.read()[0]?.action?.run();
  await expect.poll(() => toasts().at(-1)).toEqual(['success', 'It is back.']);
  expect(ids()).toEqual([1, 2, 3]);
  expect(sent.at(-1)).toEqual({ items: [1, 2, 3], before: [2, 1, 3] });
});

const nameOf = ({ id }: { id: number }) => `Row ${id}`;

test.each([
  [0, 2, [2, 3, 1]],
  [2, 0, [3, 1, 2]],
  [1, 2, [1, 3, 2]],
])('a row moves from %d to %d', (from, to, order) => {
  const moved = moveRow(rows(1, 2, 3), from, to, nameOf, texts.list.order);
  expect(moved?.rows).toEqual(rows(...order));
  expect(moved?.messages.done).toBe(`Row ${from + 1} is now at position ${to + 1} of 3.`);
});

test.each([
  [1, 1],
  [0, -1],
  [2, 3],
  [-1, 1],
])('nothing moves from %d to %d', (from, to) => {
  expect(moveRow(rows(1, 2, 3), from, to, nameOf, texts.list.order)).toBeUndefined();
});
