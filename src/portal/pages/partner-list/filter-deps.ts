/** The part of the lists' routes that every page loads. */
import { filterParameters } from '#contract/catalogue/filter/filter-name.ts';

export const filterDeps = ({ search }: { search: object }) =>
  Object.fromEntries(Object.entries(search).filter(([name]) => filterParameters.includes(name)));
