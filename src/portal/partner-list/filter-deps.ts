/** The part of the lists' routes that every page loads. */
import { filterParameters, isFilterValue } from '#contract/catalogue/filter/filter-name.ts';

/** The server renders from these parameters too, so that hydration starts with the same list. */
export const filterDeps = ({ search }: { search: object }) =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) =>
        filterParameters.includes(name) &&
        ['string', 'number'].includes(typeof value) &&
        isFilterValue(String(value)),
    ),
  );
