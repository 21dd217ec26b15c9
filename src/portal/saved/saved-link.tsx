import { Link } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { pagePath } from '#contract/page-path.ts';
import { fillText } from '../../../messages/fill-text.ts';
import { loadTexts } from '../../../messages/load-page-text.ts';
import type { SavedText } from '../../../messages/type/saved.ts';
import { usePageContext } from '../page-context.ts';
import { justSaved, savedOffers } from './saved-offers.ts';

/**
 * Confirms that an offer was saved. Rendered in the open dialog, if any, because everything outside is inert. Closes
 * on the next click or Escape, never automatically.
 */
function SavedNotice({ text }: { text: SavedText }) {
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

/** Links to the saved offers in the header of every page, and confirms each offer that is saved. */
export function SavedLink() {
  const { language } = usePageContext();
  const [text, setText] = useState<SavedText>();
  const offers = useSyncExternalStore(savedOffers.subscribe, savedOffers.read, savedOffers.read);
  useEffect(() => {
    loadTexts(language, 'saved').then(setText, () => {});
  }, [language]);
  if (!text) return null;
  const count = offers?.length ?? 0;
  return (
    <>
      {count > 0 && (
        <Link
          to={pagePath.saved}
          data-saved-link=""
          className="group/saved relative flex size-11 shrink-0 items-center justify-center rounded-control transition-colors hover:bg-lifted wide:size-9"
        >
          <Heart
            className="size-5 group-aria-[current=page]/saved:fill-current"
            strokeWidth={1.75}
            aria-hidden="true"
          />
          <span
            className="figures absolute top-0.5 left-6 flex h-[1.125rem] min-w-[1.125rem] items-center justify-center rounded-full bg-brass px-1 font-heading font-strong text-on-brass text-small leading-none wide:-top-0.5 wide:left-5"
            aria-hidden="true"
          >
            {count > 99 ? '99+' : count}
          </span>
          <span className="sr-only">
            {fillText(text.link, { count: count.toLocaleString(language) })}
          </span>
        </Link>
      )}
      <SavedNotice text={text} />
    </>
  );
}
