import type { Language } from '#contract/language.ts';
import type { Market } from '#contract/market.ts';

/** What a visitor has chosen before, in cookies; anything else that they hold is not looked at. */
export type VisitorChoice = { market: Market; language: Language };

const none: VisitorChoice = { market: 'US', language: 'en' };

const turkishMarket = /(?:^|; *)market=TR *(?:;|$)/;
const turkishLanguage = /(?:^|; *)language=tr *(?:;|$)/;

export const visitorChoice = (cookie: string | undefined): VisitorChoice =>
  cookie === undefined
    ? none
    : {
        market: turkishMarket.test(cookie) ? 'TR' : 'US',
        language: turkishLanguage.test(cookie) ? 'tr' : 'en',
      };
