/** Formats the filter of a list of bonuses or promo codes when the page is loaded. */
import type { OfferFilterName } from '#contract/catalogue/filter/filter-name.ts';
import type { OfferFacets, OfferTotalsWithout } from '#contract/catalogue/filter/offer-filter.ts';
import type { ChosenOffers } from '#contract/catalogue/filter/offer-filter-search.ts';
import { enteredDeposits, offerSorts } from '#contract/catalogue/filter/offer-filter-value.ts';
import type { Language } from '#contract/language.ts';
import { countedIn } from '../../../messages/counted.ts';
import type { OfferListText } from '../../../messages/en/content/offer-list.ts';
import type { PartnerListText } from '../../../messages/en/content/partner-list.ts';
import { fillText } from '../../../messages/fill-text.ts';
import {
  type Choice,
  type DescribedFilter,
  describeDrops,
  describeGroup,
  describePages,
  type FilterGroup,
  headingsOf,
  limitLabels,
} from './described-filter.ts';

type Subject = 'bonuses' | 'promo_codes';
type List = {
  total: number;
  facets?: OfferFacets | undefined;
  without?: OfferTotalsWithout | undefined;
};
type Shown = { subject: Subject; chosen: ChosenOffers; pageLength: number };

/** `shared` has the words that lists of partners use too. */
type OfferWords = {
  texts: OfferListText;
  shared: PartnerListText;
  language: Language;
  currency: string;
};

/** In the order of importance to visitors. */
const groupOrder = [
  'kind',
  'no_deposit',
  'max_wagering',
  'min_deposit',
  'min_value',
  'ends_within',
] as const satisfies OfferFilterName[];

const offeredDeposits = [20, 50, 100, 200];

export function describeOfferFilter(
  list: List | undefined,
  { subject, chosen, pageLength }: Shown,
  words: OfferWords,
): DescribedFilter {
  const { texts, shared, language } = words;
  const counted = countedIn(language);
  const labels = labelsIn(words);
  const groups = groupOrder.flatMap((name) => {
    const [title, values] = [texts.groups[name], list?.facets?.[name] ?? []];
    return describeGroup({ name, title, values, label: labels[name] }, chosen, language);
  });
  const { found, show, nothing } = texts[subject];
  const { total = 0 } = list ?? {};
  const titles = Object.fromEntries(groupOrder.map((name) => [name, texts.groups[name]]));
  return {
    texts: { ...headingsOf(shared), nothing },
    // Without any offers, there is nothing to filter.
    ...(groups.length > 0
      ? {
          groups: [...groups, depositGroup(chosen, words)],
          deposit: depositField(words),
        }
      : { groups: [] }),
    rareGroups: [],
    found: list && counted(total, found),
    show: counted(total, show),
    sorts: offerSorts.map((sort) => ({ sort, label: texts.sorts[sort] })),
    drops: list && total === 0 ? describeDrops(list, { language, titles, found }) : [],
    pages: describePages({ total, page: chosen.page, pageLength }, { language, texts: shared }),
  };
}

function depositField({ texts: { yourDeposit }, shared, language, currency }: OfferWords) {
  const { least: min, most: max } = enteredDeposits;
  const figure = (amount: number) => amount.toLocaleString(language);
  return {
    ...{ min, max, submit: yourDeposit.submit },
    label: `${yourDeposit.label} (${limitLabels(shared, language, currency).symbol})`,
    wrong: fillText(yourDeposit.wrong, { min: figure(min), max: figure(max) }),
  };
}

/** Narrows nothing, so its choices have no counts. */
function depositGroup(chosen: ChosenOffers, words: OfferWords): FilterGroup {
  const { money } = limitLabels(words.shared, words.language, words.currency);
  const amounts = [...new Set([...offeredDeposits, ...[chosen.deposit ?? []].flat()])];
  const choices = amounts
    .toSorted((one, other) => one - other)
    .map((id): Choice => ({ id, label: money(id), isEmpty: false }));
  return { name: 'deposit', title: words.texts.deposit, choices };
}

function labelsIn({
  texts,
  shared,
  language,
  currency,
}: OfferWords): Record<OfferFilterName, (id: unknown) => string> {
  const counted = countedIn(language);
  const { money, min_deposit, max_wagering } = limitLabels(shared, language, currency);
  return {
    kind: (id) => shared.kinds[id as keyof typeof shared.kinds],
    no_deposit: (id) => texts.noDeposit[`${id === true}`],
    max_wagering,
    min_deposit,
    min_value: (amount) => fillText(texts.orMore, { amount: money(amount) }),
    ends_within: (days) => counted(Number(days), shared.days),
  };
}
