import { Link, ScriptOnce } from '@tanstack/react-router';
import { pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import type { SavedText } from '../../../../messages/type/saved.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingList } from '../../cards/loading-list.tsx';
import { Disclosure } from '../../market/disclosure.tsx';
import { usePageContext } from '../../page-context.ts';
import { AccountSection, EmptyNote } from '../account/account-section.tsx';

type Props = { text: SavedText };

/**
 * Contains every possible start of the list, because a cached page is the same for everyone. Before the first paint, a
 * script shows the right one for this visitor, so that nothing moves once the list is known.
 */
export const FirstView = ({ text }: Props) => (
  <>
    <div hidden id="saved-in-browser" suppressHydrationWarning>
      <BrowserNote text={text} />
    </div>
    <div hidden id="nothing-saved" suppressHydrationWarning>
      <EmptyList text={text} />
    </div>
    <div id="saved-loading" className="noscript:hidden" suppressHydrationWarning>
      <PendingList text={text} />
    </div>
    {import.meta.env.SSR && <ScriptOnce>{`(${chooseFirstView})()`}</ScriptOnce>}
  </>
);

/** Serialized into the page, so the function can't use anything outside itself. */
function chooseFirstView() {
  const show = (id: string, isShown: boolean) => {
    (document.getElementById(id) as HTMLElement).hidden = !isShown;
  };
  const isSignedIn = /(^|; )signed_in=1/.test(document.cookie);
  let isEmpty = !isSignedIn;
  try {
    isEmpty &&= !('savedOffers' in localStorage) && !('copiedCodes' in localStorage);
  } catch {
    // If the browser blocks storage, nothing can be saved.
  }
  show('saved-in-browser', !isSignedIn);
  show('nothing-saved', isEmpty);
  show('saved-loading', !isEmpty);
}

export function BrowserNote({ text }: Props) {
  const { language } = usePageContext();
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">{text.inBrowser}</p>
      <Link
        to={pagePath.signIn}
        search={{ back: pathIn(language, pagePath.saved) }}
        reloadDocument
        className={buttonClass.quiet}
      >
        {text.signIn}
      </Link>
    </div>
  );
}

export const savedSections = 'mt-8 flex flex-col gap-12';

export const EmptyList = ({ text }: Props) => (
  <div className={savedSections}>
    <AccountSection title={text.offers}>
      <EmptyNote>{text.empty}</EmptyNote>
      <BrowseLink text={text} />
    </AccountSection>
  </div>
);

export const BrowseLink = ({ text }: Props) => (
  <Link to={pagePath.casino} className={`${buttonClass.primaryLink} self-center`}>
    {text.browse}
  </Link>
);

const places = ['first', 'second', 'third'];

/** Fills the height of the window, so that the footer doesn't visibly move. */
export const PendingList = ({ text }: Props) => (
  <div className={`${savedSections} min-h-dvh`}>
    <AccountSection title={text.offers}>
      <LoadingList>
        <p className="text-muted text-small">
          <Disclosure />
        </p>
        <div className="mt-4 flex flex-col gap-3">
          {places.map((place) => (
            <Skeleton key={place} className="h-48 md:h-32" />
          ))}
        </div>
      </LoadingList>
    </AccountSection>
  </div>
);
