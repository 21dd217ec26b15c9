/**
 * All nodes and marks of rich text, which is stored as ProseMirror JSON, never as HTML. Doesn't import zod, because
 * public pages load this file.
 */
export const calloutKinds = ['info', 'tip', 'warning'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

export type Mark =
  | { type: 'bold' | 'italic' | 'strike' | 'code' }
  | { type: 'link'; attrs: { href: string } };

export type TextNode = { type: 'text'; text: string; marks?: Mark[] };
export type Inline = TextNode | { type: 'hardBreak'; marks?: Mark[] };

export type Paragraph = { type: 'paragraph'; content?: Inline[] };
type ListItem = { type: 'listItem'; content: (Paragraph | List)[] };
export type List =
  | { type: 'bulletList'; content: ListItem[] }
  | { type: 'orderedList'; attrs?: { start?: number }; content: ListItem[] };

/** Content of quotes, callouts, cells and answers. */
export type Flow = Paragraph | List;

export type TableCell = {
  type: 'tableCell' | 'tableHeader';
  attrs?: { colspan?: number; rowspan?: number };
  content: Flow[];
};
type TableRow = { type: 'tableRow'; content?: TableCell[] };
export type Table = { type: 'table'; content: TableRow[] };

type FaqItem = {
  type: 'faqItem';
  content: [
    { type: 'faqQuestion'; content?: { type: 'text'; text: string }[] },
    { type: 'faqAnswer'; content: Flow[] },
  ];
};
export type Faq = { type: 'faq'; content: FaqItem[] };

export type RichTextImage = {
  type: 'image';
  attrs: { path: string; alt?: string | null; caption?: string | null };
};

/** Cards are stored as an id, because they show what is live at the time of the visit. */
type OfferCard = { type: 'offerCard'; attrs: { bonus_id: number } };
type PartnerCard = { type: 'partnerCard'; attrs: { product_id: number } };
type PromoCodeCard = { type: 'promoCodeCard'; attrs: { promo_code_id: number } };
type TopListCard = { type: 'topListCard'; attrs: { category: string; limit: number } };
export type LiveCard = OfferCard | PartnerCard | PromoCodeCard | TopListCard;

export type Block =
  | Flow
  | { type: 'heading'; attrs: { level: 2 | 3 | 4 }; content?: Inline[] }
  | { type: 'blockquote'; content: Flow[] }
  | { type: 'callout'; attrs: { kind: CalloutKind }; content: Flow[] }
  | { type: 'horizontalRule' }
  | RichTextImage
  | Table
  | Faq
  | LiveCard;

export type RichText = { type: 'doc'; content: Block[] };

export type AnyNode =
  | RichText
  | Block
  | Inline
  | ListItem
  | TableRow
  | TableCell
  | FaqItem
  | FaqItem['content'][number];
export type NodeName = AnyNode['type'];

export const emptyRichText: RichText = { type: 'doc', content: [] };

export const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';
