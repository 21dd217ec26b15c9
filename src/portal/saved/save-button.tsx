import { Heart } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { SavedOffer } from '#contract/visitor/saved-offer.ts';
import { useMessages } from '../page-context.ts';
import { savedLink } from './saved-link-slot.tsx';
import { isSaved, savedOffers, toggleSaved } from './saved-offers.ts';

export type SaveButtonProps = { offer: SavedOffer; name: string };

export function SaveButton({ offer, name }: SaveButtonProps) {
  const { save } = useMessages().account;
  const saved = useIsSaved(offer);
  const [hasFailed, setFailed] = useState(false);
  if (saved === undefined) return null;
  async function toggle() {
    savedLink.request();
    setFailed(false);
    setFailed(!(await toggleSaved(offer)));
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={saved}
        onClick={toggle}
        className="flex size-full items-center justify-center rounded-full border border-line bg-ground/80 text-ink transition-colors hover:border-edge hover:text-brass aria-pressed:text-brass"
      >
        <Heart className={`size-1/2 ${saved ? 'fill-brass' : ''}`} />
        <span className="sr-only">{save(name)}</span>
      </button>
      {hasFailed && <NotSaved onClose={() => setFailed(false)} />}
    </>
  );
}

/** Subscribes to one offer, so that only the clicked heart rerenders. Undefined while the saved offers are unknown. */
function useIsSaved(offer: SavedOffer): boolean | undefined {
  const read = () => {
    const offers = savedOffers.read();
    return offers && isSaved(offers, offer);
  };
  return useSyncExternalStore(savedOffers.subscribe, read, read);
}

/**
 * Rendered next to its heart, because screen readers ignore everything outside an open dialog, and as a popover, so
 * that nothing clips it. Closes on the next click or Escape, never automatically.
 */
const NotSaved = ({ onClose }: { onClose: () => void }) => (
  <p
    ref={show}
    popover="auto"
    role="alert"
    onToggle={({ newState }) => {
      if (newState === 'closed') onClose();
    }}
    className="fixed inset-x-4 top-auto bottom-20 mx-auto w-fit max-w-[28rem] rounded-card border border-danger-line bg-danger-ground px-5 py-4 text-ink lg:bottom-4"
  >
    {useMessages().account.notSaved}
  </p>
);

/** Browsers without popover support show the message in the card. */
const show = (element: HTMLElement | null) => element?.showPopover?.();
