import { defaultLanguage, type Language, languages } from '#contract/language.ts';
import { defaultMarket, type Market, markets } from '#contract/market.ts';

/** What a visitor has chosen before, in cookies; anything else that they hold is not looked at. */
export type VisitorChoice = { market: Market; language: Language };

const cookieOf = (name: string, values: readonly string[]) =>
  new RegExp(`(?:^|; *)${name}=(${values.join('|')}) *(?:;|$)`);

const marketCookie = cookieOf('market', markets);
const languageCookie = cookieOf('language', languages);

export const visitorChoice = (cookie = ''): VisitorChoice => ({
  market: (marketCookie.exec(cookie)?.[1] ?? defaultMarket) as Market,
  language: (languageCookie.exec(cookie)?.[1] ?? defaultLanguage) as Language,
});
