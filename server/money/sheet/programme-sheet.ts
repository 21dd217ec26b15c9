import { type Programme, type ProgrammeDraft, programmeDraft } from '#contract/money/programme.ts';
import { words } from '../../sheet/read-cell.ts';
import type { Column, Sheet, Unreadable } from '../../sheet/sheet.ts';
import { programmeResource } from '../programme-resource.ts';
import { readCurrency } from './amount-column.ts';
import {
  emptyIsMissing,
  moneyLogOf,
  numberColumn,
  textColumn,
  undoneWrites,
} from './money-sheet.ts';

function readIds(cell: string): number[] | Unreadable {
  const ids = words(cell.replace(/[,;]/g, ' '));
  const isId = (word: string) => /^[1-9]\d{0,15}$/.test(word);
  return ids.every(isId) ? ids.map(Number) : { unreadable: 'Must be IDs with spaces in between' };
}

const columns: Column<Programme>[] = [
  textColumn('name'),
  textColumn('platform'),
  textColumn('base_currency', readCurrency),
  textColumn('time_zone', emptyIsMissing),
  numberColumn('pays_on'),
  textColumn('contact'),
  {
    name: 'product_ids',
    path: 'product_ids',
    read: readIds,
    write: ({ product_ids }) => product_ids.join(' '),
  },
  textColumn('note'),
];

export const programmeSheet: Sheet<ProgrammeDraft, Programme> = {
  log: moneyLogOf('programme'),
  table: 'programme',
  columns: async () => columns,
  draft: programmeDraft,
  key: ['name'],
  nameOf: programmeResource.nameOf,
  get: programmeResource.get,
  ...undoneWrites(programmeResource),
};
