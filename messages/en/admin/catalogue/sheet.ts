import type { RowOutcome } from '#contract/catalogue/sheet.ts';

const outcomes: Record<RowOutcome, string> = {
  create: 'created',
  update: 'changed',
  unchanged: 'unchanged',
  refused: 'refused',
};

export const texts = {
  export: 'Export CSV',
  import: 'Import CSV',
  titles: { products: 'Import products', promoCodes: 'Import promo codes' },
  explanation:
    'A CSV file with the columns of the export. A row with an id changes what has that id, a row without one creates something new, and a column that is left out stays as it is. Nothing is written before you have seen what becomes of each row.',
  toList: 'To the list',
  file: 'CSV file',
  problems: {
    encoding: 'This file is in no encoding of Unicode. In Excel, save it as “CSV UTF-8”.',
    unreadable: 'This file cannot be read. Close it in other programs and choose it again.',
  },
  outcome: 'Outcome',
  imported: (summary: string) => `Imported: ${summary}.`,
  wouldBe: (summary: string) => `Would be: ${summary}.`,
  correct: 'Correct the refused rows and choose the file again.',
  importing: 'Importing…',
  send: 'Import',
  rows: 'Rows',
  columns: { row: 'Row', name: 'Name', outcome: 'Outcome', what: 'What' },
  outcomes,
  /** Such as “2 created”. */
  counted: (count: number, outcome: string) => `${count} ${outcome}`,
  nothing: 'nothing',
};
