import type { ChangedKind } from '#contract/catalogue/history/entity-kind.ts';
import { pagePath } from '#contract/page-path.ts';

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
  { path: pagePath.casino, shows: board },
  { path: pagePath.bets, shows: board },
  { path: pagePath.bonuses, shows: board },
  { path: pagePath.promoCodes, shows: ['promo-code', 'product'] },
  { path: pagePath.partners },
  { path: pagePath.contact },
];
