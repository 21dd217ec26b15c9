/** The values of the form of a deal: amounts are typed as decimals, and steps go by one of two figures. */
import type { Control } from 'react-hook-form';
import { z } from 'zod';
import { type Deal, type DealDraft, type DealKind, dealDraft } from '#contract/money/deal.ts';
import type { Programme } from '#contract/money/programme.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { amountReader, type TypedAmount, typedAmount } from '../form/typed-amount.ts';

type StepValues = {
  from_count: number | null;
  from_amount: TypedAmount;
  rate: TypedAmount;
  percent: number | null;
};

export type StepBasis = 'none' | 'count' | 'amount';

export type DealValues = Omit<
  DealDraft,
  'steps' | 'baseline' | 'cap_amount' | 'from' | 'programme_id'
> & {
  from: string | null;
  basis: StepBasis;
  steps: StepValues[];
  baseline: { min_deposits: TypedAmount; note: string | null };
  cap_amount: TypedAmount;
};

export type DealControl = Control<DealValues, unknown, DealDraft>;

export const paysRate = (kind: DealKind) => kind !== 'share';
export const paysPercent = (kind: DealKind) => kind === 'share' || kind === 'hybrid';

export const emptyStep: StepValues = {
  from_count: null,
  from_amount: null,
  rate: null,
  percent: null,
};

export function newDealValues({ base_currency }: Programme, today: string): DealValues {
  return {
    product_id: null,
    market_code: null,
    kind: 'share',
    currency: base_currency,
    from: today,
    to: null,
    basis: 'none',
    steps: [emptyStep],
    step_mode: 'all',
    baseline: { min_deposits: null, note: null },
    deductions: null,
    negative_carry_over: false,
    cap_count: null,
    cap_amount: null,
    admin_fee: null,
    high_roller_rule: null,
    document_id: null,
    source: null,
    note: null,
    reason: null,
  };
}

export function dealValuesOf(deal: Deal): DealValues {
  const { id, programme_id, created_at, ...fields } = deal;
  const { currency, steps, baseline, cap_amount } = fields;
  const basis = steps.some(({ from_amount }) => from_amount !== null)
    ? 'amount'
    : steps.length > 1
      ? 'count'
      : 'none';
  return {
    ...fields,
    basis,
    steps: steps.map((step) => ({
      ...step,
      from_amount: typedAmount(step.from_amount, currency),
      rate: typedAmount(step.rate, currency),
    })),
    baseline: { ...baseline, min_deposits: typedAmount(baseline.min_deposits, currency) },
    cap_amount: typedAmount(cap_amount, currency),
    reason: null,
  };
}

/** Drops what doesn't apply to the kind of deal, whose fields are hidden. */
export const dealForm = (programme_id: number, text: AdminTexts['programme']) =>
  z
    .custom<DealValues>()
    .transform(({ basis, ...values }, context): z.input<typeof dealDraft> => {
      const { kind, currency, step_mode } = values;
      const read = amountReader(context, currency, text);
      const isFlat = kind === 'flat';
      const by = isFlat ? 'none' : basis;
      const steps = by === 'none' ? values.steps.slice(0, 1) : values.steps;
      return {
        ...values,
        programme_id,
        from: values.from ?? '',
        step_mode: modesOf(kind, by).includes(step_mode) ? step_mode : 'all',
        steps: steps.map((step, index) => ({
          from_count: by === 'count' ? (step.from_count ?? 0) : null,
          from_amount:
            by === 'amount' ? (read(['steps', index, 'from_amount'], step.from_amount) ?? 0) : null,
          rate: paysRate(kind) ? read(['steps', index, 'rate'], step.rate) : null,
          percent: paysPercent(kind) ? step.percent : null,
        })),
        baseline: {
          note: values.baseline.note,
          min_deposits: read(['baseline', 'min_deposits'], values.baseline.min_deposits),
        },
        cap_amount: read(['cap_amount'], values.cap_amount),
      };
    })
    .pipe(dealDraft);

/** Steps can only be added up along the figure that is paid for. */
export function modesOf(kind: DealKind, basis: StepBasis): ('all' | 'above')[] {
  const canAddUp =
    (kind === 'cpa' && basis === 'count') || (kind === 'share' && basis === 'amount');
  return canAddUp ? ['all', 'above'] : ['all'];
}
