import { useLocation } from '@tanstack/react-router';
import type { Language } from '#contract/language.ts';
import { languageOf, pathIn, pathWithoutLanguage } from '#contract/language-path.ts';
import { usePageContext } from '../page-context.ts';
import { useLinkSearch, withSearch } from './link-search.ts';

const otherLanguage: Record<Language, Language> = { en: 'tr', tr: 'en' };

/** The link is plain, because another language is another document with other fonts. */
export function LanguageLink() {
  const { language, messages } = usePageContext();
  const other = otherLanguage[language];
  const page = useLocation({ select: ({ pathname }) => pathname });
  const search = useLinkSearch();
  const back = search.get('back');
  if (back && languageOf(back) === language) {
    search.set('back', pathIn(other, pathWithoutLanguage(language, back)));
  }
  return (
    <a
      href={withSearch(pathIn(other, page), search)}
      hrefLang={other}
      data-language={other}
      className="flex h-9 min-w-11 items-center justify-center rounded-control border border-line px-3 font-strong text-small transition-colors hover:border-edge"
    >
      {messages.language.short}
      <span className="sr-only"> – {messages.language.switchTo}</span>
    </a>
  );
}
