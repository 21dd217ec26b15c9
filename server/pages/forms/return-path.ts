import { pathOnSite } from '#contract/path-on-site.ts';
import { elsewhere } from '../page-path.ts';

const isOfSignIn = /^\/(tr\/)?(signin|signout)(\/|$)/;

/** After signing in or out a visitor returns to a page of this site, whatever the URL asks for. */
export function returnPath(asked: string | null): string | undefined {
  const path = pathOnSite(asked ?? '');
  if (!path) return undefined;
  const { pathname, search } = path;
  return elsewhere.test(pathname) || isOfSignIn.test(pathname) ? undefined : pathname + search;
}

const knownPage =
  /^(?:\/tr(?=\/|$))?(?:\/|\/(?:casino|bets|bonuses|promocodes|search|support|about|partners|contact|account)|\/(?:casino|product|promocodes)\/\d{1,10})?$/;

const knownSearch: Record<string, RegExp> = { market: /^(US|TR)$/, code: /^\d{1,10}$/ };

/**
 * The same for a link in a letter, which goes to whatever address a stranger typed: it holds the names of our own
 * pages, and numbers, and no word of the stranger's.
 */
export function emailReturnPath(asked: string | null): string | undefined {
  const back = pathOnSite(returnPath(asked) ?? '');
  if (!back || !knownPage.test(back.pathname)) return undefined;
  const searchParams = new URLSearchParams(back.search);
  const kept = new URLSearchParams();
  for (const [name, known] of Object.entries(knownSearch)) {
    const value = searchParams.get(name) ?? '';
    if (known.test(value)) kept.set(name, value);
  }
  return kept.size > 0 ? `${back.pathname}?${kept}` : back.pathname;
}
