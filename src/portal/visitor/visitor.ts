/** Who is signed in, told by the browser alone: no page that is kept knows. */
import { useEffect, useSyncExternalStore } from 'react';
import type { SavedOffer } from '#contract/saved-offer.ts';
import { createStore } from '../../ui/store.ts';

export type Visitor = { email: string; saved: SavedOffer[] };

export const currentVisitor = createStore<Visitor | undefined>(undefined);

/** The one thing that a script can see of a session, so that nothing is asked for where there is none. */
export const isSignedIn = () => /(?:^|; *)signed_in=1/.test(document.cookie);

let asked = false;

export function useVisitor(): Visitor | undefined {
  useEffect(() => {
    if (asked || !isSignedIn()) return;
    asked = true;
    import('./load-visitor.ts').then(({ loadVisitor }) => loadVisitor()).catch(() => {});
  }, []);
  return useSyncExternalStore(currentVisitor.subscribe, currentVisitor.read, () => undefined);
}
