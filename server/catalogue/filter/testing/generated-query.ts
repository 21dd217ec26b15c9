import { bonusKinds, filteredSorts } from '#contract/catalogue/filter/filter-value.ts';
import type { ProductFilter } from '#contract/catalogue/filter/product-filter.ts';
import { languageTags, marketCodes, type Random, type Vocabulary } from './generated-catalogue.ts';

function generatedFilter(random: Random, vocabulary: Vocabulary): ProductFilter {
  const { regulators, methods, providers } = vocabulary;
  const maybe = <Value>(make: () => Value) => (random.chance(0.25) ? make() : undefined);
  const list = <Value>(values: readonly Value[]) =>
    maybe(() => [
      ...new Set([random.pick(values), ...(random.chance(0.3) ? random.some(values) : [])]),
    ]);
  const filter = {
    licence: list([...regulators, 999]),
    payment: list(methods),
    provider: list(providers),
    site_language: list([...languageTags, 'xx']),
    bonus_kind: list(bonusKinds),
    payout_hours: maybe(() => random.pick([0, 0.5, 1, 24, 30, 72])),
    min_deposit: maybe(() => random.pick([0, 5, 9.99, 10, 15, 50])),
    max_wagering: maybe(() => random.pick([0, 0.29, 10, 25, 30, 30.01, 40])),
  };
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined),
  ) as ProductFilter;
}

export const generatedQuery = (random: Random, vocabulary: Vocabulary) => ({
  filter: generatedFilter(random, vocabulary),
  sort: random.pick(filteredSorts),
  deposit: random.pick([undefined, 7.5, 500]),
  game: random.pick([undefined, 'table'] as const),
  market: random.pick(marketCodes),
});
