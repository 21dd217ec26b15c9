import type { MarketRow } from '#contract/site/market.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { marketName } from './market-name.ts';

type Named = Pick<MarketRow, 'id' | 'sort_order' | 'is_active' | 'name' | 'i18n'>;

/** Explains which of several markets with the same sort order comes first: the one that was added first. */
export function describeSameSortOrder(
  markets: readonly Named[],
  ownId: number | undefined,
  sortOrder: unknown,
  text: AdminTexts['market']['fields'],
): string | undefined {
  const same = markets.filter(
    ({ id, sort_order, is_active }) => is_active && sort_order === sortOrder && id !== ownId,
  );
  const before = same.filter(({ id }) => ownId === undefined || id < ownId).at(-1);
  if (before) return text.sameOrderBefore(marketName(before));
  return same[0] && text.sameOrderAfter(marketName(same[0]));
}
