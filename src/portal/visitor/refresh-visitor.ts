/** Loads the signed-in visitor in the browser, because a cached page is the same for everyone. */
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../ui/external-store.ts';
import { isSignedIn, type OfferChange, type VisitorState, visitorState } from './visitor-store.ts';

const visitorIn = (visitorState: VisitorState) =>
  typeof visitorState === 'object' ? visitorState : undefined;

/** The email address of the visitor, or a change to the saved offers. */
type TabMessage = string | undefined | OfferChange;

let refreshing: Promise<void> | undefined;
/** Open while the page is shown. */
export let otherTabs: BroadcastChannel | undefined;

/** The last change to the saved offers in another tab. */
export const changedElsewhere = createStore<OfferChange | undefined>(undefined);

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
  } else visitorState.write('nobody');
  if (visitorState.read() !== 'unreachable')
    otherTabs?.postMessage(visitorIn(visitorState.read())?.email);
}

function connect() {
  otherTabs = new BroadcastChannel('visitor');
  otherTabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (typeof data === 'object') changedElsewhere.write(data);
    else if (visitorState.read() !== 'unknown' && data !== visitorIn(visitorState.read())?.email)
      refreshVisitor();
  };
  refreshVisitor();
}

/** Applies signing in or out to all tabs, and to pages restored from the back/forward cache. */
function follow() {
  if (otherTabs) return;
  // A message would remove this page from the back/forward cache.
  addEventListener('pagehide', () => otherTabs?.close());
  addEventListener('pageshow', ({ persisted }) => persisted && connect());
  connect();
}

export function useVisitorState(): VisitorState {
  useEffect(follow, []);
  return useSyncExternalStore(visitorState.subscribe, visitorState.read, () => 'unknown');
}

export const useVisitor = () => visitorIn(useVisitorState());
