/** Formats the comparison of partners when the page is loaded, with the texts of the product page. */
import type { FactsCard } from '#contract/catalogue/fact/facts-card.ts';
import type { ProductPage } from '#contract/catalogue/product.ts';
import type { CompareText } from '../../../../messages/en/content/compare.ts';
import type { ProductText } from '../../../../messages/en/product.ts';
import { describeFacts, factWords } from '../product-page/facts/describe-facts.ts';
import type { Values } from './compare-row.ts';
import { costValues, labelOf, ratingIn, type Wording } from './describe-bonuses.ts';
import { fastestPayout, partnerMeasures, smallestDeposits } from './rank-partners.ts';
import { comparedRows } from './ranked-row.ts';

type RowName = keyof CompareText['rows'];
type Described = Record<RowName, Values>;
type FactTexts = ProductText['facts'];

type PartnerWording = Wording & { facts: FactTexts };

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
export function describePartners(
  partners: readonly ProductPage[],
  wording: PartnerWording,
  hasBonuses: boolean,
) {
  const { texts, currency, language, facts } = wording;
  const { money } = factWords(language, facts);
  const { deposit } = partnerMeasures;
  const shown = rowNames.filter((name) => hasBonuses || !bonusRows.includes(name));
  return comparedRows({
    ...{ compared: partners, currency, texts },
    describe: (partner) => describePartner(partner, wording),
    labels: Object.fromEntries(shown.map((name) => [name, labelOf(texts.rows[name], wording)])),
    measures: {
      ...partnerMeasures,
      deposit: { ...deposit, shownAs: ({ figure, unit }) => money(figure, unit) },
    },
  });
}

function describePartner(partner: ProductPage, wording: PartnerWording): Described {
  const { texts } = wording;
  const { availability, rating } = partner;
  return {
    availability: availability === 'unknown' ? [] : [texts.availability[availability]],
    rating: ratingIn(rating, wording),
    ...describeBonus(partner, wording),
    ...describeRows(partner.facts, wording),
  };
}

/** Describes the partner’s first bonus in the editors' order. */
function describeBonus({ bonuses: [bonus] }: ProductPage, wording: Wording) {
  const none = [wording.texts.none];
  if (!bonus) return { bonus: none, terms: none, cost: none };
  const shown = bonus.terms?.shown;
  const value = shown?.value ?? shown?.kind;
  const isInTitle = value && bonus.title.includes(value);
  return {
    bonus: [value && !isInTitle ? `${value} · ${bonus.title}` : bonus.title],
    terms: shown?.line ?? [],
    cost: costValues(bonus, wording),
  };
}

function describeRows(
  facts: FactsCard,
  { language, facts: texts, currency: market }: PartnerWording,
) {
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
    deposit: smallestDeposits(facts, market).map(([currency, amount]) =>
      words.money(amount, currency),
    ),
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
