/** Counts the results without one or two of the chosen filters, so that the page can suggest which to remove. */
import { type FilterName, filterNames } from '#contract/catalogue/filter/filter-name.ts';
import type {
  ProductFilter,
  TotalsWithout,
  TotalWithoutPair,
} from '#contract/catalogue/filter/product-filter.ts';
import { without } from './count-values.ts';
import { groupOf, isChosen, type Matching, matchPartners, testOf } from './match-partners.ts';
import type { PartnerInMarket } from './partner-in-market.ts';

export function countFailed(
  partners: readonly PartnerInMarket[],
  matching: Matching,
  filter: ProductFilter,
): { without: TotalsWithout; without_pair?: TotalWithoutPair } {
  const names = filterNames.filter((name) => isChosen(filter, name));
  const totals = totalsWithout(matching, filter, names);
  const isStuck = matching.passing.length === 0 && Object.values(totals).every((one) => one === 0);
  const pair = isStuck ? bestPair(partners, filter, names) : undefined;
  return { without: totals, ...(pair && { without_pair: pair }) };
}

function totalsWithout(
  { passing, failing }: Matching,
  filter: ProductFilter,
  names: readonly FilterName[],
): TotalsWithout {
  return Object.fromEntries(
    names.map((name) => {
      const group = groupOf[name];
      const further = failing[group].filter(testOf(group, without(filter, name)));
      return [name, passing.length + further.length];
    }),
  );
}

/** The pair whose removal leaves the most. */
function bestPair(
  partners: readonly PartnerInMarket[],
  filter: ProductFilter,
  names: readonly FilterName[],
): TotalWithoutPair | undefined {
  const pairs = names.flatMap((name, at) => names.slice(at + 1).map((other) => [name, other]));
  const counted = pairs.map((names) => {
    const others = names.reduce(without, filter);
    return { names, total: matchPartners(partners, others).passing.length };
  });
  const [best] = counted.toSorted((one, other) => other.total - one.total);
  return best && best.total > 0 ? best : undefined;
}
