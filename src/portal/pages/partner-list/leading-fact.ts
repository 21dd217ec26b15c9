import { filterNames } from '#contract/catalogue/filter/filter-name.ts';
import { type ChosenFilter, countChosen } from '#contract/catalogue/filter/filter-search.ts';
import type { LeadingFact } from '../../cards/key-facts-line.tsx';

/** What the cards of a list show first: what it's sorted by, or else a chosen filter. The rating has its own place. */
export function leadingFact(chosen: ChosenFilter): LeadingFact | undefined {
  switch (chosen.sort) {
    case 'payout':
      return 'payout_hours';
    case 'min_deposit':
    case 'cost':
      return chosen.sort;
    default:
      return filterNames.find((name) => countChosen({ [name]: chosen[name] }) > 0);
  }
}
