/**
 * The offers that a visitor saved with the heart button. Stored in the account, or in the browser if the visitor is
 * signed out.
 */
import type { SavedOffer } from '#contract/visitor/saved-offer.ts';
import { callApi } from '../../api/call-api.ts';
import { createStore } from '../../ui/external-store.ts';
import { afterPaint } from '../../ui/press/after-paint.ts';
import { localSavedOffers, storeSavedOffers } from '../visitor/local-saved-items.ts';
import { changedElsewhere, otherTabs, refreshVisitor } from '../visitor/refresh-visitor.ts';
import {
  clearSession,
  isSignedIn,
  type OfferChange,
  visitorState,
} from '../visitor/visitor-store.ts';

type Change = OfferChange['change'];

/** Undefined until the page knows whether the visitor is signed in, because a heart shown earlier could be wrong. */
export const savedOffers = createStore<SavedOffer[] | undefined>(undefined);

/** The offer saved last on this page, until its confirmation is closed. */
export const justSaved = createStore<SavedOffer | undefined>(undefined);

let stored: SavedOffer[] = [];
/** The latest click on each offer that isn't stored yet. Takes precedence over data loaded in the meantime. */
const pending = new Map<string, Change>();

const keyOf = ({ kind, id }: SavedOffer) => `${kind}/${id}`;

export const isSaved = (offers: SavedOffer[], offer: SavedOffer) =>
  offers.some((saved) => keyOf(saved) === keyOf(offer));

function withChange(offers: SavedOffer[], { offer, isSaved }: Change): SavedOffer[] {
  const others = offers.filter((saved) => keyOf(saved) !== keyOf(offer));
  return isSaved ? [offer, ...others] : others;
}

function show(offers: SavedOffer[]) {
  stored = offers;
  savedOffers.write([...pending.values()].reduce(withChange, offers));
}

function showStored() {
  const visitor = visitorState.read();
  if (visitor !== 'unknown') {
    show(typeof visitor === 'object' ? visitor.saved : localSavedOffers());
  }
}
visitorState.subscribe(showStored);
showStored();
// The admin shows cards without the site's frame, so nothing else has loaded the visitor there.
if (visitorState.read() === 'unknown') refreshVisitor();
addEventListener('storage', () => {
  if (typeof visitorState.read() !== 'object') showStored();
});

changedElsewhere.subscribe(() => {
  const changed = changedElsewhere.read();
  const visitor = visitorState.read();
  if (typeof visitor !== 'object') return;
  if (changed?.email === visitor.email) show(withChange(stored, changed.change));
});

/** Stores a change in the account, or in the browser if the session has expired. */
async function store(change: Change): Promise<boolean> {
  const { offer, isSaved } = change;
  if (isSignedIn()) {
    const result = isSaved
      ? await callApi('POST', '/api/account/saved-items', { json: { saved: [offer] } })
      : await callApi('DELETE', `/api/account/saved/${offer.kind}/${offer.id}`);
    if ('data' in result) {
      const visitor = visitorState.read();
      if (typeof visitor === 'object') otherTabs?.postMessage({ email: visitor.email, change });
      return true;
    }
    if (result.failure.code !== 'unauthorized') return false;
    clearSession();
  }
  return storeSavedOffers(withChange(localSavedOffers(), change));
}

async function storeLatest(key: string, change: Change): Promise<boolean> {
  const isStored = await store(change);
  if (pending.get(key) === change) pending.delete(key);
  show(isStored ? withChange(stored, change) : stored);
  const next = pending.get(key);
  if (next) return storeLatest(key, next);
  const confirmed = isStored && change.isSaved ? change.offer : undefined;
  afterPaint(() => justSaved.write(confirmed));
  return isStored;
}

/**
 * Shows a click immediately and reverts it if it can't be stored. Returns whether it was stored. Clicks on one offer
 * are stored one after another, and the first call reports for those made in the meantime.
 */
export async function toggleSaved(offer: SavedOffer): Promise<boolean> {
  const key = keyOf(offer);
  const isPending = pending.has(key);
  const change = { offer, isSaved: !isSaved(savedOffers.read() ?? [], offer) };
  pending.set(key, change);
  show(stored);
  return isPending || storeLatest(key, change);
}
