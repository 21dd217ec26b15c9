import type { Block, LiveCard } from '#contract/rich-text/rich-text-node.ts';

const liveCards: string[] = ['offerCard', 'partnerCard', 'promoCodeCard', 'topListCard'];

const isLiveCard = (node: Block): node is LiveCard => liveCards.includes(node.type);

const isEmptyLine = (block: Block) =>
  block.type === 'paragraph' && (block.content ?? []).length === 0;

/**
 * Cards of one kind that follow one another stand in one list. Each top list is a list of its own. Empty lines are left
 * out: the editor keeps one at the end for the cursor.
 */
export function groupCards(blocks: Block[]): (Exclude<Block, LiveCard> | LiveCard[])[] {
  const groups: (Exclude<Block, LiveCard> | LiveCard[])[] = [];
  for (const block of blocks.filter((one) => !isEmptyLine(one))) {
    const last = groups.at(-1);
    if (!isLiveCard(block)) groups.push(block as Exclude<Block, LiveCard>);
    else if (Array.isArray(last) && last[0]?.type === block.type && block.type !== 'topListCard') {
      last.push(block);
    } else groups.push([block]);
  }
  return groups;
}
