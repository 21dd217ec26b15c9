import type { PageBlock } from '#contract/catalogue/page-block.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';

/** Sends only changed `hidden` flags, so as not to overwrite another editor's changes. */
export const layoutOrder = (blocks: PageBlock[], before: PageBlock[]) =>
  blocks.map(({ id, hidden }, index) => ({
    id,
    sort_order: index,
    ...(before.find((block) => block.id === id)?.hidden !== hidden && { hidden }),
  }));

export const withToggled = (blocks: PageBlock[], { id }: PageBlock) =>
  blocks.map((block) => (block.id === id ? { ...block, hidden: !block.hidden } : block));

export const toggleMessages = (
  { block_key, hidden }: PageBlock,
  text: AdminTexts['pageBlock']['done'],
) =>
  hidden
    ? { done: text.shown(block_key), undone: text.hiddenAgain(block_key) }
    : { done: text.hidden(block_key), undone: text.shownAgain(block_key) };
