import { isLicensedIn, unseenReasons } from '#contract/site/shown-in-market.ts';
import { taggedPartner, termTag } from '../../../db/repositories/catalogue/search/searched-tag.ts';
import { codesOf, type VisitorMarket } from '../../../db/repositories/site/visitor-market.ts';
import { type IndexedType, indexedTypes } from '../../indexed-type.ts';
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

/** Updates the view after a change of the row. */
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
  const numbers = codesOf(market).map((code) => marketNumber(store, code));
  return (row) => {
    const number = store.markets[row] as number;
    return (number === everyMarket || numbers.includes(number)) && isSeenIn(store, market, row);
  };
}

function isSeenIn(store: Store, law: VisitorMarket, row: number): boolean {
  const type = indexedTypes[store.types[row] as number] as IndexedType;
  if (type === 'pages') return true;
  const tags = store.knownTags[store.tags[row] as number] as readonly string[];
  const partner = taggedPartner(tags);
  if (type === 'products') return isLicensedIn(partner, law);
  const terms = {
    wagering: store.wagering[row] as number,
    isFilled: (name: string) => tags.includes(termTag(name)),
  };
  return unseenReasons({ partner, terms }, law).length === 0;
}
