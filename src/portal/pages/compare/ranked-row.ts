import type { CompareText } from '../../../../messages/en/content/compare.ts';
import { type Ranking, splitRows, type Values } from './compare-row.ts';

/** Amounts in different currencies can't be ranked, so the unit of a figure counts. */
export type Measured = { figure: number; unit: string | null };

export type Measure<Compared> = {
  wants: Ranking['wants'];
  best: keyof CompareText['best'];
  /** Undefined if the figure is unknown. `currency` is the market's. */
  of: (compared: Compared, currency: string) => Measured | undefined;
  /** Which of several values the figure belongs to. By default, the first. */
  shownAs?: (figure: Measured) => string;
};

export const measured = (
  figure: number | null | undefined,
  unit: string | null = null,
): Measured | undefined => (figure === null || figure === undefined ? undefined : { figure, unit });

type Wording = { currency: string; texts: CompareText };
type Row<Compared> = Wording & {
  compared: readonly Compared[];
  values: readonly Values[];
  measure: Measure<Compared>;
};

/** Undefined if the figures have different units. Zero is the same in all of them. */
export function rankedRow<Compared>(row: Row<Compared>): Ranking | undefined {
  const { compared, values, measure, currency, texts } = row;
  const known = compared.map((one) => measure.of(one, currency));
  const units = new Set(known.flatMap((one) => (one && one.figure !== 0 ? [one.unit] : [])));
  if (units.size > 1) return undefined;
  const figures = known.map((one, index) => {
    const value = one && (measure.shownAs?.(one) ?? values[index]?.[0]);
    return one && value !== undefined ? { value, figure: one.figure } : undefined;
  });
  return { wants: measure.wants, reason: texts.best[measure.best], figures };
}

type Table<Compared, Name extends string> = Wording & {
  compared: readonly Compared[];
  describe: (one: Compared) => Record<Name, Values>;
  /** In the order of importance to visitors. */
  labels: Partial<Record<Name, string>>;
  measures: Partial<Record<Name, Measure<Compared>>>;
};

/** One row for each label. */
export function comparedRows<Compared, Name extends string>({
  compared,
  describe,
  labels,
  measures,
  ...wording
}: Table<Compared, Name>) {
  const described = compared.map(describe);
  return splitRows(
    (Object.entries(labels) as [Name, string][]).map(([name, label]) => {
      const values = described.map((one) => one[name]);
      const measure = measures[name];
      const ranking = measure && rankedRow({ compared, values, measure, ...wording });
      return { label, values, ranking };
    }),
  );
}
