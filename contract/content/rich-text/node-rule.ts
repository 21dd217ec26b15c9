/**
 * Rules for the contents of each node. The server validates rich text against these rules and the editor derives its
 * schema from them, so the editor cannot produce what the server rejects.
 */
import { maxLength } from '../../text-rule.ts';
import {
  type AttributeRule,
  ignored,
  ignoredWidths,
  oneOf,
  optionalLine,
  optionalNumber,
  requiredHref,
  requiredId,
  requiredImagePath,
  requiredNumber,
  requiredSlug,
} from './attribute-rule.ts';
import { calloutKinds, type Mark, type NodeName } from './rich-text-node.ts';

type Children = NodeName[];

/** `first` must be the first child. `exactly` lists every child in order. */
export type ContentRule =
  | { anyOf: Children; atLeast: 0 | 1; first?: NodeName }
  | { exactly: Children };

type NodeRule = {
  content?: ContentRule;
  attributes?: Record<string, AttributeRule>;
  /** Only text and line breaks have marks, except inside a question. */
  marks?: 'any' | 'none';
};

export const richTextLimits = {
  bytes: 200_000,
  nodes: 5_000,
  depth: 16,
  tableRows: 100,
  tableColumns: 12,
  cards: 100,
  images: 100,
  topListPlaces: 10,
  text: maxLength.description,
} as const;

const inline: Children = ['text', 'hardBreak'];
const flow: Children = ['paragraph', 'bulletList', 'orderedList'];
const some = (anyOf: Children): ContentRule => ({ anyOf, atLeast: 1 });
const any = (anyOf: Children): ContentRule => ({ anyOf, atLeast: 0 });

const cell: NodeRule = {
  content: some(flow),
  attributes: {
    colspan: optionalNumber(1, richTextLimits.tableColumns),
    rowspan: optionalNumber(1, richTextLimits.tableRows),
    colwidth: ignoredWidths,
    align: ignored(['left', 'center', 'right']),
  },
};

const blocks: Children = [
  ...flow,
  'heading',
  'blockquote',
  'table',
  'horizontalRule',
  'image',
  'callout',
  'faq',
  'offerCard',
  'partnerCard',
  'promoCodeCard',
  'topListCard',
];

export const nodeRules: Record<NodeName, NodeRule> = {
  doc: { content: any(blocks) },
  paragraph: { content: any(inline), marks: 'any' },
  heading: { content: any(inline), marks: 'any', attributes: { level: oneOf([2, 3, 4]) } },
  text: {},
  hardBreak: {},
  bulletList: { content: some(['listItem']) },
  orderedList: {
    content: some(['listItem']),
    attributes: { start: optionalNumber(0, 10_000), type: ignored([]) },
  },
  listItem: { content: { ...some(flow), first: 'paragraph' } },
  blockquote: { content: some(flow) },
  table: { content: some(['tableRow']) },
  tableRow: { content: any(['tableCell', 'tableHeader']) },
  tableCell: cell,
  tableHeader: cell,
  horizontalRule: {},
  image: {
    attributes: {
      path: requiredImagePath,
      alt: optionalLine(maxLength.title),
      caption: optionalLine(maxLength.title),
    },
  },
  callout: { content: some(flow), attributes: { kind: oneOf(calloutKinds) } },
  faq: { content: some(['faqItem']) },
  faqItem: { content: { exactly: ['faqQuestion', 'faqAnswer'] } },
  faqQuestion: { content: any(['text']), marks: 'none' },
  faqAnswer: { content: some(flow) },
  offerCard: { attributes: { bonus_id: requiredId('an exclusive bonus') } },
  partnerCard: { attributes: { product_id: requiredId('a product') } },
  promoCodeCard: { attributes: { promo_code_id: requiredId('a promo code') } },
  topListCard: {
    attributes: { category: requiredSlug, limit: requiredNumber(1, richTextLimits.topListPlaces) },
  },
};

const newTab = ['_blank'];

export const markRules: Record<Mark['type'], { attributes?: Record<string, AttributeRule> }> = {
  bold: {},
  italic: {},
  strike: {},
  code: {},
  link: {
    attributes: {
      href: requiredHref,
      target: ignored(newTab),
      rel: ignored(['noopener noreferrer nofollow']),
      class: ignored([]),
      title: ignored([]),
    },
  },
};
