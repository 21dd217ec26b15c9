import type { SavedOffer } from '#contract/visitor/saved-offer.ts';
import { createStore } from '../../ui/external-store.ts';

export type Visitor = { email: string; saved: SavedOffer[] };
export type VisitorState = 'unknown' | 'nobody' | 'unreachable' | Visitor;

export const visitorState = createStore<VisitorState>('unknown');

/** Scripts see only this cookie of a session. Without it the server is not asked. */
export const isSignedIn = () => /(?:^|; *)signed_in=1/.test(document.cookie);

/** Without max-age the cookie ends with the browser, and with one of 0 at once. */
export function markSession(isOpen: boolean) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const value = isOpen ? 'signed_in=1' : 'signed_in=; max-age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the site is not served over https.
  document.cookie = `${value}; path=/; samesite=lax${secure}`;
}

export function forgetSession() {
  markSession(false);
  visitorState.write('nobody');
}
