import { useLocation, useMatch } from '@tanstack/react-router';
import { Globe } from 'lucide-react';
import { type Language, languageFacts } from '#contract/language.ts';
import { languageOf, pathIn, pathWithoutLanguage } from '#contract/language-path.ts';
import { useDismissibleDetails } from '../../ui/use-dismissible-details.ts';
import { usePageContext } from '../page-context.ts';
import { useLinkSearch, withSearch } from './link-parameters.ts';

const buttonClass =
  'flex h-9 min-w-11 list-none items-center justify-center gap-2 rounded-control border border-line px-3 font-strong text-small transition-colors hover:border-edge';

/** Uses plain links, because another language means another document with different fonts. */
export function LanguageLink() {
  const { language, messages, site } = usePageContext();
  const href = usePathIn();
  const others = site.languages.filter((other) => other !== language);
  const [other] = others;
  if (!other) return null;
  const code = language.toUpperCase();
  if (others.length > 1) return <LanguageMenu code={code} others={others} />;
  return (
    <a href={href(other)} hrefLang={other} data-language={other} className={buttonClass}>
      <Globe className="size-4" />
      {code}
      <span className="sr-only"> – {messages.language.switchTo(languageFacts[other].name)}</span>
    </a>
  );
}

function LanguageMenu({ code, others }: { code: string; others: Language[] }) {
  const { messages } = usePageContext();
  const href = usePathIn();
  const { details } = useDismissibleDetails();
  return (
    <details {...details} className="relative">
      <summary className={buttonClass}>
        <Globe className="size-4" />
        {code}
        <span className="sr-only"> – {messages.language.choose}</span>
      </summary>
      <ul className="absolute right-0 z-20 mt-1 w-max rounded-card border border-line bg-raised p-1">
        {others.map((other) => (
          <li key={other}>
            <a
              href={href(other)}
              lang={other}
              hrefLang={other}
              data-language={other}
              className="flex min-h-11 items-center rounded-control px-4 hover:bg-lifted"
            >
              {languageFacts[other].name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Returns a function that links this page in another language. A `back` parameter is translated too. */
function usePathIn() {
  const { language, site } = usePageContext();
  const page = useLocation({ select: ({ pathname }) => pathname });
  const search = useLinkSearch();
  const shownIn = useMatch({
    from: '/_portal/$',
    shouldThrow: false,
    select: ({ loaderData }) => loaderData?.shownIn,
  });
  return (other: Language) => {
    const isShown = !shownIn || shownIn.includes(other);
    // A page that doesn't exist in that language is replaced by the list that contains it, or the home page.
    const nearest = isShown ? page : page.slice(0, page.lastIndexOf('/')) || '/';
    const path = site.emptyPaths[other].includes(nearest) ? '/' : nearest;
    const kept = new URLSearchParams(search);
    const back = kept.get('back');
    if (back && languageOf(back) === language) {
      kept.set('back', pathIn(other, pathWithoutLanguage(language, back)));
    }
    return withSearch(pathIn(other, path), kept);
  };
}
