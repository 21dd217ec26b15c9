import type { UseQueryResult } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { renderedText } from '../testing/rendered-text.ts';
import { ListState } from './entity-list-frame.tsx';

type List = UseQueryResult<{ items: string[]; total?: number }, unknown>;

const read = (list: object, filtered = false) =>
  renderedText(
    <ListState
      list={{ refetch: () => {}, ...list } as List}
      empty="No banners yet."
      filtered={filtered}
    >
      {(rows) => rows.join(', ')}
    </ListState>,
  );

const loaded = (items: string[]) => ({ isPending: false, isError: false, data: { items } });

const failed = (code: string) => ({
  isPending: false,
  isError: true,
  error: TRPCClientError.from({
    error: { code: -32600, message: 'The disk is on holiday.', data: { code, httpStatus: 400 } },
  }),
});

test('a loaded list shows its rows', () => {
  expect(read(loaded(['Fig', 'Plum']))).toBe('Fig, Plum');
});

test('an empty list shows its empty state, and a filtered one shows that nothing was found', () => {
  expect(read(loaded([]))).toBe('No banners yet.');
  expect(read(loaded([]), true)).toBe('Nothing found for the current filters.');
});

test('a loading list shows a loading message, and one that was not requested shows nothing', () => {
  expect(read({ isPending: true, fetchStatus: 'fetching' })).toBe('Loading…');
  expect(read({ isPending: true, fetchStatus: 'idle' })).toBe('');
});

test('a list that fails to load shows the reason and can be retried', () => {
  expect(read(failed('bad_input'))).toBe('The disk is on holiday.Try again');
});

test('a list that doesn’t exist cannot be retried', () => {
  expect(read(failed('not_found'))).toBe('The disk is on holiday.');
});
