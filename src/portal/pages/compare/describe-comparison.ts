/** Formats the comparison when the page is loaded, with the texts of the product page. */
import type { FactsCard } from '#contract/catalogue/fact/facts-card.ts';
import type { ProductPage } from '#contract/catalogue/product.ts';
import type { Language } from '#contract/language.ts';
import type { CompareText } from '../../../../messages/en/content/compare.ts';
import type { ProductText } from '../../../../messages/en/product.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { describeFacts, factWords } from '../product-page/facts/describe-facts.ts';
import { splitRows, type Values } from './compare-row.ts';

type RowName = keyof CompareText['rows'];
type Described = Record<RowName, Values>;
type FactTexts = ProductText['facts'];

export type Wording = { language: Language; texts: CompareText; facts: FactTexts };

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
    shown.map((name) => ({
      label: wording.texts.rows[name],
      values: described.map((values) => values[name]),
    })),
  );
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
    payout: fastestPayout(facts, words),
    deposit: smallestDeposits(facts, words),
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

type Words = ReturnType<typeof factWords>;

function fastestPayout({ payments }: FactsCard, words: Words): Values {
  const hours = payments
    .filter(({ direction }) => direction !== 'in')
    .flatMap(({ hours_min, hours_max }) => hours_max ?? hours_min ?? []);
  return hours.length > 0 ? [words.hours(null, Math.min(...hours))] : [];
}

/** Returns the minimum deposit in each currency, because amounts in different currencies can’t be compared. */
function smallestDeposits({ payments }: FactsCard, words: Words): Values {
  const least = new Map<string | null, number>();
  for (const { direction, min, currency } of payments) {
    if (direction === 'out' || min === null) continue;
    least.set(currency, Math.min(min, least.get(currency) ?? min));
  }
  return [...least].map(([currency, amount]) => words.money(amount, currency));
}
