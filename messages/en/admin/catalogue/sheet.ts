import type { RowOutcome } from '#contract/catalogue/sheet/sheet.ts';

const outcomes: Record<RowOutcome, string> = {
  create: 'created',
  update: 'changed',
  unchanged: 'unchanged',
  refused: 'refused',
};

export const texts = {
  export: 'Export CSV',
  import: 'Import CSV',
  titles: {
    products: 'Import products',
    promoCodes: 'Import promo codes',
    regulators: 'Import regulators',
    paymentMethods: 'Import payment methods',
    providers: 'Import providers',
    programmes: 'Import programmes',
    deals: 'Import deals',
    statements: 'Import statements',
    payments: 'Import payments',
  },
  explanation:
    'A CSV file with the same columns as the export. A row with an id updates that item, a row without one creates a new item, and columns you leave out stay unchanged. You can review every row before anything is saved.',
  toList: 'Back to the list',
  file: 'CSV file',
  problems: {
    encoding: 'This file isn’t encoded as Unicode. In Excel, save it as “CSV UTF-8”.',
    unreadable: 'This file can’t be read. Close it in other programs and choose it again.',
  },
  outcome: 'Result',
  imported: (summary: string) => `Imported: ${summary}.`,
  wouldBe: (summary: string) => `Preview: ${summary}.`,
  correct: 'Fix the rejected rows, then choose the file again.',
  leftOut: 'Refused rows are left out.',
  importing: 'Importing…',
  send: 'Import',
  rows: 'Rows',
  columns: { row: 'Row', name: 'Name', outcome: 'Result', what: 'Details' },
  outcomes,
  /** For example “2 created”. */
  counted: (count: number, outcome: string) => `${count} ${outcome}`,
  nothing: 'nothing',
};
