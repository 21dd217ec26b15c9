import type { SavedOffer } from '#contract/visitor/saved-offer.ts';
import { createStore } from '../../ui/external-store.ts';

export type Visitor = { email: string; saved: SavedOffer[] };
/** A change to the saved offers of the visitor with this email address. */
export type OfferChange = { email: string; change: { offer: SavedOffer; isSaved: boolean } };
export type VisitorState = 'unknown' | 'nobody' | 'unreachable' | Visitor;

export const visitorState = createStore<VisitorState>('unknown');

/** Checks the only session cookie that scripts can read. Without it, no request is made. */
export const isSignedIn = () => /(?:^|; *)signed_in=1/.test(document.cookie);

/** Sets or deletes the cookie. Without max-age, it expires when the browser closes. */
export function markSession(isOpen: boolean) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const value = isOpen ? 'signed_in=1' : 'signed_in=; max-age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the site is not served over https.
  document.cookie = `${value}; path=/; samesite=lax${secure}`;
}

export function clearSession() {
  markSession(false);
  visitorState.write('nobody');
}
