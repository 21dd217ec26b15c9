import { type Language, languages } from '#contract/language.ts';
import { defaultMarket, type MarketCode } from '#contract/site/market-code.ts';

/** The visitor's choices, from two cookies. No other cookies are read. */
export type VisitorChoice = { market: MarketCode; language: Language | undefined };

const cookieOf = (name: string, values: readonly string[]) =>
  new RegExp(`(?:^|; *)${name}=(${values.join('|')}) *(?:;|$)`);

const marketCookie = /(?:^|; *)market=([A-Z0-9-]{2,14})(?= *(?:;|$))/g;
const languageCookie = cookieOf('language', languages);

/** Defaults to the first active market, including when the chosen one has been retired. */
export const visitorChoice = (
  cookie: string | undefined,
  active: readonly MarketCode[],
): VisitorChoice => {
  const market = active[0] ?? defaultMarket;
  if (!cookie) return { market, language: undefined };
  return {
    market: chosenMarket(cookie, active) ?? market,
    language: languageCookie.exec(cookie)?.[1] as Language | undefined,
  };
};

const chosenMarket = (cookie: string, active: readonly MarketCode[]) =>
  [...cookie.matchAll(marketCookie)]
    .map(([, code = '']) => code)
    .find((code) => active.includes(code));
