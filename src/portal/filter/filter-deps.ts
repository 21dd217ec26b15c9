/** The code for the routes of filtered lists that every page loads. The loaders parse the values. */
import { filterParameters, offerFilterParameters } from '#contract/catalogue/filter/filter-name.ts';

const depsOf =
  (names: readonly string[]) =>
  ({ search }: { search: object }) =>
    Object.fromEntries(Object.entries(search).filter(([name]) => names.includes(name)));

export const filterDeps = depsOf(filterParameters);
export const offerFilterDeps = depsOf([...offerFilterParameters, 'deposit', 'game']);
export const fitDeps = depsOf(['payment', 'deposit', 'game']);
