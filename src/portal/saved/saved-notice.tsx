import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { pagePath } from '#contract/page-path.ts';
import type { SavedText } from '../../../messages/type/saved.ts';
import { justSaved } from './saved-offers.ts';

/**
 * Confirms that an offer was saved. Rendered in the open dialog, if any, because everything outside is inert. Closes
 * on the next click or Escape, never automatically.
 */
export function SavedNotice({ text }: { text: SavedText }) {
  const offer = useSyncExternalStore(justSaved.subscribe, justSaved.read, justSaved.read);
  const element = useRef<HTMLParagraphElement>(null);
  const place = document.querySelector('dialog:modal') ?? document.body;
  const isShown = offer !== undefined;
  useEffect(() => {
    if (isShown) element.current?.showPopover?.();
  }, [isShown]);
  return createPortal(
    // Screen readers announce a status reliably only in an element that was there before.
    <div role="status" className="contents">
      {isShown && (
        <p
          ref={element}
          popover="auto"
          onToggle={({ newState }) => {
            if (newState === 'closed') justSaved.write(undefined);
          }}
          className="fixed inset-x-4 top-auto bottom-20 mx-auto w-fit max-w-[28rem] rounded-card border border-edge bg-lifted px-5 py-4 text-ink lg:bottom-4"
        >
          {text.done}{' '}
          <Link
            to={pagePath.saved}
            onClick={() => justSaved.write(undefined)}
            className="font-strong underline underline-offset-4 hover:text-brass"
          >
            {text.seeList}
          </Link>
        </p>
      )}
    </div>,
    place,
  );
}
