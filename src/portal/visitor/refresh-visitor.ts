/** Loads the signed-in visitor in the browser, because a cached page is the same for everyone. */
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../ui/external-store.ts';
import { isSignedIn, type OfferChange, type VisitorState, visitorState } from './visitor-store.ts';

const visitorIn = (visitorState: VisitorState) =>
  typeof visitorState === 'object' ? visitorState : undefined;

/** The address of the visitor, or a change to the saved offers. */
type TabMessage = string | undefined | OfferChange;

let refreshing: Promise<void> | undefined;
/** Open while the page is shown. */
export let otherTabs: BroadcastChannel | undefined;

/** The last message from another tab. */
export const heard = createStore<TabMessage>(undefined);

function connect() {
  otherTabs = new BroadcastChannel('visitor');
  otherTabs.onmessage = ({ data }) => heard.write(data);
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
  } else visitorState.write('nobody');
  if (visitorState.read() !== 'unreachable')
    otherTabs?.postMessage(visitorIn(visitorState.read())?.email);
}

/** Applies signing in or out to all tabs, and to pages restored from the back/forward cache. */
function follow() {
  if (otherTabs) return;
  connect();
  heard.subscribe(() => {
    const message = heard.read();
    // Objects are changes to saved offers, which saved-offers.ts handles.
    if (visitorState.read() === 'unknown' || typeof message === 'object') return;
    if (message !== visitorIn(visitorState.read())?.email) refreshVisitor();
  });
  // A message would remove this page from the back/forward cache.
  addEventListener('pagehide', () => otherTabs?.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    connect();
    refreshVisitor();
  });
  refreshVisitor();
}

export function useVisitorState(): VisitorState {
  useEffect(follow, []);
  return useSyncExternalStore(visitorState.subscribe, visitorState.read, () => 'unknown');
}

export const useVisitor = () => visitorIn(useVisitorState());
