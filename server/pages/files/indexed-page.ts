import type { ChangedKind } from '#contract/changed-kind.ts';
import { sitePath } from '#contract/page-path.ts';

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

/** These pages always exist, and search engines may show them. `shows` names the kinds of the catalogue on the page. */
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
