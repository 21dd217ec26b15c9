import { languageOf, pathWithoutLanguage } from '#contract/language-path.ts';
import { pagePath, pathOnSite } from '#contract/page-path.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { followedIn, followSearch } from '#contract/visitor/follow.ts';
import { isPageBelow, leavingPath, nonPagePath } from '../page-url.ts';

const isOfSignIn = (path: string) =>
  isPageBelow(path, pagePath.signIn) || isPageBelow(path, pagePath.signOut);

/** Returns the path to go back to after signing in or out, or undefined if it isn't a page of this site. */
export function returnPath(asked: string | null): string | undefined {
  const path = pathOnSite(asked ?? '');
  if (!path) return undefined;
  const { pathname, search } = path;
  const isOther = [nonPagePath, leavingPath].some((other) => other.test(pathname));
  return isOther || isOfSignIn(pathname) ? undefined : pathname + search;
}

const knownPaths = new Set<string>(Object.values(pagePath));
const numberedPath = /^\/(?:casino|product|promocodes)\/\d{1,10}$/;

function isKnownPage(pathname: string): boolean {
  const path = pathWithoutLanguage(languageOf(pathname), pathname);
  return knownPaths.has(path) || numberedPath.test(path);
}

/**
 * Anyone can enter someone else's email address, so the link in an email contains only known paths and numbers, and no
 * text chosen by the sender.
 */
export function emailReturnPath(
  asked: string | null,
  markets: readonly MarketCode[],
): string | undefined {
  const back = pathOnSite(returnPath(asked) ?? '');
  if (!back || !isKnownPage(back.pathname)) return undefined;
  const searchParams = new URLSearchParams(back.search);
  const kept = new URLSearchParams();
  const market = searchParams.get('market') ?? '';
  const code = searchParams.get('code') ?? '';
  if (markets.includes(market)) kept.set('market', market);
  if (/^\d{1,10}$/.test(code)) kept.set('code', code);
  const followed = followedIn(back.search);
  if (followed) kept.set('about', followSearch(followed).about);
  if (followed && searchParams.get('by_email') === 'yes') kept.set('by_email', 'yes');
  return kept.size > 0 ? `${back.pathname}?${kept}` : back.pathname;
}
