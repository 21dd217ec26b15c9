/** A deal says what a programme pays on some days. If several cover a figure, the one closest to it applies. */
import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import {
  id,
  idInPath,
  optionalDescription,
  optionalExcerpt,
  optionalId,
  wholeNumber,
} from '../field-schema.ts';
import { shortListPaging } from '../list.ts';
import { storedMarketCode } from '../site/market-schema.ts';
import { positiveAmount } from './amount.ts';
import { moneyCurrency } from './money-currency.ts';
import { moneyDay } from './month.ts';

/** Per first deposit, a share of net revenue, both, or an amount a month. */
export const dealKinds = ['cpa', 'share', 'hybrid', 'flat'] as const;
export type DealKind = (typeof dealKinds)[number];

export const stepModes = ['all', 'above'] as const;

const maxSteps = 20;
const maxCount = 1_000_000_000;

const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9, {
    message: 'Must have at most two decimals',
  });

const step = z.object({
  from_count: wholeNumber(0, maxCount).nullable().default(null).meta({
    description: 'First deposits of the month from which this step applies',
  }),
  from_amount: positiveAmount.nullable().default(null).meta({
    description: 'Net revenue of the month from which this step applies',
  }),
  rate: positiveAmount.nullable().default(null).meta({
    description: 'In minor units: per first deposit, or per month for a flat deal',
  }),
  percent: percent.nullable().default(null).meta({ description: 'Of net revenue' }),
});
export type DealStep = z.output<typeof step>;

const neededBy: Record<DealKind, { rate: boolean; percent: boolean }> = {
  cpa: { rate: true, percent: false },
  share: { rate: false, percent: true },
  hybrid: { rate: true, percent: true },
  flat: { rate: true, percent: false },
};

const fields = {
  programme_id: id,
  product_id: optionalId.meta({ description: 'Null for all products of the programme' }),
  market_code: storedMarketCode.nullable().default(null).meta({ description: 'Null for all' }),
  kind: z.enum(dealKinds),
  currency: moneyCurrency,
  from: moneyDay,
  to: moneyDay.nullable().default(null).meta({ description: 'The last day' }),
  steps: boundedList(step, maxSteps, `Must have at most ${maxSteps} steps`),
  step_mode: z.enum(stepModes).default('all').meta({
    description:
      'Whether the step reached in a month applies to the whole month, or each step only from where it starts',
  }),
  baseline: z
    .object({
      min_deposits: positiveAmount.nullable().default(null),
      note: optionalExcerpt,
    })
    .default({ min_deposits: null, note: null })
    .meta({
      description:
        'What counts as a first deposit. With min_deposits, at most deposits ÷ min_deposits of them count',
    }),
  deductions: optionalExcerpt.meta({ description: 'What is deducted from net revenue' }),
  negative_carry_over: z.boolean().default(false).meta({
    description: 'Whether a month of negative net revenue is deducted from later months',
  }),
  cap_count: wholeNumber(0, maxCount).nullable().default(null).meta({
    description: 'First deposits paid in a month, at most',
  }),
  cap_amount: positiveAmount.nullable().default(null).meta({
    description: 'Paid in a month, at most',
  }),
  admin_fee: percent.nullable().default(null).meta({
    description: 'Percent of positive net revenue that the programme keeps',
  }),
  high_roller_rule: optionalExcerpt,
  document_id: optionalId,
  source: optionalExcerpt.meta({ description: 'Where this was agreed, such as an email' }),
  note: optionalDescription,
};

const shape = z.object(fields);
type Shape = z.output<typeof shape>;

/** Refused rather than ignored, so that nobody relies on a rule that never applies. */
function unusedProblems({ kind, baseline, ...deal }: Shape): Problem[] {
  const isShared = kind === 'share' || kind === 'hybrid';
  const isCounted = kind === 'cpa' || kind === 'hybrid';
  const unused: [boolean, (string | number)[]][] = [
    [!isCounted && deal.cap_count !== null, ['cap_count']],
    [kind === 'flat' && deal.cap_amount !== null, ['cap_amount']],
    [!isShared && deal.admin_fee !== null, ['admin_fee']],
    [!isShared && deal.negative_carry_over, ['negative_carry_over']],
    [kind === 'flat' && baseline.min_deposits !== null, ['baseline', 'min_deposits']],
  ];
  return unused.flatMap(([isWrong, path]) => (isWrong ? [doesNotApply(path)] : []));
}

const doesNotApply = (path: Problem['path']): Problem => ({
  path,
  message: 'Does not apply to this kind of deal',
});

type Problem = { path: (string | number)[]; message: string };

function stepProblems({ kind, steps, step_mode }: Shape): Problem[] {
  if (steps.length === 0) return [{ path: ['steps'], message: 'Enter at least one rate' }];
  const problems: Problem[] = [];
  const needed = neededBy[kind];
  const counts = steps.filter(({ from_count }) => from_count !== null).length;
  const amounts = steps.filter(({ from_amount }) => from_amount !== null).length;
  if (counts > 0 && amounts > 0) {
    problems.push({ path: ['steps'], message: 'Steps go by first deposits or by net revenue' });
  }
  if (kind === 'flat' && steps.length > 1) {
    problems.push({ path: ['steps'], message: 'A flat deal has one amount' });
  }
  if (kind === 'cpa' && amounts > 0 && step_mode === 'above') {
    problems.push({ path: ['step_mode'], message: 'Needs steps by first deposits' });
  }
  if (kind === 'share' && counts > 0 && step_mode === 'above') {
    problems.push({ path: ['step_mode'], message: 'Needs steps by net revenue' });
  }
  if (kind === 'hybrid' && step_mode === 'above') {
    problems.push({
      path: ['step_mode'],
      message: 'The step of a hybrid deal applies to the whole month',
    });
  }
  for (const [index, { rate, percent }] of steps.entries()) {
    for (const [name, value] of [
      ['rate', rate],
      ['percent', percent],
    ] as const) {
      const path = ['steps', index, name];
      if (needed[name] && value === null) problems.push({ path, message: 'Is required' });
      if (!needed[name] && value !== null) problems.push(doesNotApply(path));
    }
  }
  return [...problems, ...orderProblems(steps)];
}

/** Steps start at 0 and rise, so that exactly one of them applies. */
function orderProblems(steps: readonly DealStep[]): Problem[] {
  const starts = steps.map(({ from_count, from_amount }) => from_count ?? from_amount ?? 0);
  const wrong = starts.findIndex((start, index) =>
    index === 0 ? start !== 0 : start <= (starts[index - 1] ?? 0),
  );
  if (wrong === -1) return [];
  const name = steps[wrong]?.from_amount === null ? 'from_count' : 'from_amount';
  const message = wrong === 0 ? 'The first step starts at 0' : 'Must be above the step before';
  return [{ path: ['steps', wrong, name], message }];
}

export const dealDraft = shape
  .extend({
    reason: optionalExcerpt.meta({
      description: 'Why the deal is changed for days that have passed. Kept in the history',
    }),
  })
  .superRefine((deal, context) => {
    const problems = [...stepProblems(deal), ...unusedProblems(deal)];
    if (deal.to !== null && deal.to < deal.from) {
      problems.push({ path: ['to'], message: 'Must not be before the first day' });
    }
    for (const problem of problems) context.addIssue({ code: 'custom', ...problem });
  });
export type DealDraft = z.output<typeof dealDraft>;

export const deal = z.object({ id: z.int(), ...fields, created_at: z.string() });
export type Deal = z.output<typeof deal>;

export const dealQuery = z.object({ ...shortListPaging, programme_id: idInPath.optional() });
