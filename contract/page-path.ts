import { parseUrl } from './parse-url.ts';

/** The path of each page without a language prefix, which `pathIn` adds. `src/routes` has a file for each path. */
const paths = {
  home: '/',
  age: '/age',
  counting: '/counting',
  break: '/break',
  casino: '/casino',
  compare: '/compare',
  fit: '/fit',
  bets: '/bets',
  allCasinos: '/casino/all',
  allBets: '/bets/all',
  bonuses: '/bonuses',
  allBonuses: '/bonuses/all',
  promoCodes: '/promocodes',
  search: '/search',
  guides: '/guides',
  reviews: '/reviews',
  support: '/support',
  about: '/about',
  howBonusesCost: '/how-bonuses-cost',
  howWeRate: '/how-we-rate',
  partners: '/partners',
  contact: '/contact',
  report: '/report',
  account: '/account',
  saved: '/saved',
  signIn: '/signin',
  signInReady: '/signin/ready',
  password: '/signin/password',
  emailConfirm: '/signin/confirm',
  follow: '/follow',
  unsubscribe: '/unsubscribe',
  emailStop: '/signin/stop',
  signOut: '/signout',
};

/**
 * Typed as plain strings, because the router knows some of these pages by a pattern, such as `/promocodes/{-$page}`.
 */
export const pagePath: Record<keyof typeof paths, string> = paths;

/** The link of a banner that leads nowhere. Pages show such a banner without a button. */
export const noLink = '#';

/** Paths with an ID stay valid. The canonical one, which search engines index, has the slug. */
export const productPath = (idOrSlug: number | string) => `${pagePath.casino}/${idOrSlug}`;

/** A notice is a page that confirms an action, for example that an email was sent. */
export type Notice = 'sent' | 'confirmed' | 'stopped' | 'expired' | 'deleted';

export const noticePath = (notice: Notice) => `${pagePath.signIn}/${notice}`;

const anySite = 'http://site.invalid';

/** Resolves a link as a browser does. Undefined for links to other sites. */
export function pathOnSite(link: string): { pathname: string; search: string } | undefined {
  const url = link.startsWith('/') ? parseUrl(link, anySite) : undefined;
  if (!url) return undefined;
  const { origin, pathname, search } = url;
  // `/.//elsewhere.example` is on this site, but its resolved path `//elsewhere.example` would not be.
  return origin === anySite && !pathname.startsWith('//') ? { pathname, search } : undefined;
}
