/** Formats the comparison when the page is loaded, with the texts of the product page. */
import type { FactsCard } from '#contract/catalogue/fact/facts-card.ts';
import type { ProductPage } from '#contract/catalogue/product.ts';
import type { Language } from '#contract/language.ts';
import type { CompareText } from '../../../../messages/en/content/compare.ts';
import type { ProductText } from '../../../../messages/en/product.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { describeFacts, factWords } from '../product-page/facts/describe-facts.ts';
import { splitRows, type Values } from './compare-row.ts';
import { fastestPayout, partnerMeasures, smallestDeposits } from './rank-partners.ts';
import { rankedRow } from './ranked-row.ts';

type RowName = keyof CompareText['rows'];
type Described = Record<RowName, Values>;
type FactTexts = ProductText['facts'];

/** `currency` is the market's. */
export type Wording = {
  language: Language;
  texts: CompareText;
  facts: FactTexts;
  currency: string;
};

/** In the order of importance to visitors. */
const rowNames: readonly RowName[] = [
  ...([
    'availability',
    'rating',
    'licence',
    'payments',
    'payout',
    'deposit',
    'currencies',
  ] as const),
  ...(['bonus', 'terms', 'cost', 'games', 'providerCount', 'providers', 'limits'] as const),
  ...(['languages', 'support', 'owner', 'established'] as const),
];
const bonusRows: readonly RowName[] = ['bonus', 'terms', 'cost'];

/** If bonuses are hidden, omits their rows, which would suggest that partners have no bonuses. */
export function describeComparison(
  partners: readonly ProductPage[],
  wording: Wording,
  hasBonuses: boolean,
) {
  const described = partners.map((partner) => describePartner(partner, wording));
  const shown = rowNames.filter((name) => hasBonuses || !bonusRows.includes(name));
  return splitRows(
    shown.map((name) => {
      const values = described.map((one) => one[name]);
      return { label: wording.texts.rows[name], values, ranking: rankingOf(name, values) };
    }),
  );

  function rankingOf(name: RowName, values: Values[]) {
    const measure = partnerMeasures[name];
    if (!measure) return undefined;
    const { texts, currency, language, facts } = wording;
    const { money } = factWords(language, facts);
    return rankedRow({
      ...{ compared: partners, values, measure, currency, texts },
      ...(name === 'deposit' && { shownAs: ({ figure, unit }) => money(figure, unit) }),
    });
  }
}

function describePartner(partner: ProductPage, wording: Wording): Described {
  const { texts, language } = wording;
  const { availability, rating } = partner;
  return {
    availability: availability === 'unknown' ? [] : [texts.availability[availability]],
    rating: rating === null ? [] : [fillText(texts.rating, { value: ratingIn(language, rating) })],
    ...describeBonus(partner, texts),
    ...describeRows(partner.facts, wording),
  };
}

const ratingIn = (language: Language, rating: number) =>
  rating.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Describes the partner’s first bonus in the editors' order. */
function describeBonus({ bonuses: [bonus] }: ProductPage, texts: CompareText) {
  const none = [texts.none];
  if (!bonus) return { bonus: none, terms: none, cost: none };
  const shown = bonus.terms?.shown;
  const value = shown?.value ?? shown?.kind;
  const isInTitle = value && bonus.title.includes(value);
  return {
    bonus: [value && !isInTitle ? `${value} · ${bonus.title}` : bonus.title],
    terms: shown?.line ?? [],
    cost: shown?.cost ? [shown.cost.line] : [],
  };
}

function describeRows(facts: FactsCard, { language, facts: texts }: Wording) {
  const described = describeFacts(facts, texts, language);
  const words = factWords(language, texts);
  const { support, providers } = facts;
  const { labels } = texts;
  const payout = fastestPayout(facts);
  const other = (label: string) =>
    described?.others.flatMap((one) => (one.label === label ? one.value : [])) ?? [];
  return {
    licence: (described?.licences ?? []).map(({ regulator, state }) => `${regulator} · ${state}`),
    payments: [
      ...new Set(
        (described?.payments ?? []).map(({ method, time }) =>
          [method, time].filter(Boolean).join(' · '),
        ),
      ),
    ],
    payout: payout === null ? [] : [words.hours(null, payout)],
    deposit: smallestDeposits(facts).map(([currency, amount]) => words.money(amount, currency)),
    currencies: facts.currencies,
    languages: facts.languages.map(words.language),
    support: [
      ...support.channels.map((channel) => texts.channels[channel]),
      ...(support.hours === null ? [] : [support.hours]),
    ],
    games: other(labels.games),
    providerCount: providers.length > 0 ? [words.figure(providers.length)] : [],
    providers,
    limits: other(labels.limits),
    owner: other(labels.owner),
    established: other(labels.established),
  };
}
