/** The facts with a single value, as text in the cells of a grid. */
import { licenceOf } from '#contract/catalogue/fact/new-fact.ts';
import { findNamed, type Named } from '#contract/catalogue/fact/pasted-line/fact-line.ts';
import {
  methodsIn,
  minDepositOf,
  payoutHoursOf,
} from '#contract/catalogue/fact/payment-figures.ts';
import type { Payment, ProductFacts } from '#contract/catalogue/fact/product-facts.ts';
import type { ProductDraft } from '#contract/catalogue/product.ts';
import type { MarketCode } from '#contract/site/market-code.ts';

export const factColumns = [
  'regulator',
  'licence',
  'payout',
  'deposit',
  'owner',
  'established',
  'source',
  'checked',
] as const;
export type FactColumn = (typeof factColumns)[number];

export type GridContext = {
  regulators: readonly Named[];
  /** The default market, in which the least deposit applies. */
  market: { code: MarketCode; parent: MarketCode | null; currency: string };
};

/** Why a cell can't be read. */
export type CellProblem = 'noRegulator' | 'needsRegulator' | 'noNumber' | 'noPayment';
type Written = ProductFacts | { problem: CellProblem };

const unchecked = { source_url: null, verified_on: null };

const figureText = (figure: number) => (Number.isFinite(figure) ? String(figure) : '');

/** Accepts a decimal comma, as in spreadsheets. */
function readFigure(text: string): number | null | undefined {
  if (text === '') return null;
  const figure = Number(text.replace(',', '.'));
  return Number.isFinite(figure) ? figure : undefined;
}

const paymentsIn = ({ payments }: ProductFacts, { market }: GridContext) =>
  methodsIn(payments, market).flatMap((method) => method.payments) as Payment[];

/** Replaces a figure of the payment that decides it. An empty cell removes it. */
function withPayment(
  facts: ProductFacts,
  text: string,
  decisive: Payment | undefined,
  change: (payment: Payment, figure: number | null) => Payment,
): Written {
  const figure = readFigure(text);
  if (figure === undefined) return { problem: 'noNumber' };
  if (!decisive) return figure === null ? facts : { problem: 'noPayment' };
  const payments = facts.payments.map((one) => (one === decisive ? change(one, figure) : one));
  return { ...facts, payments };
}

type Column = {
  /** The fields of the draft whose errors are shown at the cell. */
  paths: string[];
  read: (facts: ProductFacts, context: GridContext) => string;
  write: (facts: ProductFacts, text: string, context: GridContext) => Written;
};

const firstLicence = ({ licences }: ProductFacts) => licences[0];

function withLicence(facts: ProductFacts, part: { regulator_id?: number; number?: string | null }) {
  const [first = licenceOf(unchecked), ...others] = facts.licences;
  return { ...facts, licences: [{ ...first, ...part }, ...others] };
}

const payoutPayment = (facts: ProductFacts, context: GridContext) => {
  const paying = paymentsIn(facts, context).filter(({ direction }) => direction !== 'in');
  return paying.toSorted((a, b) => payoutHoursOf([a]) - payoutHoursOf([b]))[0];
};

const depositPayment = (facts: ProductFacts, context: GridContext) => {
  const { market } = context;
  const least = (payment: Payment) => minDepositOf([payment], market);
  const taking = paymentsIn(facts, context).filter(
    ({ direction, currency }) =>
      direction !== 'out' && (currency === null || currency === market.currency),
  );
  return taking.toSorted((a, b) => least(a) - least(b))[0];
};

const textColumn = (name: 'owner' | 'source_url' | 'verified_on'): Column => ({
  paths: [`facts.${name}`],
  read: (facts) => facts[name] ?? '',
  write: (facts, text) => ({ ...facts, [name]: text === '' ? null : text }),
});

const columns: Record<FactColumn, Column> = {
  regulator: {
    paths: ['facts.licences.0.regulator_id', 'facts.licences'],
    read: (facts, { regulators }) =>
      regulators.find(({ id }) => id === firstLicence(facts)?.regulator_id)?.name ?? '',
    write(facts, text, { regulators }) {
      if (text === '') return { ...facts, licences: facts.licences.slice(1) };
      const found = findNamed(regulators, text);
      return found ? withLicence(facts, { regulator_id: found.id }) : { problem: 'noRegulator' };
    },
  },
  licence: {
    paths: ['facts.licences.0.number'],
    read: (facts) => firstLicence(facts)?.number ?? '',
    write(facts, text) {
      if (!firstLicence(facts)) return text === '' ? facts : { problem: 'needsRegulator' };
      return withLicence(facts, { number: text === '' ? null : text });
    },
  },
  payout: {
    paths: ['facts.payments'],
    read: (facts, context) => figureText(payoutHoursOf(paymentsIn(facts, context))),
    write: (facts, text, context) =>
      withPayment(facts, text, payoutPayment(facts, context), (payment, hours_max) => ({
        ...payment,
        hours_max,
      })),
  },
  deposit: {
    paths: ['facts.payments'],
    read: (facts, context) => figureText(minDepositOf(paymentsIn(facts, context), context.market)),
    write: (facts, text, context) =>
      withPayment(facts, text, depositPayment(facts, context), (payment, min) => ({
        ...payment,
        min,
        currency: payment.currency ?? context.market.currency,
      })),
  },
  owner: textColumn('owner'),
  established: {
    paths: ['facts.established'],
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

/** Applies edited cells from left to right, so that a licence's regulator comes before its number. */
export function withCells(draft: ProductDraft, cells: CellTexts, context: GridContext) {
  const problems: Partial<Record<FactColumn, CellProblem>> = {};
  let { facts } = draft;
  for (const column of factColumns) {
    const text = cells[column]?.trim();
    if (text === undefined || text === cellText(column, facts, context)) continue;
    const written = columns[column].write(facts, text, context);
    if ('problem' in written) problems[column] = written.problem;
    else facts = written;
  }
  return { draft: { ...draft, facts }, problems };
}

/** Returns the column that shows an error: the edited one, if several share the field. */
export const columnOf = (path: string, cells: CellTexts): FactColumn | undefined => {
  const matching = factColumns.filter((column) =>
    columns[column].paths.some((own) => `${path}.`.startsWith(`${own}.`)),
  );
  return matching.find((column) => cells[column] !== undefined) ?? matching[0];
};

/** Splits text copied from a spreadsheet. A trailing line break isn't another row. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
