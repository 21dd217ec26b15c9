import { elsewhere } from './page-address.ts';

/** Where a visitor goes back to after signing in or out: a page of this site, whatever the address asks for. */
const nowhere = 'http://nowhere.invalid';

const isOfSignIn = /^\/(tr\/)?(signin|signout)(\/|$)/;

export function returnAddress(asked: string | null): string | undefined {
  if (!asked?.startsWith('/') || !URL.canParse(asked, nowhere)) return undefined;
  const { origin, pathname, search } = new URL(asked, nowhere);
  // `/.//elsewhere.example` is of this origin, and its path alone is not.
  if (origin !== nowhere || pathname.startsWith('//')) return undefined;
  if (elsewhere.test(pathname) || isOfSignIn.test(pathname)) return undefined;
  return pathname + search;
}

const knownPage =
  /^(?:\/tr(?=\/|$))?(?:\/|\/(?:casino|bets|bonuses|promocodes|search|support|about|partners|contact|account)|\/(?:casino|product|promocodes)\/\d{1,10})?$/;

const knownSearch: Record<string, RegExp> = { market: /^(US|TR)$/, code: /^\d{1,10}$/ };

/**
 * The same for a link in a letter, which goes to whatever address a stranger typed: it holds the names of our own
 * pages, and numbers, and no word of the stranger's.
 */
export function writtenReturnAddress(asked: string | null): string | undefined {
  const back = returnAddress(asked);
  if (back === undefined) return undefined;
  const { pathname, searchParams } = new URL(back, nowhere);
  if (!knownPage.test(pathname)) return undefined;
  const kept = new URLSearchParams();
  for (const [name, known] of Object.entries(knownSearch)) {
    const value = searchParams.get(name) ?? '';
    if (known.test(value)) kept.set(name, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
