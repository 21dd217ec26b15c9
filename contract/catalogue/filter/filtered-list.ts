/** The addresses of filtered lists, such as `/casino/all?payment=3`, which content pages can include. */
import { languageOf, pathWithoutLanguage } from '../../language-path.ts';
import { pagePath, pathOnSite } from '../../page-path.ts';
import { filterNames } from './filter-name.ts';
import { type ChosenFilter, chosenFilter, countChosen, filterSearch } from './filter-search.ts';

type FilteredList = { section: 'casino' | 'bets'; chosen: Omit<ChosenFilter, 'page'> };

const pathOf: Record<FilteredList['section'], string> = {
  casino: pagePath.allCasinos,
  bets: pagePath.allBets,
};

/** Undefined if the address belongs to another page, or contains an invalid filter. */
export function filteredListAt(address: string): FilteredList | undefined {
  const found = pathOnSite(address);
  if (!found) return undefined;
  const path = pathWithoutLanguage(languageOf(found.pathname), found.pathname);
  const section = (['casino', 'bets'] as const).find((one) => pathOf[one] === path);
  if (!section) return undefined;
  const search = new URLSearchParams(found.search);
  const given = [...filterNames, 'sort'].flatMap((name) => {
    const values = search.getAll(name);
    return values.length > 0 ? [[name, values.join(',')] as const] : [];
  });
  const chosen = chosenFilter(Object.fromEntries(given));
  const asked = given.reduce(
    (count, [name, values]) => count + (name === 'sort' ? 0 : new Set(values.split(',')).size),
    0,
  );
  return asked > 0 && countChosen(chosen) === asked ? { section, chosen } : undefined;
}

/** Returns the same address for a list, no matter how its filters were written. */
export function filteredListAddress({ section, chosen }: FilteredList): string {
  const search = Object.entries(filterSearch(chosen)).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${value}`,
  );
  return `${pathOf[section]}?${search.join('&')}`;
}
