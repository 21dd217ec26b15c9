/** Cuts a text that is larger than rich text may be, between its blocks. */
import { richTextLimits } from '#contract/content/rich-text/node-rule.ts';
import { nodesIn, plainText } from '#contract/content/rich-text/read-rich-text.ts';
import type { AnyNode, Block } from '#contract/content/rich-text/rich-text-node.ts';
import type { LeftOutList } from './left-out-list.ts';
import { firstWords } from './place.ts';

type Size = { bytes: number; nodes: number; values: number };

const wrapper = JSON.stringify({ type: 'doc', content: [] }).length;
/** The check of rich text counts the values of its JSON as well. */
const maxValues = richTextLimits.nodes * 12 - 20;

const valuesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + valuesIn(part), 1)
    : 1;

const sizeOf = (node: AnyNode): Size => ({
  bytes: Buffer.byteLength(JSON.stringify(node)) + 1,
  nodes: [...nodesIn(node)].length,
  values: valuesIn(node),
});

const add = (one: Size, other: Size): Size => ({
  bytes: one.bytes + other.bytes,
  nodes: one.nodes + other.nodes,
  values: one.values + other.values,
});

const isWithin = ({ bytes, nodes, values }: Size) =>
  bytes <= richTextLimits.bytes && nodes <= richTextLimits.nodes && values <= maxValues;

/** Returns how many of the nodes fit. */
function fittingCount(nodes: readonly AnyNode[], used: Size): number {
  let size = used;
  for (const [index, node] of nodes.entries()) {
    size = add(size, sizeOf(node));
    if (!isWithin(size)) return index;
  }
  return nodes.length;
}

/** The start of a block that alone is too large, such as a very long list. */
function startOf(block: Block): Block[] {
  if (!('content' in block) || !block.content) return [];
  const content: readonly AnyNode[] = block.content;
  const whole = sizeOf(block);
  const used = content.map(sizeOf).reduce(
    (size, child) => ({
      bytes: size.bytes - child.bytes,
      nodes: size.nodes - child.nodes,
      values: size.values - child.values,
    }),
    { bytes: whole.bytes + wrapper, nodes: whole.nodes + 1, values: whole.values + 3 },
  );
  const count = fittingCount(content, used);
  return count > 0 ? [{ ...block, content: block.content.slice(0, count) } as Block] : [];
}

export function cutToSize(blocks: Block[], leftOut: LeftOutList): Block[] {
  const count = fittingCount(blocks, { bytes: wrapper, nodes: 1, values: 3 });
  if (count === blocks.length) return blocks;
  const [next] = blocks.slice(count);
  const kept = count === 0 && next ? startOf(next) : blocks.slice(0, count);
  const rest = blocks.slice(count);
  const heading = kept.findLast(({ type }) => type === 'heading');
  const last = heading ?? kept.at(-1);
  leftOut.add(
    'rest',
    `The last ${rest.length} parts did not fit`,
    firstWords(rest[0] ? plainText(rest[0]) : ''),
    last ? firstWords(plainText(last)) : '',
  );
  return kept;
}
