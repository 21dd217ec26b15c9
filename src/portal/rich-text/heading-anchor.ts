import { proposedSlug } from '#contract/content/proposed-slug.ts';
import { plainText } from '#contract/content/rich-text/read-rich-text.ts';
import type { Block, RichText } from '#contract/content/rich-text/rich-text-node.ts';

type HeadingBlock = Extract<Block, { type: 'heading' }>;

export type Heading = { block: HeadingBlock; id: string; text: string };

/** Ids already used by other elements of the page. */
const idsOfPage = ['content', 'footer', 'helplines', 'more', 'contents'];

/** Lists the headings. Ids depend only on the words, so that links to a heading stay valid. Duplicates are numbered. */
export function headingsOf({ content }: RichText): Heading[] {
  const taken = new Set(idsOfPage);
  return content
    .filter((block) => block.type === 'heading')
    .map((block) => {
      const text = plainText(block);
      const base = proposedSlug(text) || 'part';
      let id = base;
      for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
      taken.add(id);
      return { block, id, text };
    });
}
