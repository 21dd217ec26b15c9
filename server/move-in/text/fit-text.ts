/** Brings a text within the limits of rich text, and reports what doesn't fit. */
import { checkRichText } from '#contract/content/rich-text/check-rich-text.ts';
import { richTextLimits } from '#contract/content/rich-text/node-rule.ts';
import { nodesIn, plainText } from '#contract/content/rich-text/read-rich-text.ts';
import type { AnyNode, Block, RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { cutToSize } from './cut-to-size.ts';
import { fitNesting } from './fit-nesting.ts';
import { fitTable } from './fit-table.ts';
import type { LeftOutList } from './left-out-list.ts';
import { firstWords } from './place.ts';

const standsAlone = new Set(['image', 'horizontalRule']);

const hasContent = (block: Block) =>
  [...nodesIn(block)].some(
    (node) => standsAlone.has(node.type) || (node.type === 'text' && node.text.trim() !== ''),
  );

/** Breaks long text at spaces. */
function breakText(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > richTextLimits.text) {
    const space = rest.lastIndexOf(' ', richTextLimits.text);
    const end = space > 0 ? space : richTextLimits.text;
    const isPair = /[\uD800-\uDBFF]/.test(rest[end - 1] ?? '');
    const cut = isPair ? end - 1 : end;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** Inserts line breaks into text that is longer than a node may be. */
function fitTexts(node: AnyNode): AnyNode[] {
  if (node.type === 'text') {
    if (node.text.length <= richTextLimits.text) return [node];
    return breakText(node.text).flatMap((text, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
      { ...node, text },
    ]);
  }
  if (!('content' in node) || !node.content) return [node];
  return [{ ...node, content: node.content.flatMap(fitTexts) } as AnyNode];
}

/** A picture splits its paragraph, which leaves spaces at the edges. */
function withoutEdges(block: Block): Block {
  if (block.type !== 'paragraph' || !block.content) return block;
  const [first, ...others] = block.content;
  if (first?.type !== 'text' || !first.text.startsWith(' ')) return block;
  const text = first.text.trimStart();
  return { ...block, content: text === '' ? others : [{ ...first, text }, ...others] };
}

function limitImages(blocks: Block[], leftOut: LeftOutList): Block[] {
  let images = 0;
  return blocks.filter((block) => {
    if (block.type !== 'image') return true;
    images += 1;
    if (images <= richTextLimits.images) return true;
    leftOut.add('rest', `The picture ${images} did not fit`, block.attrs.path);
    return false;
  });
}

/** Leaves out blocks that the server would still reject. */
function onlyValid(blocks: Block[], leftOut: LeftOutList): Block[] {
  let valid = blocks;
  for (;;) {
    const problems = checkRichText({ type: 'doc', content: valid });
    if (problems.length === 0) return valid;
    const wrong = new Set(problems.map(({ path }) => path[1] ?? valid.length - 1));
    for (const index of wrong) {
      const block = valid[Number(index)];
      if (block) leftOut.add('element', block.type, firstWords(plainText(block)));
    }
    valid = valid.filter((_, index) => !wrong.has(index));
  }
}

export function fitText(text: RichText, leftOut: LeftOutList): RichText | null {
  let before = '';
  const blocks = text.content.flatMap((block) => {
    const fitting =
      block.type === 'table'
        ? fitTable(block, (table) =>
            leftOut.add('table', 'table', firstWords(plainText(table)), before),
          )
        : [block];
    if (plainText(block).trim() !== '') before = firstWords(plainText(block));
    return fitting;
  });
  const shallow = blocks
    .map(withoutEdges)
    .map(fitNesting)
    .flatMap((block) => fitTexts(block) as Block[]);
  const shown = limitImages(shallow.filter(hasContent), leftOut);
  const content = onlyValid(cutToSize(shown, leftOut), leftOut);
  return content.length > 0 ? { type: 'doc', content } : null;
}
