/** Formats the filter of a list of partners when the page is loaded. */
import type { FilterName } from '#contract/catalogue/filter/filter-name.ts';
import type { ChosenFilter } from '#contract/catalogue/filter/filter-search.ts';
import { type FilteredSort, filteredSorts } from '#contract/catalogue/filter/filter-value.ts';
import type { Facets } from '#contract/catalogue/filter/product-filter.ts';
import type { ProductCardList } from '#contract/catalogue/product.ts';
import type { Language } from '#contract/language.ts';
import { countedIn } from '../../../../messages/counted.ts';
import type { PartnerListText } from '../../../../messages/en/content/partner-list.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import {
  describeDrops,
  describeGroup,
  describePages,
  type FilterGroup,
  headingsOf,
  limitLabels,
} from '../../filter/described-filter.ts';

type Words = { texts: PartnerListText; language: Language; currency: string };
type Shown = { chosen: ChosenFilter; section: 'casino' | 'bets'; pageLength: number };

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
const rareGroups: string[] = ['bonus_kind', 'provider', 'site_language'] satisfies FilterName[];

const noFacets: Partial<Facets> = {};

export function describeFilter(
  list: ProductCardList | undefined,
  { chosen, section, pageLength }: Shown,
  words: Words,
) {
  const { texts, language } = words;
  const counted = countedIn(language);
  const facets: Partial<Facets> = list?.facets ?? noFacets;
  const labels = labelsIn(words);
  const groups = groupOrder.flatMap((name) => {
    const [title, values] = [texts.groups[name], facets[name] ?? []];
    return describeGroup({ name, title, values, label: labels[name] }, chosen, language);
  });
  const total = list?.total ?? 0;
  const { closed = 0, unchecked = 0 } = list ?? {};
  const { found, show } = texts[section];
  const titles = Object.fromEntries(groupOrder.map((name) => [name, texts.groups[name]]));
  const { showUnchecked, hideUnchecked } = texts;
  return {
    texts: { ...headingsOf(texts), ...texts[section], showUnchecked, hideUnchecked },
    ...partedGroups(groups),
    found: list && counted(total, found),
    show: counted(total, show),
    closed: fillText(texts.closed, { count: closed.toLocaleString(language) }),
    unchecked: unchecked > 0 && counted(unchecked, texts.unchecked),
    sorts: sortsOf(groups, texts),
    drops: total > 0 || !list ? [] : describeDrops(list, { language, titles, found }),
    pages: describePages({ total, page: chosen.page, pageLength }, words),
  };
}

/** Rare groups on their own aren't collapsed, because nothing else would lead to them. */
function partedGroups(all: FilterGroup[]) {
  const groups = all.filter(({ name }) => !rareGroups.includes(name));
  if (groups.length === 0) return { groups: all, rareGroups: [] };
  return { groups, rareGroups: all.filter(({ name }) => rareGroups.includes(name)) };
}

export type DescribedPartnerFilter = ReturnType<typeof describeFilter>;

type Label = (id: unknown, name: string) => string;

function labelsIn({ texts, language, currency }: Words): Record<FilterName, Label> {
  const counted = countedIn(language);
  const own: Label = (_, name) => name;
  const { min_deposit, max_wagering } = limitLabels(texts, language, currency);
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
    min_deposit,
    max_wagering,
  };
}

/** Leaves out sorting by the cost of bonuses if the market shows none. */
function sortsOf(groups: readonly FilterGroup[], texts: PartnerListText) {
  const hasBonuses = groups.some(({ name }) => name === 'bonus_kind' || name === 'max_wagering');
  return filteredSorts
    .filter((sort) => sort !== 'cost' || hasBonuses)
    .map((sort: FilteredSort) => ({ sort, label: texts.sorts[sort] }));
}
