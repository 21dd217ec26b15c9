import { useEffect } from 'react';
import { isSignedIn } from '../visitor/visitor-store.ts';
import { createLateComponent } from './late-component.ts';

export const savedLink = createLateComponent(
  async () => (await import('./saved-link.tsx')).SavedLink,
);

/** Shows nothing until the visitor has saved an offer, so most visitors never load the link's code. */
export function SavedLinkSlot() {
  useEffect(() => {
    if (isSignedIn() || mayHaveSaved()) savedLink.request();
  }, []);
  const SavedLink = savedLink.useLoaded();
  return SavedLink && <SavedLink />;
}

function mayHaveSaved() {
  try {
    return 'savedOffers' in localStorage;
  } catch {
    return false;
  }
}
