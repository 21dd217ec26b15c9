/** Loads the signed-in visitor in the browser, because a cached page is the same for everyone. */
import { useEffect, useSyncExternalStore } from 'react';
import { isSignedIn, type VisitorState, visitorState } from './visitor-store.ts';

const visitorIn = (visitorState: VisitorState) =>
  typeof visitorState === 'object' ? visitorState : undefined;

let refreshing: Promise<void> | undefined;
let channel: BroadcastChannel | undefined;
let isFollowing = false;

/** Opens the channel on first use, because on the server it would never be closed. */
export function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('visitor');
  return channel;
}

const load = async () => (await import('./load-visitor.ts')).loadVisitor();

/** Asks the server who is signed in. Without `always`, only if there is a session cookie visible to scripts. */
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

/** Applies signing in or out to all tabs, and to pages restored from the back/forward cache. */
function follow() {
  if (isFollowing) return;
  isFollowing = true;
  otherTabs().addEventListener('message', ({ data }) => {
    // Objects are changes to saved offers, which saved-offers.ts handles.
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
