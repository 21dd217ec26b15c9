/** What is marked with a heart: in this browser, or in the account of who is signed in. */
import type { SavedOffer } from '#contract/saved-offer.ts';
import { createStore } from '../../ui/store.ts';
import { callAccount } from '../visitor/account-call.ts';
import { keepSavedHere, savedHere } from '../visitor/kept-here.ts';
import { currentVisitor, isSignedIn } from '../visitor/visitor.ts';

export const savedOffers = createStore<SavedOffer[]>(currentVisitor.read()?.saved ?? savedHere());

currentVisitor.subscribe(() => {
  const visitor = currentVisitor.read();
  if (visitor) savedOffers.write(visitor.saved);
});
window.addEventListener('storage', () => {
  if (!isSignedIn()) savedOffers.write(savedHere());
});

const isSame = (one: SavedOffer, other: SavedOffer) =>
  one.kind === other.kind && one.id === other.id;

export const isSaved = (offers: SavedOffer[], offer: SavedOffer) =>
  offers.some((saved) => isSame(saved, offer));

const without = (offer: SavedOffer) => savedOffers.read().filter((saved) => !isSame(saved, offer));

const keep = (offer: SavedOffer) => callAccount('POST', '/belongings', { saved: [offer] });
const remove = ({ kind, id }: SavedOffer) => callAccount('DELETE', `/saved/${kind}/${id}`);

/** Shown at once, and taken back when the server does not take it. */
export async function toggleSaved(offer: SavedOffer) {
  const wasSaved = isSaved(savedOffers.read(), offer);
  savedOffers.write(wasSaved ? without(offer) : [offer, ...savedOffers.read()]);
  if (!isSignedIn()) return keepSavedHere(savedOffers.read());
  const answer = await (wasSaved ? remove(offer) : keep(offer));
  if ('data' in answer) return;
  savedOffers.write(wasSaved ? [offer, ...savedOffers.read()] : without(offer));
}
