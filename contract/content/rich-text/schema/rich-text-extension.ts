/** The nodes and marks of rich text. The editor and imports derive their ProseMirror schema from them. */
import { type AnyExtension, getSchema, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Code } from '@tiptap/extension-code';
import { Link } from '@tiptap/extension-link';
import { ListItem } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isTextLink } from '../../../link-schema.ts';
import { contentExpression } from './content-expression.ts';
import {
  callout,
  faq,
  faqAnswer,
  faqItem,
  faqQuestion,
  image,
  offerCard,
  partnerCard,
  promoCodeCard,
  topListCard,
} from './own-node.ts';

const doc = Node.create({ name: 'doc', topNode: true, content: contentExpression('doc') });

const link = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  isAllowedUri: isTextLink,
  shouldAutoLink: (url) => /^https?:\/\//i.test(url),
});

const spans = { colspan: { default: 1 }, rowspan: { default: 1 } };
/** Drops column widths, because tables adapt to the screen. */
const cellAttributes = () => ({
  ...spans,
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

const table = Table.extend({
  content: contentExpression('table'),
  renderHTML: () => ['table', ['tbody', 0]],
}).configure({ resizable: false });

const textExtensions: AnyExtension[] = [
  StarterKit.configure({
    document: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    link: false,
    listItem: false,
    underline: false,
    heading: { levels: [2, 3, 4] },
    dropcursor: { color: 'var(--color-brass)', width: 2 },
  }),
  doc,
  Blockquote.extend({ content: contentExpression('blockquote') }),
  ListItem.extend({ content: contentExpression('listItem') }),
  // By default, code excludes all other marks, such as links and bold.
  Code.extend({ excludes: '' }),
  link,
  table,
  TableRow.extend({ content: contentExpression('tableRow') }),
  TableCell.extend({ content: contentExpression('tableCell'), addAttributes: cellAttributes }),
  TableHeader.extend({ content: contentExpression('tableHeader'), addAttributes: cellAttributes }),
];

const faqNodes = { faq, faqItem, faqQuestion, faqAnswer };
export const ownBlocks = { callout, image, offerCard, partnerCard, promoCodeCard, topListCard };

/** Takes variants of nodes, such as those with the editor's keyboard shortcuts. */
export const richTextExtensions = (variants: Record<string, AnyExtension> = {}): AnyExtension[] => [
  ...textExtensions,
  ...Object.values({ ...faqNodes, ...ownBlocks, ...variants }),
];

export const richTextSchema = () => getSchema(richTextExtensions());
