import type { PageBlock } from '#contract/catalogue/page-block.ts';

/** Only a changed flag is sent, as another editor may have changed it since. */
export const layoutOrder = (blocks: PageBlock[], before: PageBlock[]) =>
  blocks.map(({ id, hidden }, index) => ({
    id,
    sort_order: index,
    ...(before.find((block) => block.id === id)?.hidden !== hidden && { hidden }),
  }));

export const withToggled = (blocks: PageBlock[], { id }: PageBlock) =>
  blocks.map((block) => (block.id === id ? { ...block, hidden: !block.hidden } : block));

export function toggleMessages({ block_key, hidden }: PageBlock) {
  const [is, was] = hidden ? ['shown', 'hidden'] : ['hidden', 'shown'];
  return { done: `${block_key} is ${is}.`, undone: `${block_key} is ${was} again.` };
}
