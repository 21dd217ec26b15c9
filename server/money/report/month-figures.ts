/** The figures of a programme's month in their own currencies, as they are frozen when the month is closed. */
import type { Money } from '#contract/money/convert.ts';
import type { ExpectedRule } from '#contract/money/money-report.ts';
import type { Rate } from '#contract/money/rate.ts';
import type {
  ProgrammeMonth,
  ProgrammePostbacks,
} from '../../../db/repositories/money/month-figure.ts';
import type { Expected } from './expected-by-deals.ts';

/** `on` is the day whose amounts it converts, which may be later than the day of the rate. */
export type FrozenRate = Rate & { on: string };

export type MonthFigures = {
  clicks: number;
  visits: number;
  sign_ups: number;
  first_deposits: number;
  postbacks: { sign_ups: number; first_deposits: number; earned: Money[] };
  earned: Money[];
  stated: Money[];
  rules: ExpectedRule[];
  unexplained: string | null;
  /** Only in closed months. Those that earlier versions closed have none. */
  rates?: FrozenRate[];
  payment_rates?: FrozenRate[];
};

type Sources = {
  clicks: number;
  stats: readonly ProgrammeMonth[];
  postbacks: readonly ProgrammePostbacks[];
  statements: readonly { stated: number; currency: string }[];
  expected: Expected;
};

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

export const monthFigures = ({
  clicks,
  stats,
  postbacks,
  statements,
  expected: { rules, unexplained },
}: Sources): MonthFigures => ({
  clicks,
  visits: sum(stats, ({ visits }) => visits),
  sign_ups: sum(stats, ({ sign_ups }) => sign_ups),
  first_deposits: sum(stats, ({ first_deposits }) => first_deposits),
  postbacks: {
    sign_ups: sum(postbacks, ({ signups }) => signups),
    first_deposits: sum(postbacks, ({ deposits }) => deposits),
    earned: postbacks
      .filter(({ earned }) => earned !== 0)
      .map(({ earned, currency }) => ({ amount: earned, currency })),
  },
  earned: stats.map(({ earned, currency }) => ({ amount: earned, currency })),
  stated: statements.map(({ stated, currency }) => ({ amount: stated, currency })),
  rules,
  unexplained,
});
