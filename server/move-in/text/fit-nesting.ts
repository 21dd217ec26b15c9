/** Turns lists that are nested too deeply into paragraphs of the item around them. */
import { richTextLimits } from '#contract/content/rich-text/node-rule.ts';
import type { AnyNode, Block, Flow, List } from '#contract/content/rich-text/rich-text-node.ts';

const isList = (node: AnyNode): node is List =>
  node.type === 'bulletList' || node.type === 'orderedList';

const paragraphsIn = (list: List): Flow[] =>
  list.content.flatMap(({ content }) =>
    content.flatMap((flow) => (isList(flow) ? paragraphsIn(flow) : [flow])),
  );

/** From a list to its text are three levels. */
const levelsInList = 3;

function fitAt(node: AnyNode, depth: number): AnyNode[] {
  if (isList(node) && depth + levelsInList > richTextLimits.depth) return paragraphsIn(node);
  if (!('content' in node) || !node.content) return [node];
  const content = node.content.flatMap((child) => fitAt(child, depth + 1));
  return [{ ...node, content } as AnyNode];
}

export const fitNesting = (block: Block): Block => fitAt(block, 1)[0] as Block;
