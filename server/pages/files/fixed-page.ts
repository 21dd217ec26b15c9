import type { ChangedKind } from '#contract/kind.ts';
import { sitePath } from '#contract/site-path.ts';

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
  { path: sitePath.casino, shows: board },
  { path: sitePath.bets, shows: board },
  { path: sitePath.bonuses, shows: board },
  { path: sitePath.promoCodes, shows: ['promo-code', 'product'] },
  { path: sitePath.support },
  { path: sitePath.about },
  { path: sitePath.partners },
  { path: sitePath.contact },
];
