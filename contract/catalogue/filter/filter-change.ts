/** What a press on a filtered list changes. Applied to what was pressed before, even if that hasn't loaded yet. */
import type { FilterName } from './filter-name.ts';
import { type ChosenFilter, chosenFilter, filterSearch, toggled } from './filter-search.ts';
import type { FilteredSort } from './filter-value.ts';

export type FilterChange =
  | { toggle: FilterName; value: number | string }
  | { sort: FilteredSort }
  | { drop: readonly FilterName[] }
  | { page: number }
  | { unchecked: boolean }
  | 'clear';

/** All but the last two lead to the first page. */
export function changed(chosen: ChosenFilter, change: FilterChange): ChosenFilter {
  const { page: _page, unchecked: _unchecked, ...first } = chosen;
  if (change === 'clear') return first.sort ? { sort: first.sort } : {};
  if ('toggle' in change) return toggled(first, change.toggle, change.value);
  if ('sort' in change) return withValues(first, { sort: change.sort });
  if ('drop' in change) {
    return withValues(first, Object.fromEntries(change.drop.map((name) => [name, undefined])));
  }
  if ('page' in change) return withValues(chosen, { page: change.page });
  return withValues(chosen, { unchecked: change.unchecked || undefined });
}

const withValues = (chosen: ChosenFilter, values: object) =>
  chosenFilter({ ...filterSearch(chosen), ...values });
