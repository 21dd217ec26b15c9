/** Only the browser knows who is signed in, because a cached page is the same for everybody. */
import { useEffect, useSyncExternalStore } from 'react';
import { isSignedIn, type Presence, presence } from './presence-store.ts';

const visitorIn = (presence: Presence) => (typeof presence === 'object' ? presence : undefined);

let refreshing: Promise<void> | undefined;
let channel: BroadcastChannel | undefined;
let isFollowing = false;

/** It is opened when it is first used, because on the server it would never close. */
export function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('visitor');
  return channel;
}

const load = async () => (await import('./load-visitor.ts')).loadVisitor();

/** With `always` the server is asked even if no script can see a session. */
export async function refreshPresence({ always = false } = {}): Promise<void> {
  if (always || isSignedIn()) {
    if (presence.read() === 'unreachable') presence.write('unknown');
    refreshing ??= load()
      .catch(() => presence.write('unreachable'))
      .finally(() => {
        refreshing = undefined;
      });
    await refreshing;
  } else if (presence.read() !== 'nobody') presence.write('nobody');
  if (presence.read() !== 'unreachable') channel?.postMessage(visitorIn(presence.read())?.email);
}

/** Signing in or out counts for all tabs, and for a page from the browser's back/forward cache. */
function follow() {
  if (isFollowing) return;
  isFollowing = true;
  otherTabs().addEventListener('message', ({ data }) => {
    // Objects are changes of saved offers, which saved-offers.ts reads.
    if (presence.read() === 'unknown' || typeof data === 'object') return;
    if (data !== visitorIn(presence.read())?.email) refreshPresence();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refreshPresence();
  });
  refreshPresence();
}

export function usePresence(): Presence {
  useEffect(follow, []);
  return useSyncExternalStore(presence.subscribe, presence.read, () => 'unknown');
}

export const useVisitor = () => visitorIn(usePresence());
