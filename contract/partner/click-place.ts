/** Kinds of items that can link to a partner, as in `/go/{kind}/{id}`. */
export const clickKinds = ['product', 'bonus', 'promocode', 'banner', 'top'] as const;
export type ClickKind = (typeof clickKinds)[number];

/** Kinds of public pages. */
export const sitePages = [
  ...(['casino', 'bets', 'bonuses', 'product', 'promocodes', 'search', 'account'] as const),
  ...(['guides', 'reviews', 'other'] as const),
] as const;
export type SitePage = (typeof sitePages)[number];

/** `elsewhere` counts clicks on `/go/...` links outside our pages. */
const clickPages = [...sitePages, 'elsewhere'] as const;
export type ClickPage = (typeof clickPages)[number];

/** The part of a page that contains the link. `none` if unknown. */
export const clickBlocks = [
  ...(['display', 'popular', 'top', 'exclusive'] as const),
  ...(['hero', 'bar', 'bonuses', 'codes', 'similar', 'details', 'results', 'saved'] as const),
  ...(['text', 'partners', 'all', 'compare'] as const),
  'none',
] as const;
export type ClickBlock = (typeof clickBlocks)[number];

/** Positions further down count as this one. */
export const lastPosition = 100;

/** Positions start at 1. Links outside a list have 0. */
export type ClickPlace = { page: ClickPage; block: ClickBlock; position: number };
