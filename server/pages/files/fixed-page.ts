import type { ChangedKind } from '#contract/kind.ts';

const board: ChangedKind[] = [
  'product',
  'product-list',
  'banner',
  'exclusive-bonus',
  'exclusive-bonus-list',
  'top-list-entry',
  'top-list',
  'page-layout',
];

/** The pages that are always there and that a search engine may show; what they show, if it is the catalogue's. */
export const fixedPages: { path: string; shows?: ChangedKind[] }[] = [
  { path: '/casino', shows: board },
  { path: '/bets', shows: board },
  { path: '/bonuses', shows: board },
  { path: '/promocodes', shows: ['promo-code', 'product'] },
  { path: '/support' },
  { path: '/about' },
  { path: '/partners' },
  { path: '/contact' },
];
