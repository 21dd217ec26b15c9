/** Generates rich text that the schema accepts, and links that run a script if a browser follows them. */
import fc from 'fast-check';
import { richTextLimits } from '../content/rich-text/node-rule.ts';
import {
  type Block,
  calloutKinds,
  type Flow,
  type Inline,
  type Mark,
  type RichText,
} from '../content/rich-text/rich-text-node.ts';

const hostileTexts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title><svg onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  '&lt;b&gt; & \u{1f0a1} İıŞş',
];

const words = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ minLength: 1, maxLength: 30 }),
  fc.lorem({ maxCount: 6 }),
);

const safeHrefs = [
  'https://partner.example/?a=1&b=<2>',
  'HTTP://PARTNER.example',
  '/guides/wagering',
  '/go/product/1',
  'mailto:help@example.com?subject=Hello%20there',
  'tel:+90-212-555-0101',
  '/javascript:alert(1)',
];

const marks: fc.Arbitrary<Mark[]> = fc
  .tuple(
    fc.subarray(['bold', 'italic', 'strike', 'code'] as const),
    fc.option(fc.constantFrom(...safeHrefs)),
  )
  .map(([types, href]) => [
    ...types.map((type) => ({ type })),
    ...(href === null ? [] : [{ type: 'link' as const, attrs: { href } }]),
  ]);

const text = fc.record({ type: fc.constant('text' as const), text: words, marks });
const plain = fc.record({ type: fc.constant('text' as const), text: words });
const inline: fc.Arbitrary<Inline> = fc.oneof(text, fc.constant<Inline>({ type: 'hardBreak' }));
const inlines = fc.array(inline, { maxLength: 4 });

const { flow } = fc.letrec<{ flow: Flow; item: { type: 'listItem'; content: Flow[] } }>((tie) => ({
  flow: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'flow' },
    fc.record({ type: fc.constant('paragraph' as const), content: inlines }),
    fc.record({
      type: fc.constant('bulletList' as const),
      content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      type: fc.constant('orderedList' as const),
      attrs: fc.record({ start: fc.nat(20) }),
      content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    }),
  ),
  item: fc
    .tuple(inlines, fc.array(tie('flow'), { maxLength: 1, depthIdentifier: 'flow' }))
    .map(([content, more]) => ({
      type: 'listItem' as const,
      content: [{ type: 'paragraph' as const, content }, ...more],
    })),
}));

const flows = fc.array(flow, { minLength: 1, maxLength: 2 });
const id = fc.integer({ min: 1, max: 40 });
const cell = fc.record({
  type: fc.constantFrom('tableCell' as const, 'tableHeader' as const),
  attrs: fc.record({ colspan: fc.integer({ min: 1, max: 2 }), rowspan: fc.constant(1) }),
  content: flows,
});
const row = fc.record({
  type: fc.constant('tableRow' as const),
  content: fc.array(cell, { minLength: 1, maxLength: 3 }),
});
const question = fc.tuple(fc.array(plain, { maxLength: 2 }), flows).map(([content, answer]) => ({
  type: 'faqItem' as const,
  content: [
    { type: 'faqQuestion' as const, content },
    { type: 'faqAnswer' as const, content: answer },
  ] as [
    { type: 'faqQuestion'; content: { type: 'text'; text: string }[] },
    { type: 'faqAnswer'; content: Flow[] },
  ],
}));

const block: fc.Arbitrary<Block> = fc.oneof(
  flow,
  fc.record({
    type: fc.constant('heading' as const),
    attrs: fc.record({ level: fc.constantFrom(2 as const, 3 as const, 4 as const) }),
    content: inlines,
  }),
  fc.record({ type: fc.constant('blockquote' as const), content: flows }),
  fc.record({
    type: fc.constant('callout' as const),
    attrs: fc.record({ kind: fc.constantFrom(...calloutKinds) }),
    content: flows,
  }),
  fc.constant<Block>({ type: 'horizontalRule' }),
  fc.record({
    type: fc.constant('table' as const),
    content: fc.array(row, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    type: fc.constant('faq' as const),
    content: fc.array(question, { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    type: fc.constant('image' as const),
    attrs: fc.record({
      path: fc.constant('/uploads/0123456789abcdef0123456789abcdef/800x600.webp'),
      alt: fc.option(words),
      caption: fc.option(words),
    }),
  }),
  fc.record({ type: fc.constant('offerCard' as const), attrs: fc.record({ bonus_id: id }) }),
  fc.record({ type: fc.constant('partnerCard' as const), attrs: fc.record({ product_id: id }) }),
  fc.record({
    type: fc.constant('promoCodeCard' as const),
    attrs: fc.record({ promo_code_id: id }),
  }),
  fc.record({
    type: fc.constant('topListCard' as const),
    attrs: fc.record({
      category: fc.constantFrom('casino', 'bets', 'none'),
      limit: fc.integer({ min: 1, max: 10 }),
    }),
  }),
);

export const anyRichText: fc.Arbitrary<RichText> = fc.record({
  type: fc.constant('doc' as const),
  content: fc.array(block, { minLength: 1, maxLength: 6 }),
});

const scripts = ['javascript', 'vbscript', 'data', 'file', 'blob', 'view-source', 'ftp', 'about'];

/** Browsers ignore tabs and line breaks inside a scheme, control characters before it, and its case. */
export const hostileHref: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...scripts),
      fc.constantFrom('', ' ', '\t', '\n', '\u0000', '\u0001', '\u00a0', '\ufeff'),
      fc.nat(12),
      fc.constantFrom('', '\t', '\n', '\r', '\u0000'),
      fc.boolean(),
      fc.constantFrom(':', '&colon;', '%3A', '\u003a', '：'),
    )
    .map(([scheme, before, at, inside, isLoud, colon]) => {
      const name = isLoud ? scheme.toUpperCase() : scheme;
      return `${before}${name.slice(0, at)}${inside}${name.slice(at)}${colon}alert(1)//https://a.example`;
    }),
  fc.constantFrom(
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    'mailto:',
    'mailto:a@b.example\njavascript:alert(1)',
    'mailto:a@b.example,c@d.example"onclick=alert(1)',
    'tel:javascript:alert(1)',
    'guides/relative',
    '#top',
    '',
    `https://a.example/${'a'.repeat(richTextLimits.text)}`,
  ),
);
