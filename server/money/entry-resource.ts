/** Statements, payments and corrections. */

import { moneyOf } from '#contract/money/amount.ts';
import {
  correction,
  correctionDraft,
  moneyEntryQuery,
  payment,
  paymentDraft,
  statement,
  statementDraft,
} from '#contract/money/payment.ts';
import { findClosedMonth } from '../../db/repositories/money/closed-month.ts';
import { corrections, payments, statements } from '../../db/repositories/money/money-entry.ts';
import { moneyResource } from './money-resource.ts';
import { problemsOfOwner } from './reference.ts';

export const statementSchemas = {
  draft: statementDraft,
  whole: statement,
  query: moneyEntryQuery,
};
export const paymentSchemas = { draft: paymentDraft, whole: payment, query: moneyEntryQuery };
export const correctionSchemas = {
  draft: correctionDraft,
  whole: correction,
  query: moneyEntryQuery,
};

const programmeOf = ({ programme_id }: { programme_id: number }) => programme_id;

export const statementResource = moneyResource({
  kind: 'statement',
  schemas: statementSchemas,
  nameOf: ({ month, stated, currency }) => `${month}: ${moneyOf(stated, currency)}`,
  programmeOf,
  ...statements,
  taken: { path: 'month', message: 'There is already a statement for this month and currency' },
  check: async (trx, draft, current) => [
    ...(draft ? await problemsOfOwner(trx, draft) : []),
    ...(await problemsOfClosedMonths(trx, [draft, current])),
  ],
});

export const paymentResource = moneyResource({
  kind: 'payment',
  schemas: paymentSchemas,
  nameOf: ({ day, amount, currency }) => `${day}: ${moneyOf(amount, currency)}`,
  programmeOf,
  ...payments,
  check: async (trx, draft) => (draft ? problemsOfOwner(trx, draft) : []),
});

export const correctionResource = moneyResource({
  kind: 'correction',
  schemas: correctionSchemas,
  nameOf: ({ month, amount, currency }) => `${month}: ${moneyOf(amount, currency)}`,
  programmeOf,
  ...corrections,
  async check(trx, draft) {
    if (!draft) return [];
    const isClosed = (await findClosedMonth(trx, draft)) !== undefined;
    return [
      ...(await problemsOfOwner(trx, draft)),
      ...(isClosed
        ? []
        : [{ path: 'month', message: 'Isn’t closed yet. Change its entries instead' }]),
    ];
  },
});

type Entry = { programme_id: number; month: string };

/** A closed month stays as it is. Money may still arrive for it, but what was stated can only be corrected. */
async function problemsOfClosedMonths(
  trx: Parameters<typeof findClosedMonth>[0],
  entries: readonly (Entry | undefined)[],
) {
  for (const entry of entries) {
    if (entry && (await findClosedMonth(trx, entry))) {
      return [{ path: 'month', message: 'Is closed. Add a correction instead' }];
    }
  }
  return [];
}
