import { defaultLanguage, type Language, languages } from '#contract/language.ts';
import { defaultMarket, type MarketCode, markets } from '#contract/market.ts';

/** The visitor's choices come from two cookies. Nothing else in the cookies is read. */
export type VisitorChoice = { market: MarketCode; language: Language };

const cookieOf = (name: string, values: readonly string[]) =>
  new RegExp(`(?:^|; *)${name}=(${values.join('|')}) *(?:;|$)`);

const marketCookie = cookieOf('market', markets);
const languageCookie = cookieOf('language', languages);

export const visitorChoice = (cookie = ''): VisitorChoice => ({
  market: (marketCookie.exec(cookie)?.[1] ?? defaultMarket) as MarketCode,
  language: (languageCookie.exec(cookie)?.[1] ?? defaultLanguage) as Language,
});
