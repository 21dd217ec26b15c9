import type { CompareText } from '../../../../messages/en/content/compare.ts';
import type { Ranking, Values } from './compare-row.ts';

/** Amounts in different currencies can't be ranked, so the unit of a figure counts. */
export type Measured = { figure: number; unit: string | null };

export type Measure<Compared> = {
  wants: Ranking['wants'];
  best: keyof CompareText['best'];
  /** Undefined if the figure is unknown. `currency` is the market's. */
  of: (compared: Compared, currency: string) => Measured | undefined;
};

export const measured = (
  figure: number | null | undefined,
  unit: string | null = null,
): Measured | undefined => (figure === null || figure === undefined ? undefined : { figure, unit });

type Row<Compared> = {
  compared: readonly Compared[];
  values: readonly Values[];
  measure: Measure<Compared>;
  currency: string;
  texts: CompareText;
  /** Which of several values the figure belongs to. By default, the first. */
  shownAs?: (figure: Measured) => string;
};

/** Undefined if the figures have different units. */
export function rankedRow<Compared>(row: Row<Compared>): Ranking | undefined {
  const { compared, values, measure, currency, texts, shownAs } = row;
  const known = compared.map((one) => measure.of(one, currency));
  const units = new Set(known.flatMap((one) => (one ? [one.unit] : [])));
  if (units.size > 1) return undefined;
  const figures = known.map((one, index) => {
    const value = one && (shownAs?.(one) ?? values[index]?.[0]);
    return one && value !== undefined ? { value, figure: one.figure } : undefined;
  });
  return { wants: measure.wants, reason: texts.best[measure.best], figures };
}
