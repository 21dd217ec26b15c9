import { useLocation, useSearch } from '@tanstack/react-router';
import { addressIn } from '#contract/address.ts';
import type { Language } from '#contract/field.ts';
import { usePageContext } from './page-context.ts';
import { rememberChoice } from './remember-choice.ts';

const otherLanguage: Record<Language, Language> = { en: 'tr', tr: 'en' };

/** A plain link: another language is another document, with another lang and other fonts. */
export function LanguageLink() {
  const { language, messages } = usePageContext();
  const other = otherLanguage[language];
  const page = useLocation({ select: ({ pathname }) => pathname });
  const { market } = useSearch({ strict: false });
  return (
    <a
      href={addressIn(other, page) + (market ? `?market=${market}` : '')}
      hrefLang={other}
      onClick={() => rememberChoice('language', other)}
      className="flex h-9 min-w-11 items-center justify-center rounded-control border border-line px-3 font-strong text-small transition-colors hover:border-edge"
    >
      {messages.language.short}
      <span className="sr-only"> – {messages.language.switchTo}</span>
    </a>
  );
}
