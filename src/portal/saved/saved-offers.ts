/** The offers marked with a heart: in the account of a visitor who is signed in, otherwise in this browser. */
import type { SavedOffer } from '#contract/visitor/saved-offer.ts';
import { callApi } from '../../api/call-api.ts';
import { createStore } from '../../ui/external-store.ts';
import { localSavedOffers, storeSavedOffers } from '../visitor/local-saved-items.ts';
import { otherTabs, refreshVisitor } from '../visitor/refresh-visitor.ts';
import { forgetSession, isSignedIn, visitorState } from '../visitor/visitor-store.ts';

type Change = { offer: SavedOffer; isSaved: boolean };
type TabMessage = { email: string; change: Change };

/** Undefined until it is known who is signed in, because a heart rendered earlier could be wrong. */
export const savedOffers = createStore<SavedOffer[] | undefined>(undefined);

let stored: SavedOffer[] = [];
/** The latest click on each offer that is not stored yet. It is shown whatever is loaded meanwhile. */
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
// The admin shows cards without the frame of the site, so nothing else has asked there.
if (visitorState.read() === 'unknown') refreshVisitor();
window.addEventListener('storage', () => {
  if (typeof visitorState.read() !== 'object') showStored();
});

otherTabs().addEventListener(
  'message',
  ({ data }: MessageEvent<TabMessage | string | undefined>) => {
    const visitor = visitorState.read();
    if (typeof data !== 'object' || typeof visitor !== 'object') return;
    if (data.email === visitor.email) show(withChange(stored, data.change));
  },
);

function notifyOtherTabs(change: Change) {
  const visitor = visitorState.read();
  if (typeof visitor !== 'object') return;
  otherTabs().postMessage({ email: visitor.email, change } satisfies TabMessage);
}

/** After a session has ended, the change is stored in the browser. */
async function store(change: Change): Promise<boolean> {
  const { offer, isSaved } = change;
  if (isSignedIn()) {
    const result = isSaved
      ? await callApi('POST', '/api/account/saved-items', { json: { saved: [offer] } })
      : await callApi('DELETE', `/api/account/saved/${keyOf(offer)}`);
    if ('data' in result) {
      notifyOtherTabs(change);
      return true;
    }
    if (result.failure.code !== 'unauthorized') return false;
    forgetSession();
  }
  return storeSavedOffers(withChange(localSavedOffers(), change));
}

async function storeLatest(key: string, change: Change): Promise<boolean> {
  const isStored = await store(change);
  if (pending.get(key) === change) pending.delete(key);
  show(isStored ? withChange(stored, change) : stored);
  const next = pending.get(key);
  return next ? storeLatest(key, next) : isStored;
}

/**
 * Shows a click at once, and takes it back if it could not be stored, which is the answer. Clicks on
 * one offer are stored one after another, and the first call answers for those that came meanwhile.
 */
export async function toggleSaved(offer: SavedOffer): Promise<boolean> {
  const key = keyOf(offer);
  const isPending = pending.has(key);
  const change = { offer, isSaved: !isSaved(savedOffers.read() ?? [], offer) };
  pending.set(key, change);
  show(stored);
  return isPending || storeLatest(key, change);
}
