/** Only the browser knows who is signed in: a cached page is the same for everybody. */
import { useEffect, useSyncExternalStore } from 'react';
import { isSignedIn, type Presence, presence } from './presence.ts';

const visitorIn = (presence: Presence) => (typeof presence === 'object' ? presence : undefined);

let refreshing: Promise<void> | undefined;
let channel: BroadcastChannel | undefined;
let isFollowing = false;

/** Opened by a browser alone: on the server it would never close. */
export function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('visitor');
  return channel;
}

const load = async () => (await import('./load-visitor.ts')).loadVisitor();

/** `always` is for a page whose server has seen a session, whatever a script can see of it. */
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

/** Who signs in or out in one tab does in all, and in a page that comes back out of the browser's memory. */
function follow() {
  if (isFollowing) return;
  isFollowing = true;
  otherTabs().addEventListener('message', ({ data }) => {
    // A heart, which is an object, is for those who draw hearts.
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
