import type { DealKind } from '#contract/money/deal.ts';
import { countedIn } from '../../../counted.ts';

/** A step with its figures formatted. `start` and `end` are its first and last count, or its amounts. */
export type ShownStep = {
  rate: string;
  percent: string;
  start: { count: number; amount: string };
  end: { count: number; amount: string };
};
/** Ordered by where they start. */
export type ShownSteps = { first: ShownStep; between: ShownStep[]; last: ShownStep };
export type PaidKind = Exclude<DealKind, 'flat'>;

const counted = countedIn('en');
const number = (count: number) => counted(count, { other: '{count}' });
const firstDeposits = (count: number) =>
  counted(count, { one: '{count} first deposit', other: '{count} first deposits' });

const whole: Record<DealKind, (step: ShownStep) => string> = {
  cpa: ({ rate }) => `${rate} per first deposit`,
  share: ({ percent }) => `${percent} of net revenue`,
  hybrid: ({ rate, percent }) => `${rate} per first deposit and ${percent} of net revenue`,
  flat: ({ rate }) => `${rate} a month`,
};

const short: Record<PaidKind, (step: ShownStep) => string> = {
  cpa: ({ rate }) => rate,
  share: ({ percent }) => percent,
  hybrid: ({ rate, percent }) => `${rate} and ${percent}`,
};

/** The parts of the sentence that describes a deal. */
export const texts = {
  /** Puts the day before the month. */
  dayLocale: 'en-GB',
  whole,
  /** The step that a month reaches applies to the whole month. */
  byCount: (kind: PaidKind, { first, between, last }: ShownSteps) => {
    if (kind === 'cpa') {
      const later = [...between, last].map(
        ({ rate, start }) => `${rate} in months with at least ${number(start.count)}`,
      );
      return [whole.cpa(first), ...later].join(', ');
    }
    return [
      `${whole[kind](first)} up to ${firstDeposits(first.end.count)} a month`,
      ...between.map((step) => `${short[kind](step)} up to ${number(step.end.count)}`),
      `then ${short[kind](last)}`,
    ].join(', ');
  },
  byAmount: (kind: PaidKind, { first, between, last }: ShownSteps) => {
    const ofWhat = kind === 'share' ? '' : ' of net revenue';
    const later = [...between, last].map(
      (step) => `${short[kind](step)} in months with at least ${step.start.amount}${ofWhat}`,
    );
    return [whole[kind](first), ...later].join(', ');
  },
  /** Each step applies to its own part of the month. */
  aboveCount: ({ first, between, last }: ShownSteps) =>
    [
      `${whole.cpa(first)} for the first ${number(first.end.count)} a month`,
      ...between.map(({ rate, end }) => `${rate} up to ${number(end.count)}`),
      `then ${last.rate}`,
    ].join(', '),
  aboveAmount: ({ first, between, last }: ShownSteps) =>
    [
      `${first.percent} of the first ${first.end.amount} of net revenue a month`,
      ...between.map(({ percent, end }) => `${percent} up to ${end.amount}`),
      `then ${last.percent}`,
    ].join(', '),
  scope: (names: readonly string[], terms: string) => `${names.join(', ')}: ${terms}`,
  adminFee: (percent: string) => `after an admin fee of ${percent}`,
  carryOver: 'losses carry over',
  baseline: (amount: string) => `players count once they have deposited ${amount}`,
  capCount: (count: number) => `at most ${firstDeposits(count)} paid a month`,
  capAmount: (amount: string) => `at most ${amount} a month`,
  capBoth: (count: number, amount: string) =>
    `at most ${firstDeposits(count)} and ${amount} paid a month`,
  from: (day: string) => `from ${day}`,
  period: (from: string, to: string) => `from ${from} to ${to}`,
  onlyOn: (day: string) => `on ${day} only`,
};
export type DealTexts = typeof texts;
