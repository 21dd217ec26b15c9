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
