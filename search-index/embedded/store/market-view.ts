import type { VisitorMarket } from '../../../db/repositories/site/visitor-market.ts';
import { indexedTypes } from '../../indexed-type.ts';
import { type MarketFilter, marketFilter, offerTypes } from '../../market-filter.ts';
import { withRoom } from '../pool/column.ts';
import { everyMarket, type MarketView, marketNumber, type Store } from './store.ts';

export const hidden = 0;

const maxViews = 16;

export function viewOf(store: Store, market: VisitorMarket, now: number): MarketView {
  const key = JSON.stringify(market);
  const known = store.views.find((view) => view.market === key);
  if (known && store.views[0] !== known) {
    store.views = [known, ...store.views.filter((view) => view !== known)];
  }
  if (known && now >= known.from && now < known.until) return known;
  const view = known ?? newView(store, market, key);
  if (!known) store.views = [view, ...store.views].slice(0, maxViews);
  view.now = now;
  view.from = Number.NEGATIVE_INFINITY;
  view.until = Number.POSITIVE_INFINITY;
  view.visible = withRoom(view.visible, store.used);
  for (let row = 0; row < store.used; row += 1) show(view, store, row);
  return view;
}

const newView = (store: Store, market: VisitorMarket, key: string): MarketView => ({
  market: key,
  visible: new Uint8Array(0),
  now: 0,
  from: 0,
  until: 0,
  isShown: shownIn(store, market),
});

/** Takes over what changed in the row. */
export function updateView(view: MarketView, store: Store, row: number): void {
  view.visible = withRoom(view.visible, row + 1);
  show(view, store, row);
}

function show(view: MarketView, store: Store, row: number): void {
  const { visible, now } = view;
  visible[row] = hidden;
  if (!view.isShown(row)) return;
  const [start, end] = [store.startsAt[row] as number, store.endsAt[row] as number];
  for (const change of [start, end]) {
    if (change > now) view.until = Math.min(view.until, change);
    else view.from = Math.max(view.from, change);
  }
  if (start <= now && end > now) visible[row] = 1 + (store.types[row] as number);
}

function shownIn(store: Store, market: VisitorMarket): (row: number) => boolean {
  const numbers = [market.code, market.parent ?? market.code].map((code) =>
    marketNumber(store, code),
  );
  const isAdmitted = admittedBy(store, marketFilter(market));
  return (row) => {
    const number = store.markets[row] as number;
    return (number === everyMarket || numbers.includes(number)) && isAdmitted(row);
  };
}

/** Most documents have no tags, and most markets need none. */
function admittedBy(store: Store, { closedBy, needed, maxWagering }: MarketFilter) {
  const isOffer = indexedTypes.map((type) => offerTypes.includes(type));
  const needs = needed.map(({ types, needsOneOf }) => ({
    isOfType: indexedTypes.map((type) => types.includes(type)),
    needsOneOf,
  }));
  return (row: number): boolean => {
    const type = store.types[row] as number;
    const tags = store.knownTags[store.tags[row] as number] as readonly string[];
    if (isOffer[type]) {
      if (maxWagering !== null && !((store.wagering[row] as number) <= maxWagering)) return false;
      const isClosed =
        tags.length > 0 &&
        closedBy.some(
          ({ tag, unless }) => tags.includes(tag) && (unless === null || !tags.includes(unless)),
        );
      if (isClosed) return false;
    }
    return needs.every(
      ({ isOfType, needsOneOf }) => !isOfType[type] || needsOneOf.some((tag) => tags.includes(tag)),
    );
  };
}
