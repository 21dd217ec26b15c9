/** Only the browser knows who is signed in, because a cached page is the same for everybody. */
import { useEffect, useSyncExternalStore } from 'react';
import { isSignedIn, type VisitorState, visitorState } from './visitor-store.ts';

const visitorIn = (visitorState: VisitorState) =>
  typeof visitorState === 'object' ? visitorState : undefined;

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
export async function refreshVisitor({ always = false } = {}): Promise<void> {
  if (always || isSignedIn()) {
    if (visitorState.read() === 'unreachable') visitorState.write('unknown');
    refreshing ??= load()
      .catch(() => visitorState.write('unreachable'))
      .finally(() => {
        refreshing = undefined;
      });
    await refreshing;
  } else if (visitorState.read() !== 'nobody') visitorState.write('nobody');
  if (visitorState.read() !== 'unreachable')
    channel?.postMessage(visitorIn(visitorState.read())?.email);
}

/** Signing in or out counts for all tabs, and for a page from the browser's back/forward cache. */
function follow() {
  if (isFollowing) return;
  isFollowing = true;
  otherTabs().addEventListener('message', ({ data }) => {
    // Objects are changes of saved offers, which saved-offers.ts reads.
    if (visitorState.read() === 'unknown' || typeof data === 'object') return;
    if (data !== visitorIn(visitorState.read())?.email) refreshVisitor();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refreshVisitor();
  });
  refreshVisitor();
}

export function useVisitorState(): VisitorState {
  useEffect(follow, []);
  return useSyncExternalStore(visitorState.subscribe, visitorState.read, () => 'unknown');
}

export const useVisitor = () => visitorIn(useVisitorState());
