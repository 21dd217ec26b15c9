/** The sheets of statements and payments. */
import {
  type Payment,
  type PaymentDraft,
  paymentDraft,
  type Statement,
  type StatementDraft,
  statementDraft,
} from '#contract/money/payment.ts';
import type { Column, Sheet } from '../../sheet/sheet.ts';
import { paymentResource, statementResource } from '../entry-resource.ts';
import { amountColumn, currencyColumn } from './amount-column.ts';
import {
  emptyIsMissing,
  moneyLogOf,
  numberColumn,
  programmeColumns,
  textColumn,
  undoneWrites,
} from './money-sheet.ts';

const statementColumns: Column<Statement>[] = [
  textColumn('month', emptyIsMissing),
  currencyColumn,
  amountColumn({ name: 'stated' }, ({ stated }) => stated),
  numberColumn('document_id'),
  textColumn('note'),
];

const paymentColumns: Column<Payment>[] = [
  textColumn('day', emptyIsMissing),
  textColumn('month'),
  currencyColumn,
  amountColumn({ name: 'amount' }, ({ amount }) => amount),
  textColumn('reference'),
  textColumn('note'),
];

export const statementSheet: Sheet<StatementDraft, Statement> = {
  log: moneyLogOf('statement'),
  table: 'statement',
  columns: async (db) => [...(await programmeColumns(db)), ...statementColumns],
  draft: statementDraft,
  key: ['month', 'programme_id', 'currency'],
  nameOf: statementResource.nameOf,
  get: statementResource.get,
  ...undoneWrites(statementResource),
};

export const paymentSheet: Sheet<PaymentDraft, Payment> = {
  log: moneyLogOf('payment'),
  table: 'payment',
  columns: async (db) => [...(await programmeColumns(db)), ...paymentColumns],
  draft: paymentDraft,
  key: ['day'],
  nameOf: paymentResource.nameOf,
  get: paymentResource.get,
  ...undoneWrites(paymentResource),
};
