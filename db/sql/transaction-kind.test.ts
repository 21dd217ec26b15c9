import { expect, test } from 'vitest';
import { type TransactionKind, transactionKind, transactionSettings } from './transaction-kind.ts';

test.each(Object.keys(transactionSettings) as TransactionKind[])(
  'a driver recognizes a %s',
  (kind) => {
    expect(transactionKind(transactionSettings[kind])).toBe(kind);
  },
);

test('an isolation level that represents no kind of transaction is rejected', () => {
  expect(() => transactionKind({ isolationLevel: 'repeatable read' })).toThrow(
    'Transactions start with runTransaction.',
  );
});
