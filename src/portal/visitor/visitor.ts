/** Who is signed in, told by the browser alone: no page that is kept knows. */
import { useEffect, useSyncExternalStore } from 'react';
import type { SavedOffer } from '#contract/visitor/saved-offer.ts';
import { createStore } from '../../ui/store.ts';
import { writeCookie } from '../market/write-cookie.ts';

export type Visitor = { email: string; saved: SavedOffer[] };
export type Presence = 'unknown' | 'nobody' | 'unreachable' | Visitor;

export const presence = createStore<Presence>('unknown');

const visitorIn = (who: Presence) => (typeof who === 'object' ? who : undefined);

/** The one thing that a script can see of a session, so that nothing is asked for where there is none. */
export const isSignedIn = () => /(?:^|; *)signed_in=1/.test(document.cookie);

export const markSession = (isOpen: boolean) =>
  isOpen ? writeCookie('signed_in', '1') : writeCookie('signed_in', '', 0);

export function forgetSession() {
  markSession(false);
  presence.write('nobody');
}

let asking: Promise<void> | undefined;
let channel: BroadcastChannel | undefined;
let isFollowing = false;

/** Opened by a browser alone: on the server it would never close. */
export function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('visitor');
  return channel;
}

const load = async () => (await import('./load-visitor.ts')).loadVisitor();

/** `always` is for a page whose server has seen a session, whatever a script can see of it. */
export async function askWho({ always = false } = {}): Promise<void> {
  if (always || isSignedIn()) {
    if (presence.read() === 'unreachable') presence.write('unknown');
    asking ??= load()
      .catch(() => presence.write('unreachable'))
      .finally(() => {
        asking = undefined;
      });
    await asking;
  } else if (presence.read() !== 'nobody') presence.write('nobody');
  if (presence.read() !== 'unreachable') channel?.postMessage(visitorIn(presence.read())?.email);
}

/** Who signs in or out in one tab does in all, and in a page that comes back out of the browser's memory. */
function follow() {
  if (isFollowing) return;
  isFollowing = true;
  otherTabs().addEventListener('message', ({ data }) => {
    // A heart, which is an object, is for those who draw hearts.
    if (presence.read() === 'unknown' || typeof data === 'object') return;
    if (data !== visitorIn(presence.read())?.email) askWho();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) askWho();
  });
  askWho();
}

export function usePresence(): Presence {
  useEffect(follow, []);
  return useSyncExternalStore(presence.subscribe, presence.read, () => 'unknown');
}

export const useVisitor = () => visitorIn(usePresence());
