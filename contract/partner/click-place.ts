/** The things whose links lead to a partner, as `/go/{kind}/{id}` names them. */
export const clickKinds = ['product', 'bonus', 'promocode', 'banner', 'top'] as const;
export type ClickKind = (typeof clickKinds)[number];

/** A click elsewhere was made on a `/go/...` link. */
export const clickPages = [
  ...(['casino', 'bets', 'bonuses', 'product', 'promocodes', 'search', 'account'] as const),
  ...(['guides', 'reviews', 'other', 'elsewhere'] as const),
] as const;
export type ClickPage = (typeof clickPages)[number];

/** The part of a page that a link stands in. Links elsewhere stand in no block that we know. */
export const clickBlocks = [
  ...(['display', 'popular', 'top', 'exclusive'] as const),
  ...(['hero', 'bar', 'bonuses', 'codes', 'similar', 'details', 'results', 'saved'] as const),
  ...(['text', 'partners'] as const),
  'none',
] as const;
export type ClickBlock = (typeof clickBlocks)[number];

/** A place further down is counted as the last one. */
export const lastPosition = 100;

/** Positions begin with 1. A link that stands in no list has 0. */
export type ClickPlace = { page: ClickPage; block: ClickBlock; position: number };
