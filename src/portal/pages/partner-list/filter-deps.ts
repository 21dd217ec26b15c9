/** The code for the routes of partner lists that every page loads. */
import { filterParameters } from '#contract/catalogue/filter/filter-name.ts';

export const filterDeps = ({ search }: { search: object }) =>
  Object.fromEntries(Object.entries(search).filter(([name]) => filterParameters.includes(name)));
