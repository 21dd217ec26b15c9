import type { Block, LiveCard } from '#contract/content/rich-text/rich-text-node.ts';
import type { CardLevel } from '../cards/card-level.ts';

type Group = Exclude<Block, LiveCard> | LiveCard[];

const liveCards: string[] = ['offerCard', 'partnerCard', 'promoCodeCard', 'topListCard'];

const isLiveCard = (node: Block): node is LiveCard => liveCards.includes(node.type);

const isEmptyLine = (block: Block) =>
  block.type === 'paragraph' && (block.content ?? []).length === 0;

/**
 * Groups consecutive cards of one kind into a list. A top list is never grouped. Skips empty lines, because the editor
 * always leaves one at the end for the cursor.
 */
export function groupCards(blocks: Block[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks.filter((one) => !isEmptyLine(one))) {
    const last = groups.at(-1);
    if (!isLiveCard(block)) groups.push(block as Exclude<Block, LiveCard>);
    else if (Array.isArray(last) && last[0]?.type === block.type && block.type !== 'topListCard') {
      last.push(block);
    } else groups.push([block]);
  }
  return groups;
}

/** Returns the heading level for cards. Cards before the first heading are one below the page's title. */
export function levelOfCards(groups: Group[], place: number): CardLevel {
  const above = groups.slice(0, place).findLast(isHeading);
  return above ? nextLevel[above.attrs.level] : 2;
}

const isHeading = (group: Group): group is Extract<Block, { type: 'heading' }> =>
  !Array.isArray(group) && group.type === 'heading';

const nextLevel = { 2: 3, 3: 4, 4: 5 } as const;
