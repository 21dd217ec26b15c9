/** One page of the matching rows, in the order that was asked for. */
import type { FilteredSort } from '#contract/catalogue/filter/filter-value.ts';
import type { AskedDeposit } from './best-offer.ts';
import type { MarketView } from './market-view.ts';
import type { Matching } from './matching-rows.ts';

type Page = { limit: number; offset: number };

type Sorting = {
  sort: FilteredSort;
  /** All partners by rating and name. */
  ranked: Uint32Array;
  asked: AskedDeposit;
};

const figureOf = {
  min_deposit: 'minDeposit',
  payout: 'payoutHours',
} as const satisfies Partial<Record<FilteredSort, keyof MarketView>>;

export function sortedPage(
  view: MarketView,
  matching: Matching,
  { sort, ranked, asked }: Sorting,
  page: Page,
): number[] {
  if (sort === 'editors') return inOrder(matching, page);
  if (sort === 'rating') return inOrder({ ...matching, order: ranked }, page);
  if (sort === 'cost') return byBestOffer(view, matching, asked, page);
  return byFigure(view[figureOf[sort]], matching, page);
}

function inOrder({ order, failed }: Matching, { limit, offset }: Page): number[] {
  const found: number[] = [];
  let skipped = 0;
  for (let place = 0; place < order.length && found.length < limit; place += 1) {
    const row = order[place] as number;
    if (failed[row] !== 0) continue;
    if (skipped < offset) skipped += 1;
    else found.push(row);
  }
  return found;
}

/** Sorting is stable, so rows whose best offers are equal stay in the editors' order. */
function byBestOffer(
  view: MarketView,
  matching: Matching,
  asked: AskedDeposit,
  { limit, offset }: Page,
): number[] {
  const { compare } = view.bestOffers(asked);
  const rows = inOrder(matching, { limit: matching.total, offset: 0 });
  return rows.sort(compare).slice(offset, offset + limit);
}

/**
 * Rows with the same figure stay in the editors' order. Sorts the figures alone, without comparing rows, because that
 * takes a tenth of the time: they tell which figures are on the page.
 */
function byFigure(
  figures: Float64Array,
  { order, failed, total }: Matching,
  { limit, offset }: Page,
) {
  if (offset >= total) return [];
  const sorted = new Float64Array(total);
  let size = 0;
  for (let row = 0; row < failed.length; row += 1) {
    if (failed[row] !== 0) continue;
    sorted[size] = figures[row] as number;
    size += 1;
  }
  sorted.sort();
  const end = Math.min(offset + limit, total);
  const [first, last] = [sorted[offset] as number, sorted[end - 1] as number];
  let firstToSkip = offset - sorted.indexOf(first);
  let lastToTake = end - sorted.indexOf(last);
  if (first === last) lastToTake = end - offset;
  const found: number[] = [];
  for (let place = 0; place < order.length; place += 1) {
    const row = order[place] as number;
    if (failed[row] !== 0) continue;
    const figure = figures[row] as number;
    if (figure < first || figure > last) continue;
    if (figure === first && firstToSkip > 0) {
      firstToSkip -= 1;
      continue;
    }
    if (figure === last) {
      if (lastToTake === 0) continue;
      lastToTake -= 1;
    }
    found.push(row);
  }
  const byFigure = (one: number, other: number) =>
    (figures[one] as number) - (figures[other] as number);
  return first === last ? found : found.sort(byFigure);
}
