/** Describes a deal in a sentence, such as “30% of net revenue; from 1 March 2026”. */
import type { Language } from '#contract/language.ts';
import type { Deal } from '#contract/money/deal.ts';
import type { DealTexts, ShownStep } from './en/admin/money/deal.ts';
import { formatMinorUnits } from './format-minor-units.ts';
import { formatPercent } from './format-number.ts';

export type DealWording = { language: Language; texts: DealTexts };

type Described = Pick<
  Deal,
  | 'kind'
  | 'currency'
  | 'from'
  | 'to'
  | 'steps'
  | 'step_mode'
  | 'baseline'
  | 'negative_carry_over'
  | 'cap_count'
  | 'cap_amount'
  | 'admin_fee'
>;

/** The names of the product and the market that the deal is limited to. */
type Scope = { product?: string | undefined; market?: string | undefined };

export function dealSentence(deal: Described, scope: Scope, wording: DealWording): string {
  const { language, texts } = wording;
  const money = (amount: number) => formatMinorUnits(amount, deal.currency, language);
  const { admin_fee, baseline } = deal;
  const clauses = [
    termsOf(deal, wording),
    admin_fee ? texts.adminFee(formatPercent(admin_fee, language)) : null,
    deal.negative_carry_over ? texts.carryOver : null,
    baseline.min_deposits ? texts.baseline(money(baseline.min_deposits)) : null,
    capOf(deal, wording),
    daysOf(deal, wording),
  ];
  const sentence = clauses.filter((clause) => clause !== null).join('; ');
  const names = [scope.product, scope.market].filter((name) => name !== undefined);
  return names.length > 0
    ? texts.scope(names, sentence)
    : sentence.slice(0, 1).toLocaleUpperCase(language) + sentence.slice(1);
}

function termsOf(deal: Described, { language, texts }: DealWording): string {
  const { kind, currency, step_mode } = deal;
  const money = (amount: number) => formatMinorUnits(amount, currency, language);
  const [first, ...later] = deal.steps.map(({ rate, percent, from_count, from_amount }, index) => {
    const next = deal.steps[index + 1];
    const shown: ShownStep = {
      rate: money(rate ?? 0),
      percent: formatPercent(percent ?? 0, language),
      start: { count: from_count ?? 0, amount: money(from_amount ?? 0) },
      end: { count: (next?.from_count ?? 1) - 1, amount: money(next?.from_amount ?? 0) },
    };
    return shown;
  });
  if (!first) return '';
  const last = later.pop();
  if (!last || kind === 'flat') return texts.whole[kind](first);
  const steps = { first, between: later, last };
  const isByCount = deal.steps.some(({ from_count }) => from_count);
  if (step_mode === 'above') {
    return isByCount ? texts.aboveCount(steps) : texts.aboveAmount(steps);
  }
  return isByCount ? texts.byCount(kind, steps) : texts.byAmount(kind, steps);
}

function capOf({ cap_count, cap_amount, currency }: Described, { language, texts }: DealWording) {
  if (cap_amount === null) return cap_count === null ? null : texts.capCount(cap_count);
  const amount = formatMinorUnits(cap_amount, currency, language);
  return cap_count === null ? texts.capAmount(amount) : texts.capBoth(cap_count, amount);
}

function daysOf({ from, to }: Described, { texts }: DealWording): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(texts.dayLocale, options);
  const shown = (day: string) => format.format(Date.parse(day));
  if (to === null) return texts.from(shown(from));
  return from === to ? texts.onlyOn(shown(from)) : texts.period(shown(from), shown(to));
}
