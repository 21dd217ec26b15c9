/** A compact outline of rich text, with marks before their text. */
import type { AnyNode, Mark, RichText } from '#contract/content/rich-text/rich-text-node.ts';

const nameOf = (mark: Mark) => (mark.type === 'link' ? `<${mark.attrs.href}>` : mark.type);

function lineOf(node: AnyNode): string {
  if (node.type === 'text') {
    return [...(node.marks ?? []).map(nameOf), `“${node.text}”`].join(' ');
  }
  if (node.type === 'hardBreak') return 'br';
  if (node.type === 'image') {
    return ['image', node.attrs.path, node.attrs.alt, node.attrs.caption].filter(Boolean).join(' ');
  }
  const level = node.type === 'heading' ? node.attrs.level : '';
  const content: readonly AnyNode[] = ('content' in node && node.content) || [];
  return `${node.type}${level}(${content.map(lineOf).join(', ')})`;
}

export const outline = (text: RichText | null): string[] => (text?.content ?? []).map(lineOf);
