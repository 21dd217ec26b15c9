/** Formats a filter and its links when the page is loaded, because browsers format some names differently. */
import { type AnyChosen, isChosen } from '#contract/catalogue/filter/filter-form.ts';
import type { Language } from '#contract/language.ts';
import { countedIn } from '../../../messages/counted.ts';
import type { PartnerListText } from '../../../messages/en/content/partner-list.ts';
import { fillText } from '../../../messages/fill-text.ts';

export type Choice = {
  id: string | number | boolean;
  label: string;
  /** Missing if the choice narrows nothing. */
  count?: string;
  /** True if the choice would leave no results. Such a choice isn't a link unless it's chosen. */
  isEmpty: boolean;
};

export type FilterGroup = { name: string; title: string; choices: Choice[] };
export type Drop = { names: readonly string[]; label: string };

export type DescribedFilter = {
  texts: FilterHeadings & { nothing: string };
  groups: FilterGroup[];
  /** Collapsed at first. */
  rareGroups: FilterGroup[];
  found: string | undefined;
  show: string;
  sorts: { sort: string; label: string }[];
  /** Set if the list shows expected values. */
  deposit?: DescribedDeposit;
  drops: Drop[];
  pages: false | { label: string; previous: number | undefined; next: number | undefined };
};

/** The field for the deposit by which values are worked out. */
export type DescribedDeposit = Record<'label' | 'wrong' | 'submit', string> & {
  min: number;
  max: number;
};

type FilterHeadings = ReturnType<typeof headingsOf>;

export const headingsOf = ({
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
  pages,
  previous,
  next,
}: PartnerListText) => ({
  ...{ filters, chosen, remove, clear, close, more, moreFilters, dropOne },
  ...{ sortBy, sort, pages, previous, next },
});

type Counted = { id: Choice['id']; name: string; count: number };
type Label = (id: Choice['id'], name: string) => string;
type Group = { name: string; title: string; values: readonly Counted[]; label: Label };

export function describeGroup(
  { name, title, values, label }: Group,
  chosen: AnyChosen,
  language: Language,
): FilterGroup | [] {
  const choices = [...values, ...chosenWithout(values, chosen[name])].map((value): Choice => {
    const { id, name: own, count } = value;
    return {
      id,
      label: label(id, own),
      count: count.toLocaleString(language),
      isEmpty: count === 0 && !isChosen(chosen, name, id),
    };
  });
  return choices.length > 0 ? { name, title, choices } : [];
}

/** Includes selected values that nothing has, so that they can be deselected. */
const chosenWithout = (values: readonly Counted[], chosen: unknown): Counted[] =>
  [(chosen ?? []) as Choice['id'] | Choice['id'][]]
    .flat()
    .filter((id) => !values.some((value) => value.id === id))
    .map((id) => ({ id, name: String(id), count: 0 }));

type Totals = {
  without?: Partial<Record<string, number | undefined>> | undefined;
  without_pair?: { names: readonly string[]; total: number } | undefined;
};
type DropWords = {
  language: Language;
  titles: Record<string, string>;
  found: { one: string; other: string };
};

/** What to remove from a filter without results: any one choice that helps, or else the best pair. */
export function describeDrops(
  { without = {}, without_pair: pair }: Totals,
  { language, titles, found }: DropWords,
): Drop[] {
  const counted = countedIn(language);
  const dropOf = (names: readonly string[], count: number): Drop => {
    const named = names.map((name) => titles[name] ?? name);
    const title = new Intl.ListFormat(language, { type: 'conjunction' }).format(named);
    return { names, label: `${title} (${counted(count, found)})` };
  };
  if (pair) return [dropOf(pair.names, pair.total)];
  return Object.keys(titles).flatMap((name) => {
    const count = without[name] ?? 0;
    return count === 0 ? [] : dropOf([name], count);
  });
}

type Paged = { total: number; page: number | undefined; pageLength: number };

export function describePages(
  { total, page = 1, pageLength }: Paged,
  { language, texts }: { language: Language; texts: PartnerListText },
): DescribedFilter['pages'] {
  const pageCount = Math.ceil(total / pageLength);
  const figure = (number: number) => number.toLocaleString(language);
  return (
    pageCount > 1 && {
      label: fillText(texts.page, { number: figure(page), count: figure(pageCount) }),
      previous: page > 1 ? page - 1 : undefined,
      next: page < pageCount ? page + 1 : undefined,
    }
  );
}

/** How limits that lists of partners and offers share are written. */
export function limitLabels(texts: PartnerListText, language: Language, currency: string) {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const money = (amount: unknown) => format.format(Number(amount));
  const symbolIn = (parts: Intl.NumberFormatPart[]) =>
    parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return {
    money,
    symbol: symbolIn(format.formatToParts(0)),
    min_deposit: (amount: unknown) => fillText(texts.upTo, { amount: money(amount) }),
    max_wagering: (times: unknown) =>
      Number(times) === 0 ? texts.noWagering : fillText(texts.upTo, { amount: `${times}x` }),
  };
}
