/** The calls about programmes and the entries that people make about them. */
import { dealResource, dealSchemas } from './deal-resource.ts';
import { entityCalls, moneyNames } from './entity-calls.ts';
import {
  correctionResource,
  correctionSchemas,
  paymentResource,
  paymentSchemas,
  statementResource,
  statementSchemas,
} from './entry-resource.ts';
import { programmeResource, programmeSchemas } from './programme-resource.ts';
import { dealSheet } from './sheet/deal-sheet.ts';
import { paymentSheet, statementSheet } from './sheet/entry-sheet.ts';
import { moneySheetCalls } from './sheet/money-sheet-calls.ts';
import { programmeSheet } from './sheet/programme-sheet.ts';

const programmes = moneyNames('/programmes', 'a programme', 'programmes');
const deals = moneyNames('/deals', 'a deal', 'deals');
const statements = moneyNames('/statements', 'a statement', 'statements');
const payments = moneyNames('/payments', 'a payment', 'payments');
const corrections = moneyNames('/corrections', 'a correction', 'corrections');

export const programmeCalls = {
  ...entityCalls(programmes, programmeResource, programmeSchemas),
  ...moneySheetCalls(programmes, programmeSheet),
};
export const dealCalls = {
  ...entityCalls(deals, dealResource, dealSchemas),
  ...moneySheetCalls(deals, dealSheet),
};
export const statementCalls = {
  ...entityCalls(statements, statementResource, statementSchemas),
  ...moneySheetCalls(statements, statementSheet),
};
export const paymentCalls = {
  ...entityCalls(payments, paymentResource, paymentSchemas),
  ...moneySheetCalls(payments, paymentSheet),
};
export const correctionCalls = entityCalls(corrections, correctionResource, correctionSchemas);
