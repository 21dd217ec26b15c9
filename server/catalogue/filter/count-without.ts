/** Counts the results without one or two of the chosen filters, so that the page can suggest which to remove. */
import { type FilterName, filterNames } from '#contract/catalogue/filter/filter-name.ts';
import type {
  ProductFilter,
  TotalsWithout,
  TotalWithoutPair,
} from '#contract/catalogue/filter/product-filter.ts';
import { without } from './count-values.ts';
import {
  type FilterGroup,
  groupOf,
  groups,
  isChosen,
  isGroupChosen,
  type Matching,
  testOf,
} from './match-partners.ts';
import type { PartnerInMarket } from './partner-in-market.ts';

export function countFailed(
  matching: Matching,
  filter: ProductFilter,
): { without: TotalsWithout; without_pair?: TotalWithoutPair } {
  const names = filterNames.filter((name) => isChosen(filter, name));
  const totals = totalsWithout(matching, filter, names);
  const isStuck = matching.passing.length === 0 && Object.values(totals).every((one) => one === 0);
  const pair = isStuck ? bestPair(matching, filter, names) : undefined;
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

/**
 * The pair whose removal leaves the most. Because no single removal leaves anything, it leaves only partners that fail
 * exactly the groups of both filters. So each partner is tested only for the pairs that could leave it.
 */
function bestPair(
  matching: Matching,
  filter: ProductFilter,
  names: readonly FilterName[],
): TotalWithoutPair | undefined {
  const failingExactly = partnersByFailure(matching, filter);
  let best: TotalWithoutPair | undefined;
  for (const [at, name] of names.entries()) {
    for (const other of names.slice(at + 1)) {
      const passes = pairTest(filter, name, other);
      const partners = failingExactly.get(keyOf(groupsOf(name, other))) ?? [];
      const total = partners.filter(passes).length;
      if (total > (best?.total ?? 0)) best = { names: [name, other], total };
    }
  }
  return best;
}

const groupsOf = (...names: FilterName[]): FilterGroup[] =>
  groups.filter((group) => names.some((name) => groupOf[name] === group));

const keyOf = (failed: readonly FilterGroup[]) => failed.join(' ');

/** Leaves out partners that fail more than two groups. */
function partnersByFailure(
  { failing, failingMore }: Matching,
  filter: ProductFilter,
): Map<string, PartnerInMarket[]> {
  const chosen = groups
    .filter((group) => isGroupChosen(group, filter))
    .map((group) => ({ group, passes: testOf(group, filter) }));
  const found = new Map(groups.map((group) => [keyOf([group]), failing[group]]));
  for (const partner of failingMore) {
    const failed: FilterGroup[] = [];
    for (const { group, passes } of chosen) {
      if (!passes(partner)) failed.push(group);
      if (failed.length > 2) break;
    }
    if (failed.length > 2) continue;
    const others = found.get(keyOf(failed));
    if (others) others.push(partner);
    else found.set(keyOf(failed), [partner]);
  }
  return found;
}

/** Whether a partner that fails only the groups of these filters passes without them. */
function pairTest(filter: ProductFilter, name: FilterName, other: FilterName) {
  const left = without(without(filter, name), other);
  const tests = groupsOf(name, other).map((group) => testOf(group, left));
  return (partner: PartnerInMarket) => tests.every((passes) => passes(partner));
}
