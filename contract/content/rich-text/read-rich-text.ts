/** Reads words (for search), references and links from rich text. */
import type { AnyNode, RichText } from './rich-text-node.ts';

const childrenOf = (node: AnyNode): readonly AnyNode[] =>
  'content' in node && node.content ? node.content : [];

export function* nodesIn(node: AnyNode): Generator<AnyNode> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

const linesOfOwn = ['paragraph', 'heading', 'faqQuestion'];

/** Returns the words of a node, with one line per paragraph, heading, question and caption. */
export function plainText(node: AnyNode): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return '\n';
  if (node.type === 'image') return node.attrs.caption ?? '';
  const parts = childrenOf(node).map(plainText);
  return linesOfOwn.includes(node.type)
    ? parts.join('').trim()
    : parts.filter((part) => part !== '').join('\n');
}

type RichTextReferences = {
  productIds: number[];
  promoCodeIds: number[];
  bonusIds: number[];
  categories: string[];
  imagePaths: string[];
};

/** Returns everything that a document refers to, without duplicates, in document order. */
export function referencesOf(text: RichText): RichTextReferences {
  const productIds = new Set<number>();
  const promoCodeIds = new Set<number>();
  const bonusIds = new Set<number>();
  const imagePaths = new Set<string>();
  const categories = new Set<string>();
  for (const node of nodesIn(text)) {
    if (node.type === 'partnerCard') productIds.add(node.attrs.product_id);
    if (node.type === 'promoCodeCard') promoCodeIds.add(node.attrs.promo_code_id);
    if (node.type === 'offerCard') bonusIds.add(node.attrs.bonus_id);
    if (node.type === 'image') imagePaths.add(node.attrs.path);
    if (node.type === 'topListCard') categories.add(node.attrs.category);
  }
  return {
    productIds: [...productIds],
    promoCodeIds: [...promoCodeIds],
    bonusIds: [...bonusIds],
    categories: [...categories],
    imagePaths: [...imagePaths],
  };
}

/** Returns the links in a document, without duplicates, in document order. */
export function linksOf(text: RichText): string[] {
  const marks = [...nodesIn(text)].flatMap((node) => ('marks' in node && node.marks) || []);
  return [...new Set(marks.flatMap((mark) => (mark.type === 'link' ? mark.attrs.href : [])))];
}
