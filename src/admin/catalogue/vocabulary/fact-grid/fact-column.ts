/** The facts that fit into a cell, as text in the cells of a grid. */
import { hasOtherFacts, licenceOf } from '#contract/catalogue/fact/new-fact.ts';
import { findNamed, isDay } from '#contract/catalogue/fact/pasted-line/fact-line.ts';
import type { ProductFacts } from '#contract/catalogue/fact/product-facts.ts';
import type { ProductDraft } from '#contract/catalogue/product.ts';
import {
  type CellProblem,
  type GridColumn,
  type GridContext,
  newlyChecked,
  readFigure,
} from './grid-column.ts';
import { depositColumn, methodsColumn, payoutColumn, providersColumn } from './payment-column.ts';

export const factColumns = [
  'regulator',
  'licence',
  'methods',
  'payout',
  'deposit',
  'providers',
  'owner',
  'established',
  'source',
  'checked',
] as const;
export type FactColumn = (typeof factColumns)[number];

/** The source comes first, because new facts take it over. A licence's regulator comes before its number. */
const inWritingOrder: FactColumn[] = [
  ...(['source', 'checked'] as const),
  ...factColumns.filter((column) => column !== 'source' && column !== 'checked'),
];

const firstLicence = ({ licences }: ProductFacts) => licences[0];

function withLicence(
  facts: ProductFacts,
  part: { regulator_id?: number; number?: string | null },
  context: GridContext,
) {
  const [first = licenceOf(newlyChecked(facts, context)), ...others] = facts.licences;
  return { ...facts, licences: [{ ...first, ...part }, ...others] };
}

const textColumn = (name: 'owner' | 'source_url' | 'verified_on'): GridColumn => ({
  fields: new RegExp(`^facts\\.${name}$`),
  read: (facts) => facts[name] ?? '',
  write: (facts, text) => ({ ...facts, [name]: text === '' ? null : text }),
});

const columns: Record<FactColumn, GridColumn> = {
  regulator: {
    fields: /^facts\.licences(?!\.0\.number)/,
    read: (facts, { regulators }) =>
      regulators.find(({ id }) => id === firstLicence(facts)?.regulator_id)?.name ?? '',
    write(facts, text, context) {
      if (text === '') return { ...facts, licences: facts.licences.slice(1) };
      const found = findNamed(context.regulators, text);
      if (!found) return { problem: 'noRegulator' };
      return withLicence(facts, { regulator_id: found.id }, context);
    },
  },
  licence: {
    fields: /^facts\.licences\.0\.number/,
    read: (facts) => firstLicence(facts)?.number ?? '',
    write(facts, text, context) {
      if (!firstLicence(facts)) return text === '' ? facts : { problem: 'needsRegulator' };
      return withLicence(facts, { number: text === '' ? null : text }, context);
    },
  },
  methods: methodsColumn,
  payout: payoutColumn,
  deposit: depositColumn,
  providers: providersColumn,
  owner: textColumn('owner'),
  established: {
    fields: /^facts\.established$/,
    read: ({ established }) => String(established ?? ''),
    write(facts, text) {
      const established = readFigure(text);
      return established === undefined ? { problem: 'noNumber' } : { ...facts, established };
    },
  },
  source: textColumn('source_url'),
  checked: textColumn('verified_on'),
};

export const cellText = (column: FactColumn, facts: ProductFacts, context: GridContext) =>
  columns[column].read(facts, context);

export type CellTexts = Partial<Record<FactColumn, string>>;

/** Applies the edited cells that can be read. */
export function withCells(draft: ProductDraft, cells: CellTexts, context: GridContext) {
  const problems: Partial<Record<FactColumn, CellProblem>> = {};
  const checked = cells.checked?.trim() ?? '';
  const today = isDay(checked) ? checked : context.today;
  let { facts } = draft;
  for (const column of inWritingOrder) {
    const text = cells[column]?.trim();
    if (text === undefined || text === cellText(column, facts, context)) continue;
    const written = columns[column].write(facts, text, { ...context, today });
    if ('problem' in written) problems[column] = written.problem;
    else facts = written;
  }
  const isNew = !hasOtherFacts(draft.facts) && hasOtherFacts(facts);
  if (isNew && today && !facts.verified_on && cells.checked === undefined) {
    facts = { ...facts, verified_on: today };
  }
  return { draft: { ...draft, facts }, problems };
}

/** Returns the column that shows the error of a field. */
export const columnOf = (path: string): FactColumn | undefined =>
  factColumns.find((column) => columns[column].fields.test(path));

/** Splits text copied from a spreadsheet. A trailing line break isn't another row. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
