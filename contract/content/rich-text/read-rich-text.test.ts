import { expect, test } from 'vitest';
import { linksOf, plainText, referencesOf } from './read-rich-text.ts';
import type { Paragraph, RichText, TextNode } from './rich-text-node.ts';

const paragraph = (text: string): Paragraph => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const path = '/uploads/0123456789abcdef0123456789abcdef/800x600.webp';

const guide: RichText = {
  type: 'doc',
  content: [
    {
      type: 'heading',
      attrs: { level: 2 },
      content: [
        { type: 'text', text: 'How to ' },
        { type: 'text', text: 'choose', marks: [{ type: 'bold' }] },
      ],
    },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Read the terms')] }] },
    { type: 'image', attrs: { path, caption: 'A table' } },
    { type: 'offerCard', attrs: { bonus_id: 7 } },
    { type: 'offerCard', attrs: { bonus_id: 7 } },
    { type: 'partnerCard', attrs: { product_id: 3 } },
    { type: 'promoCodeCard', attrs: { promo_code_id: 5 } },
    { type: 'topListCard', attrs: { category: 'casino', limit: 3 } },
    { type: 'topListCard', attrs: { category: 'casino', limit: 5 } },
    {
      type: 'faq',
      content: [
        {
          type: 'faqItem',
          content: [
            { type: 'faqQuestion', content: [{ type: 'text', text: 'Is it legal?' }] },
            { type: 'faqAnswer', content: [paragraph('In some markets.'), paragraph('Ask.')] },
          ],
        },
        {
          type: 'faqItem',
          content: [{ type: 'faqQuestion' }, { type: 'faqAnswer', content: [paragraph('No.')] }],
        },
      ],
    },
  ],
};

test('plain text has one line per paragraph, heading, caption and question', () => {
  expect(plainText(guide).split('\n')).toEqual([
    'How to choose',
    'Read the terms',
    'A table',
    'Is it legal?',
    'In some markets.',
    'Ask.',
    'No.',
  ]);
});

test('lists each referenced item once', () => {
  expect(referencesOf(guide)).toEqual({
    productIds: [3],
    promoCodeIds: [5],
    bonusIds: [7],
    categories: ['casino'],
    imagePaths: [path],
  });
});

test('collects links at every depth, each only once', () => {
  const linked = (text: string, href: string): TextNode => ({
    type: 'text',
    text,
    marks: [{ type: 'bold' }, { type: 'link', attrs: { href } }],
  });
  const [inList, inCell] = [linked('a', '/a'), linked('b', 'https://b.example')];
  const text: RichText = {
    type: 'doc',
    content: [
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [inList, inCell] }] },
        ],
      },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableCell', content: [{ type: 'paragraph', content: [inCell] }] }],
          },
        ],
      },
    ],
  };
  expect([linksOf(text), linksOf(guide)]).toEqual([['/a', 'https://b.example'], []]);
});
