import { expect, test } from 'vitest';
import type { SheetRow } from '#contract/catalogue/sheet/sheet.ts';
import { texts } from '../../../../messages/en/admin/catalogue/sheet.ts';
import { renderedText } from '../../testing/rendered-text.ts';
import { OutcomeTable } from './outcome-table.tsx';
import { countOutcomes, countsText } from './row-outcome.ts';

const row = (special: Partial<SheetRow>): SheetRow => ({
  row: 2,
  outcome: 'create',
  name: 'New Ibis',
  changes: [],
  errors: [],
  ...special,
});

const rows = [
  row({}),
  row({ row: 3, outcome: 'update', name: 'Renamed Ibis', changes: ['name_en', 'rating'] }),
  row({
    row: 4,
    outcome: 'refused',
    name: 'Wrong Ibis',
    errors: [{ column: 'rating', message: 'Must be at most 5' }],
  }),
];

test('the summary counts each outcome and omits those without rows', () => {
  expect(countsText(countOutcomes(rows), texts)).toBe('1 created, 1 changed, 1 refused');
  expect(countsText(countOutcomes([row({ outcome: 'unchanged' })]), texts)).toBe('1 unchanged');
  expect(countsText(countOutcomes([]), texts)).toBe('nothing');
});

test('rejected rows come first with the reason, and changed rows list their columns', () => {
  expect(renderedText(<OutcomeTable rows={rows} />)).toBe(
    'RowNameResultDetails' +
      '4Wrong Ibisrefusedrating: Must be at most 5' +
      '2New Ibiscreated' +
      '3Renamed Ibischangedname_en, rating',
  );
});
