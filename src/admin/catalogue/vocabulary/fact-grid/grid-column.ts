/** Describes a column of the grid: how its cell is read from the facts, and written to them. */
import { readAmount } from '#contract/catalogue/fact/pasted-line/amount.ts';
import type { Named } from '#contract/catalogue/fact/pasted-line/fact-line.ts';
import type { ProductFacts } from '#contract/catalogue/fact/product-facts.ts';
import type { MarketCode } from '#contract/site/market-code.ts';

/** The lists whose names cells can contain. */
export type Vocabulary = 'regulators' | 'methods' | 'providers';

export type GridContext = Record<Vocabulary, readonly Named[]> & {
  /** The default market, in which the minimum deposit applies. */
  market: {
    code: MarketCode;
    parent: MarketCode | null;
    currency: string;
    /** Whether payments for all markets apply nowhere else. */
    isOnly: boolean;
  };
  /** The day on which new facts were checked. Undefined until the time zone of the site has loaded. */
  today: string | undefined;
};

/** Why a cell can't be read or written. */
export type CellProblem =
  | 'noRegulator'
  | 'needsRegulator'
  | 'noNumber'
  | 'noPayment'
  | 'noName'
  | 'otherPayments'
  | 'otherMarkets';
export type Written = ProductFacts | { problem: CellProblem };

export type GridColumn = {
  /** The fields of the draft whose errors are shown at the cell. No two columns share one. */
  fields: RegExp;
  read: (facts: ProductFacts, context: GridContext) => string;
  write: (facts: ProductFacts, text: string, context: GridContext) => Written;
};

const figurePattern = /^\d[\d.,]*(?:\s\d{3}(?!\d))*(?:[.,]\d+)?$/;

/** Reads thousands and decimals as in pasted lines. Returns undefined if the text isn't a figure. */
export function readFigure(text: string): number | null | undefined {
  if (text === '') return null;
  return figurePattern.test(text) ? (readAmount(text) ?? undefined) : undefined;
}

export const newlyChecked = ({ source_url }: ProductFacts, { today }: GridContext) => ({
  source_url,
  verified_on: today ?? null,
});
