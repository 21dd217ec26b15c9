import { Link } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { pagePath } from '#contract/page-path.ts';
import { fillText } from '../../../messages/fill-text.ts';
import { loadTexts } from '../../../messages/load-page-text.ts';
import type { SavedText } from '../../../messages/type/saved.ts';
import { usePageContext } from '../page-context.ts';
import { SavedNotice } from './saved-notice.tsx';
import { savedOffers } from './saved-offers.ts';

/** Leads to the saved offers from the header of every page, and confirms each offer that is saved. */
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
