import type { BlockKey, Layout } from '#contract/catalogue/page-block.ts';
import type { Section } from '#contract/catalogue/section.ts';
import type { ApiResult } from '../../api/api-result.ts';

const usualOrder: Record<Section, BlockKey[]> = {
  casino: ['display', 'popular', 'top', 'suggestions', 'exclusive'],
  bets: ['display', 'top', 'exclusive', 'suggestions'],
  bonuses: ['display', 'exclusive', 'suggestions', 'top'],
};

/**
 * Returns the blocks in the editors' order, or in the default order if that failed to load. The casino page always has
 * its popular list.
 */
export function shownBlocks(section: Section, layout: ApiResult<Layout>): BlockKey[] {
  if ('failure' in layout) return usualOrder[section];
  const { blocks } = layout.data;
  const shown = blocks.filter(({ hidden }) => !hidden).map(({ key }) => key);
  const lacksList = section === 'casino' && !blocks.some(({ key }) => key === 'popular');
  return lacksList ? [...shown, 'popular'] : shown;
}
