import type { Language } from '#contract/language.ts';
import type { MarketCard } from '#contract/site/market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Site } from '#contract/site/site.ts';
import type { FollowRefusal } from '#contract/visitor/follow.ts';
import type { PostedInquiry } from '#contract/visitor/inquiry-rule.ts';
import type { PostedSignIn } from '#contract/visitor/sign-in.ts';
import type { Messages } from '../messages/en/common.ts';
import type { Api } from './api/load-api.ts';

export type PageModules = {
  entries: string[];
  preloads: (routeIds: string[]) => string[];
  rules?: string | undefined;
};

export type RouterContext = {
  language: Language;
  market: MarketCode;
  /** All active markets, in the page's language. */
  markets: readonly MarketCard[];
  messages: Messages;
  site: Site;
  /** The day on which the visitor's break from offers ends, and on some pages the time. */
  breakUntil?: string | undefined;
  /** Set if the page at the path is gone, on purpose. */
  isGone?: true | undefined;
  loadApi: () => Promise<Api>;
  /** Set only while the server renders the page. */
  modules?: PageModules;
  /** A form that was posted without JavaScript and rejected. */
  posted?: PostedInquiry | undefined;
  signIn?: PostedSignIn | undefined;
  refusedFollow?: FollowRefusal | undefined;
};
