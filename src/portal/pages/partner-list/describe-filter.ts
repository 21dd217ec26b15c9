/** Formats the filter and its links when the page is loaded, because browsers format some names differently. */
import type { FilterName } from '#contract/catalogue/filter/filter-name.ts';
import { type ChosenFilter, isChosen } from '#contract/catalogue/filter/filter-search.ts';
import { type FilteredSort, filteredSorts } from '#contract/catalogue/filter/filter-value.ts';
import type { Facets } from '#contract/catalogue/filter/product-filter.ts';
import type { ProductCardList } from '#contract/catalogue/product.ts';
import type { Language } from '#contract/language.ts';
import { countedIn } from '../../../../messages/counted.ts';
import type { PartnerListText } from '../../../../messages/en/content/partner-list.ts';
import { fillText } from '../../../../messages/fill-text.ts';

type Words = { texts: PartnerListText; language: Language; currency: string };
type Shown = { chosen: ChosenFilter; section: 'casino' | 'bets'; pageLength: number };

export type Choice = {
  id: string | number;
  label: string;
  count: string;
  /** True if the choice would leave no results. Such a choice isn't a link unless it's chosen. */
  isEmpty: boolean;
};

export type FilterGroup = { name: FilterName; title: string; choices: Choice[] };

/** In the order of importance to visitors. */
const groupOrder = [
  'licence',
  'payment',
  'payout_hours',
  'min_deposit',
  'max_wagering',
  'bonus_kind',
  'provider',
  'site_language',
] as const satisfies FilterName[];

/** Collapsed at first, so that they don't push the list too far down. */
const rareGroups: FilterName[] = ['bonus_kind', 'provider', 'site_language'];

const noFacets: Partial<Facets> = {};

export function describeFilter(
  list: ProductCardList | undefined,
  { chosen, section, pageLength }: Shown,
  words: Words,
) {
  const { texts, language } = words;
  const counted = countedIn(language);
  const facets: Partial<Facets> = list?.facets ?? noFacets;
  const groups = groupOrder.flatMap((name) => groupOf(name, facets[name] ?? [], chosen, words));
  const total = list?.total ?? 0;
  const pageCount = Math.ceil(total / pageLength);
  const { page = 1 } = chosen;
  const figure = (number: number) => number.toLocaleString(language);
  const { closed = 0, unchecked = 0 } = list ?? {};
  return {
    texts: { ...headingsOf(texts), ...texts[section] },
    groups: groups.filter(({ name }) => !rareGroups.includes(name)),
    rareGroups: groups.filter(({ name }) => rareGroups.includes(name)),
    found: list && counted(total, texts[section].found),
    show: counted(total, texts[section].show),
    closed: fillText(texts.closed, { count: figure(closed) }),
    unchecked: unchecked > 0 && counted(unchecked, texts.unchecked),
    sorts: sortsOf(groups, texts),
    drops: total > 0 ? [] : dropsOf(list, section, words),
    pages: pageCount > 1 && {
      label: fillText(texts.page, { number: figure(page), count: figure(pageCount) }),
      previous: page > 1 ? page - 1 : undefined,
      next: page < pageCount ? page + 1 : undefined,
    },
  };
}

export type DescribedFilter = ReturnType<typeof describeFilter>;

const headingsOf = ({
  filters,
  chosen,
  remove,
  clear,
  close,
  more,
  moreFilters,
  dropOne,
  sortBy,
  sort,
  showUnchecked,
  hideUnchecked,
  pages,
  previous,
  next,
}: PartnerListText) => ({
  ...{ filters, chosen, remove, clear, close, more, moreFilters, dropOne },
  ...{ sortBy, sort, showUnchecked, hideUnchecked, pages, previous, next },
});

function groupOf(
  name: FilterName,
  values: Facets[FilterName],
  chosen: ChosenFilter,
  words: Words,
): FilterGroup | [] {
  const label = labelsIn(words)[name];
  const choices = [...values, ...chosenWithout(values, chosen[name])].map((value): Choice => {
    const { id, name: own, count } = value;
    return {
      id,
      label: label(id, own),
      count: count.toLocaleString(words.language),
      isEmpty: count === 0 && !isChosen(chosen, name, id),
    };
  });
  return choices.length > 0 ? { name, title: words.texts.groups[name], choices } : [];
}

/** Includes selected values that no partner has, so that they can be deselected. */
const chosenWithout = (values: Facets[FilterName], chosen: ChosenFilter[FilterName]) =>
  [chosen ?? []]
    .flat()
    .filter((id) => !values.some((value) => value.id === id))
    .map((id) => ({ id, name: String(id), count: 0 }));

type Label = (id: string | number, name: string) => string;

function labelsIn({ texts, language, currency }: Words): Record<FilterName, Label> {
  const counted = countedIn(language);
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const own: Label = (_, name) => name;
  return {
    licence: own,
    payment: own,
    provider: own,
    site_language: own,
    bonus_kind: (id) => texts.kinds[id as keyof typeof texts.kinds],
    payout_hours: (hours) =>
      Number(hours) > 24 && Number(hours) % 24 === 0
        ? counted(Number(hours) / 24, texts.days)
        : counted(Number(hours), texts.hours),
    min_deposit: (amount) => fillText(texts.upTo, { amount: money.format(Number(amount)) }),
    max_wagering: (times) =>
      Number(times) === 0 ? texts.noWagering : fillText(texts.upTo, { amount: `${times}x` }),
  };
}

/** Leaves out sorting by the cost of bonuses if the market shows none. */
function sortsOf(groups: readonly FilterGroup[], texts: PartnerListText) {
  const hasBonuses = groups.some(({ name }) => name === 'bonus_kind' || name === 'max_wagering');
  return filteredSorts
    .filter((sort) => sort !== 'cost' || hasBonuses)
    .map((sort: FilteredSort) => ({ sort, label: texts.sorts[sort] }));
}

type Drop = { names: FilterName[]; label: string };

/** What to remove from a filter without results: any one choice that helps, or else the best pair. */
function dropsOf(
  list: ProductCardList | undefined,
  section: Shown['section'],
  { texts, language }: Words,
): Drop[] {
  const { without = {}, without_pair: pair } = list ?? {};
  const counted = countedIn(language);
  const labelOf = (names: readonly FilterName[], count: number) => {
    const titles = names.map((name) => texts.groups[name]);
    const name = new Intl.ListFormat(language, { type: 'conjunction' }).format(titles);
    return `${name} (${counted(count, texts[section].found)})`;
  };
  const single = groupOrder.flatMap((name) => {
    const count = without[name] ?? 0;
    return count === 0 ? [] : [{ names: [name], label: labelOf([name], count) }];
  });
  return pair ? [{ names: pair.names, label: labelOf(pair.names, pair.total) }] : single;
}
