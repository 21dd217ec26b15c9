/** The filter in the URL of a page, such as `?payment=3,5&payout_hours=24`. Ignores invalid values. */
import {
  addressOf,
  flagIn,
  idIn,
  listIn,
  numberIn,
  pageIn,
  withoutUndefined,
} from './address-value.ts';
import { countIn, type FilterForm } from './filter-form.ts';
import {
  filterNames,
  type LimitFilter,
  type ListFilter,
  limitFilters,
  listFilters,
} from './filter-name.ts';
import { type BonusKind, bonusKinds, type FilteredSort, filteredSorts } from './filter-value.ts';

export type ChosenFilter = {
  licence?: number[];
  payment?: number[];
  provider?: number[];
  site_language?: string[];
  bonus_kind?: BonusKind[];
  payout_hours?: number;
  min_deposit?: number;
  max_wagering?: number;
  sort?: FilteredSort;
  page?: number;
  /** Also lists partners that nobody has checked for the filter. */
  unchecked?: true;
};

const maxLimit: Record<LimitFilter, number> = {
  payout_hours: 2000,
  min_deposit: 1_000_000,
  max_wagering: 200,
};

const readValue: Record<ListFilter, (text: string) => number | string | undefined> = {
  licence: idIn,
  payment: idIn,
  provider: idIn,
  site_language: (text) => (/^[a-z]{2,3}$/.test(text) ? text : undefined),
  bonus_kind: (text) => bonusKinds.find((kind) => kind === text),
};

export function chosenFilter(given: Partial<Record<string, unknown>>): ChosenFilter {
  return withoutUndefined({
    ...Object.fromEntries(listFilters.map((name) => [name, listIn(given[name], readValue[name])])),
    ...Object.fromEntries(
      limitFilters.map((name) => [name, numberIn(given[name], maxLimit[name])]),
    ),
    sort: filteredSorts.find((sort) => sort === given.sort && sort !== 'editors'),
    page: pageIn(given.page),
    unchecked: flagIn(given.unchecked) || undefined,
  });
}

type Written = Record<keyof ChosenFilter, string | number | boolean | undefined>;

/** Keys that are undefined are removed from the URL. */
export const filterSearch = (chosen: ChosenFilter): Written => ({
  ...(Object.fromEntries(filterNames.map((name) => [name, addressOf(chosen[name])])) as Omit<
    Written,
    'sort' | 'page' | 'unchecked'
  >),
  sort: chosen.sort,
  page: chosen.page,
  unchecked: chosen.unchecked,
});

export const partnerFilterForm: FilterForm<ChosenFilter> = {
  names: filterNames,
  lists: listFilters,
  read: chosenFilter,
  write: filterSearch,
};

export const countChosen = (chosen: ChosenFilter): number => countIn(filterNames, chosen);
