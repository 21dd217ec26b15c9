/**
 * The few nodes that the first pages use. Copied from the contract, because later changes must not affect a migration.
 */
type Node = Record<string, unknown>;

const text = (words: string): Node => ({ type: 'text', text: words });

export const doc = (...content: Node[]): Node => ({ type: 'doc', content });

export const heading = (words: string): Node => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [text(words)],
});

export const paragraph = (words: string): Node => ({ type: 'paragraph', content: [text(words)] });

export const link = (words: string, href: string): Node => ({
  type: 'paragraph',
  content: [{ ...text(words), marks: [{ type: 'link', attrs: { href } }] }],
});

export const note = (words: string): Node => ({
  type: 'callout',
  attrs: { kind: 'warning' },
  content: [paragraph(words)],
});

export const list = (...items: string[]): Node => ({
  type: 'bulletList',
  content: items.map((words) => ({ type: 'listItem', content: [paragraph(words)] })),
});

export const questions = (...items: [question: string, answer: string][]): Node => ({
  type: 'faq',
  content: items.map(([question, answer]) => ({
    type: 'faqItem',
    content: [
      { type: 'faqQuestion', content: [text(question)] },
      { type: 'faqAnswer', content: [paragraph(answer)] },
    ],
  })),
});

type FirstTexts = { title: string; excerpt: string; seo_description: string; body: Node };
export type FirstPage = {
  slug: string;
  footer_order: number | null;
  en: FirstTexts;
  tr: FirstTexts;
};
