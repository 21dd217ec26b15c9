/** The filter in the URL of a page, such as `?payment=3,5&payout_hours=24`. Ignores invalid values. */
import { isId } from '../../id.ts';
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

/** Keys that are undefined are removed from the URL. */
export type FilterSearch = Record<keyof ChosenFilter, string | number | boolean | undefined>;

/** Fewer than the API accepts, so that URLs stay readable. */
const maxChosen = 20;
const maxPage = 100_000;
const maxLimit: Record<LimitFilter, number> = {
  payout_hours: 2000,
  min_deposit: 1_000_000,
  max_wagering: 200,
};

const numberIn = (text: string, max: number) => {
  const number = /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
  return number !== undefined && number <= max ? number : undefined;
};

const idIn = (text: string) => {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : undefined;
  return isId(id) ? id : undefined;
};

const readValue: Record<ListFilter, (text: string) => number | string | undefined> = {
  licence: idIn,
  payment: idIn,
  provider: idIn,
  site_language: (text) => (/^[a-z]{2,3}$/.test(text) ? text : undefined),
  bonus_kind: (text) => bonusKinds.find((kind) => kind === text),
};

/** The router has already turned digits into numbers. */
const textOf = (given: unknown) =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : '';

function listIn(name: ListFilter, given: unknown) {
  const values = textOf(given)
    .split(',', maxChosen)
    .flatMap((text) => readValue[name](text) ?? []);
  return values.length > 0 ? [...new Set(values)] : undefined;
}

export function chosenFilter(given: Partial<Record<string, unknown>>): ChosenFilter {
  const page = idIn(textOf(given.page));
  const chosen = {
    ...Object.fromEntries(listFilters.map((name) => [name, listIn(name, given[name])])),
    ...Object.fromEntries(
      limitFilters.map((name) => [name, numberIn(textOf(given[name]), maxLimit[name])]),
    ),
    sort: filteredSorts.find((sort) => sort === given.sort && sort !== 'editors'),
    page: page !== undefined && page > 1 && page <= maxPage ? page : undefined,
    unchecked: given.unchecked === true || given.unchecked === 'true' ? true : undefined,
  };
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
}

export const filterSearch = (chosen: ChosenFilter): FilterSearch => ({
  ...(Object.fromEntries(filterNames.map((name) => [name, addressOf(chosen[name])])) as Omit<
    FilterSearch,
    'sort' | 'page' | 'unchecked'
  >),
  sort: chosen.sort,
  page: chosen.page,
  unchecked: chosen.unchecked,
});

/** Leaves a single ID as a number, because the router would put quotes around a string of digits. */
const addressOf = (value: ChosenFilter[keyof ChosenFilter]) => {
  if (!Array.isArray(value)) return value;
  return value.length === 1 ? value[0] : value.join(',');
};

/** Selects the value, or deselects it if it's already selected. Leads to the first page. */
export function toggled(
  chosen: ChosenFilter,
  name: ListFilter | LimitFilter,
  value: number | string,
): ChosenFilter {
  const before = chosen[name];
  const list: (number | string)[] = Array.isArray(before) ? before : [];
  const isList = (listFilters as readonly string[]).includes(name);
  const single = before === value ? undefined : value;
  const toggledList = list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
  const next = isList ? toggledList : single;
  return chosenFilter({ ...filterSearch({ ...chosen, [name]: next }), page: undefined });
}

export const isChosen = (chosen: ChosenFilter, name: ListFilter | LimitFilter, value: unknown) => {
  const current: unknown = chosen[name];
  return Array.isArray(current) ? current.includes(value) : current === value;
};

export const countChosen = (chosen: ChosenFilter): number =>
  filterNames.reduce((count, name) => {
    const value = chosen[name];
    return count + (Array.isArray(value) ? value.length : value === undefined ? 0 : 1);
  }, 0);
