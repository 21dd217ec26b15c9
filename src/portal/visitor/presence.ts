import type { SavedOffer } from '#contract/visitor/saved-offer.ts';
import { createStore } from '../../ui/store.ts';
import { writeCookie } from '../market/write-cookie.ts';

export type Visitor = { email: string; saved: SavedOffer[] };
export type Presence = 'unknown' | 'nobody' | 'unreachable' | Visitor;

export const presence = createStore<Presence>('unknown');

/** A script sees nothing else of a session. Without this cookie the server is not asked. */
export const isSignedIn = () => /(?:^|; *)signed_in=1/.test(document.cookie);

export const markSession = (isOpen: boolean) =>
  isOpen ? writeCookie('signed_in', '1') : writeCookie('signed_in', '', 0);

export function forgetSession() {
  markSession(false);
  presence.write('nobody');
}
