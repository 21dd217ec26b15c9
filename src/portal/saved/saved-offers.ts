/** What is marked with a heart: in this browser, or in the account of who is signed in. */
import type { SavedOffer } from '#contract/visitor/saved-offer.ts';
import { callApi } from '../../api/call-api.ts';
import { createStore } from '../../ui/store.ts';
import { localSavedOffers, storeSavedOffers } from '../visitor/local-saved-items.ts';
import { forgetSession, isSignedIn, presence } from '../visitor/presence.ts';
import { otherTabs, refreshPresence } from '../visitor/visitor.ts';

type Wish = { offer: SavedOffer; wanted: boolean };

/** What the tabs of one visitor tell each other. */
type Told = { email: string; wish: Wish };

/** Nothing until it is known who is there: a heart drawn before would say what is not so. */
export const savedOffers = createStore<SavedOffer[] | undefined>(undefined);

let kept: SavedOffer[] | undefined;
/** Clicks that are not kept yet, one for each offer: whatever is read meanwhile, they are shown. */
const wishes = new Map<string, Wish>();

const keyOf = ({ kind, id }: SavedOffer) => `${kind}/${id}`;

export const isSaved = (offers: SavedOffer[], offer: SavedOffer) =>
  offers.some((saved) => keyOf(saved) === keyOf(offer));

function fulfilled(offers: SavedOffer[], { offer, wanted }: Wish): SavedOffer[] {
  const others = offers.filter((saved) => keyOf(saved) !== keyOf(offer));
  return wanted ? [offer, ...others] : others;
}

function keep(offers: SavedOffer[]) {
  kept = offers;
  savedOffers.write([...wishes.values()].reduce(fulfilled, offers));
}

function readKept() {
  const who = presence.read();
  if (who !== 'unknown') keep(typeof who === 'object' ? who.saved : localSavedOffers());
}
presence.subscribe(readKept);
readKept();
// Where a card is shown to an editor, nothing else asks.
if (presence.read() === 'unknown') refreshPresence();
window.addEventListener('storage', () => {
  if (typeof presence.read() !== 'object') readKept();
});

otherTabs().addEventListener('message', ({ data }: MessageEvent<Told | string | undefined>) => {
  const who = presence.read();
  if (typeof data !== 'object' || typeof who !== 'object') return;
  if (data.email === who.email) keep(fulfilled(kept ?? [], data.wish));
});

function tellOtherTabs(wish: Wish) {
  const who = presence.read();
  if (typeof who !== 'object') return;
  otherTabs().postMessage({ email: who.email, wish } satisfies Told);
}

/** Of a session that has ended, the browser takes the place. */
async function send(wish: Wish): Promise<boolean> {
  const { offer, wanted } = wish;
  if (isSignedIn()) {
    const result = wanted
      ? await callApi('POST', '/api/account/saved-items', { json: { saved: [offer] } })
      : await callApi('DELETE', `/api/account/saved/${keyOf(offer)}`);
    if ('data' in result) {
      tellOtherTabs(wish);
      return true;
    }
    if (result.failure.code !== 'unauthorized') return false;
    forgetSession();
  }
  return storeSavedOffers(fulfilled(localSavedOffers(), wish));
}

async function fulfil(key: string, wish: Wish): Promise<boolean> {
  const isKept = await send(wish);
  if (wishes.get(key) === wish) wishes.delete(key);
  keep(isKept ? fulfilled(kept ?? [], wish) : (kept ?? []));
  const next = wishes.get(key);
  return next ? fulfil(key, next) : isKept;
}

/** Shown at once, and taken back when it could not be kept, which is the answer. Clicks on one offer are sent one by one, and the first is answered for all of them. */
export async function toggleSaved(offer: SavedOffer): Promise<boolean> {
  const key = keyOf(offer);
  const isUnderway = wishes.has(key);
  const wish = { offer, wanted: !isSaved(savedOffers.read() ?? [], offer) };
  wishes.set(key, wish);
  keep(kept ?? []);
  return isUnderway || fulfil(key, wish);
}
