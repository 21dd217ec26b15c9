/** Reads claims from the order of a page's cards: places in top lists, sorted lists and filtered ones. */
import type { Card } from './card-claim.ts';
import type { Page } from './read-page.ts';

type RankedList = { list: string; page: string; order: string[] };

const sectionOf = (path: string) =>
  /^\/(?:tr\/?)?(bets|bonuses)?(?:\?|$)/.exec(path)?.[1] ?? 'casino';

/** The lists whose cards are numbered. Their names are those of the section and the block. */
export function rankedLists(page: Page, cards: readonly Card[]): RankedList[] {
  const ranked = cards.filter(({ rank }) => rank !== undefined);
  const lists = Map.groupBy(ranked, ({ element }) => {
    const isPopular = element.closest('section')?.attribute('data-block') === 'popular';
    return `${isPopular ? 'Popular' : 'Top'} ${sectionOf(page.path)} in ${page.market}`;
  });
  return [...lists].map(([list, entries]) => {
    const order: string[] = [];
    for (const { rank, partner } of entries) order[(rank ?? 0) - 1] = partner;
    return { list, page: page.path, order: [...order] };
  });
}

type Figures = { partner: string; figure: number }[];

/** The figures of the open cards, by which the address says that they’re sorted or filtered. */
export function listedFigures(cards: readonly Card[], about: string): Figures {
  const open = cards.filter(({ isClosed }) => !isClosed);
  return open.flatMap(({ partner, claims }) =>
    claims
      .filter((claim) => claim.about === about)
      .map(({ value }) => ({ partner, figure: Number(value) }))
      .slice(0, 1),
  );
}

type Item = { position: number; name: string };
type Data = { '@type'?: string; itemListElement?: Item[]; '@graph'?: Data[] };

/** The names of an item list in the page’s structured data. */
export const listInData = (page: Page): string[] =>
  (page.data as Data[])
    .flatMap((data) => data['@graph'] ?? [data])
    .filter((data) => data['@type'] === 'ItemList')
    .flatMap(({ itemListElement = [] }) =>
      itemListElement.toSorted((one, other) => one.position - other.position),
    )
    .map(({ name }) => name);

type Review = {
  '@type'?: string;
  itemReviewed?: { name: string };
  reviewRating?: { ratingValue: number };
  '@graph'?: Review[];
};

/** The ratings in the page’s structured data. */
export const ratingsInData = (page: Page) =>
  (page.data as Review[])
    .flatMap((data) => data['@graph'] ?? [data])
    .flatMap(({ itemReviewed, reviewRating }) =>
      itemReviewed && reviewRating
        ? { partner: itemReviewed.name, rating: reviewRating.ratingValue }
        : [],
    );
