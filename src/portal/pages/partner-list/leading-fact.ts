import { filterNames } from '#contract/catalogue/filter/filter-name.ts';
import { type ChosenFilter, countChosen } from '#contract/catalogue/filter/filter-search.ts';
import type { LeadingFact } from '../../cards/key-facts-line.tsx';

/** What the cards of a list show first: what it's sorted by, then the first chosen filter. The rating has its own place. */
export function leadingFacts(chosen: ChosenFilter): LeadingFact[] {
  const filter = filterNames.find((name) => countChosen({ [name]: chosen[name] }) > 0);
  return [...new Set([...sortedBy(chosen), ...(filter ? [filter] : [])])];
}

function sortedBy({ sort }: ChosenFilter): LeadingFact[] {
  switch (sort) {
    case 'payout':
      return ['payout_hours'];
    case 'min_deposit':
    case 'cost':
      return [sort];
    default:
      return [];
  }
}
