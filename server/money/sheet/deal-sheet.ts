import { type Deal, type DealDraft, dealDraft } from '#contract/money/deal.ts';
import { emptyIsNull, readFlag, readWord } from '../../sheet/read-cell.ts';
import type { Column, Sheet } from '../../sheet/sheet.ts';
import { dealResource } from '../deal-resource.ts';
import { amountColumn, currencyColumn, currencyOf } from './amount-column.ts';
import { readSteps, writeSteps } from './deal-steps.ts';
import {
  emptyIsMissing,
  moneyLogOf,
  numberColumn,
  programmeColumns,
  textColumn,
  undoneWrites,
} from './money-sheet.ts';

const steps: Column<Deal> = {
  name: 'steps',
  path: 'steps',
  dependsOn: 'currency',
  write: (deal) => writeSteps(deal.steps, deal.currency),
  read(cell, stored, fields) {
    const currency = currencyOf(fields);
    return currency === undefined ? (stored ?? []) : readSteps(cell, currency);
  },
};

const columns: Column<Deal>[] = [
  numberColumn('product_id'),
  textColumn('market_code', (cell) => emptyIsNull(cell.toUpperCase())),
  textColumn('kind', readWord),
  currencyColumn,
  textColumn('from', emptyIsMissing),
  textColumn('to'),
  steps,
  textColumn('step_mode', readWord),
  amountColumn(
    { name: 'baseline_min_deposits', path: 'baseline.min_deposits' },
    ({ baseline }) => baseline.min_deposits,
  ),
  {
    name: 'baseline_note',
    path: 'baseline.note',
    write: ({ baseline }) => baseline.note ?? '',
  },
  textColumn('deductions'),
  {
    name: 'negative_carry_over',
    path: 'negative_carry_over',
    read: (cell) => (cell === '' ? undefined : readFlag(cell)),
    write: ({ negative_carry_over }) => String(negative_carry_over),
  },
  numberColumn('cap_count'),
  amountColumn({ name: 'cap_amount' }, ({ cap_amount }) => cap_amount),
  numberColumn('admin_fee'),
  textColumn('high_roller_rule'),
  numberColumn('document_id'),
  textColumn('source'),
  textColumn('note'),
  { name: 'reason', path: 'reason', write: () => '' },
];

export const dealSheet: Sheet<DealDraft, Deal> = {
  log: moneyLogOf('deal'),
  table: 'deal',
  columns: async (db) => [...(await programmeColumns(db)), ...columns],
  draft: dealDraft,
  remarks: ['reason'],
  // A deal whose days or products are wrong isn't compared with others, because it would seem to overlap with them.
  key: ['from', 'to', 'programme_id', 'product_id', 'market_code'],
  nameOf: dealResource.nameOf,
  get: dealResource.get,
  ...undoneWrites(dealResource),
};
