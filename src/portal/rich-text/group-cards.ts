import type { Block, LiveCard } from '#contract/content/rich-text/rich-text-node.ts';
import type { CardLevel } from '../cards/card-level.ts';

type Group = Exclude<Block, LiveCard> | LiveCard[];

const liveCards: string[] = ['offerCard', 'partnerCard', 'promoCodeCard', 'topListCard'];

const isLiveCard = (node: Block): node is LiveCard => liveCards.includes(node.type);

const isEmptyLine = (block: Block) =>
  block.type === 'paragraph' && (block.content ?? []).length === 0;

/**
 * Cards of one kind that follow one another stand in one list. Each top list is a list of its own. Empty lines are left
 * out: the editor keeps one at the end for the cursor.
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

/** Cards before the first heading stand right below the title of the page. */
export function levelOfCards(groups: Group[], place: number): CardLevel {
  const above = groups.slice(0, place).findLast(isHeading);
  return above ? nextLevel[above.attrs.level] : 2;
}

const isHeading = (group: Group): group is Extract<Block, { type: 'heading' }> =>
  !Array.isArray(group) && group.type === 'heading';

const nextLevel = { 2: 3, 3: 4, 4: 5 } as const;
