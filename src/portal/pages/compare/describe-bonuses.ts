/** Formats the comparison of bonuses when the page is loaded. */
import type { ExclusiveBonusCard } from '#contract/catalogue/exclusive-bonus.ts';
import type { Language } from '#contract/language.ts';
import { countedIn } from '../../../../messages/counted.ts';
import type { CompareText } from '../../../../messages/en/content/compare.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { formatMoney, formatOdds, formatTimes } from '../../../../messages/format-number.ts';
import type { Values } from './compare-row.ts';
import { expectedValue } from './rank-partners.ts';
import { comparedRows, type Measure, measured } from './ranked-row.ts';

/** `currency` is the market's, and `deposit` the one that costs are compared for. */
export type Wording = {
  language: Language;
  texts: CompareText;
  currency: string;
  deposit: number;
};

type RowName = keyof CompareText['of']['bonuses']['rows'];

/** In the order of importance to visitors. */
const rowNames: readonly RowName[] = [
  ...(['value', 'kind', 'cost', 'wagering', 'deposit', 'use', 'minOdds'] as const),
  ...(['eligibility', 'details', 'rating'] as const),
];

/** Wagering is only comparable if the same amount has to be wagered. */
const bonusMeasures: Partial<Record<RowName, Measure<ExclusiveBonusCard>>> = {
  cost: { wants: 'most', best: 'value', of: ({ cost }) => expectedValue(cost) },
  wagering: {
    ...{ wants: 'least', best: 'lowest' },
    of: ({ terms }) => measured(terms?.numbers?.wagering, terms?.numbers?.wagering_base),
  },
  deposit: {
    ...{ wants: 'least', best: 'lowest' },
    of: ({ terms }) => measured(terms?.numbers?.min_deposit, terms?.numbers?.currency),
  },
  use: {
    ...{ wants: 'most', best: 'longest' },
    of: ({ terms }) => measured(terms?.numbers?.days_to_use),
  },
  minOdds: {
    ...{ wants: 'least', best: 'lowest' },
    of: ({ terms }) => measured(terms?.numbers?.min_odds),
  },
  rating: { wants: 'most', best: 'highest', of: ({ partner }) => measured(partner?.rating) },
};

export function describeBonuses(bonuses: readonly ExclusiveBonusCard[], wording: Wording) {
  const { texts, currency } = wording;
  const { rows } = texts.of.bonuses;
  return comparedRows({
    ...{ compared: bonuses, currency, texts, measures: bonusMeasures },
    describe: (bonus) => describeBonus(bonus, wording),
    labels: Object.fromEntries(rowNames.map((name) => [name, labelOf(rows[name], wording)])),
  });
}

function describeBonus(bonus: ExclusiveBonusCard, wording: Wording): Record<RowName, Values> {
  const { language, texts } = wording;
  const { terms, partner } = bonus;
  const { numbers } = terms ?? {};
  return {
    value: known(terms?.shown.value ?? bonus.title),
    kind: known(terms?.shown.kind),
    cost: costValues(bonus, wording),
    wagering: wageringValues(bonus, wording),
    deposit: known(
      numbers?.min_deposit === 0
        ? texts.none
        : (ifKnown(numbers?.min_deposit, (least) =>
            formatMoney(least, numbers?.currency ?? null, language),
          ) ?? terms?.min_deposit),
    ),
    use: known(
      ifKnown(numbers?.days_to_use, (days) =>
        days === 0 ? texts.of.bonuses.sameDay : countedIn(language)(days, texts.of.bonuses.days),
      ),
    ),
    minOdds: known(ifKnown(numbers?.min_odds, (odds) => formatOdds(odds, language))),
    eligibility: known(terms?.eligibility),
    details: terms?.shown.details ?? [],
    rating: ratingIn(partner?.rating, wording),
  };
}

function wageringValues({ terms }: ExclusiveBonusCard, { language, texts }: Wording): Values {
  const { wagering, wagering_base: base } = terms?.numbers ?? {};
  if (wagering === 0) return [texts.none];
  const times = ifKnown(wagering, (known) => formatTimes(known, language));
  if (!times || !base) return known(times ?? terms?.wagering);
  return [fillText(texts.of.bonuses.bases[base], { times })];
}

/** The average result, and for which deposit if the offer requires a higher one than the others. */
export function costValues(
  { terms, cost }: Pick<ExclusiveBonusCard, 'terms' | 'cost'>,
  { deposit }: Wording,
): Values {
  const shown = terms?.shown.cost;
  if (!shown) return [];
  return cost?.deposit === deposit ? [shown.line] : [shown.line, ...known(shown.at)];
}

export const ratingIn = (rating: number | null | undefined, { language, texts }: Wording): Values =>
  known(
    ifKnown(rating, (known) => {
      const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
      return fillText(texts.rating, { value: known.toLocaleString(language, digits) });
    }),
  );

/** The label of a row about costs names the deposit. */
export const labelOf = (label: string, { currency, deposit, language }: Wording) =>
  fillText(label, { deposit: formatMoney(deposit, currency, language) });

const known = (text: string | null | undefined): Values => (text ? [text] : []);

const ifKnown = <Value>(value: Value | null | undefined, write: (value: Value) => string) =>
  value === null || value === undefined ? undefined : write(value);
