import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { ExclusiveBonusCard } from '#contract/catalogue/exclusive-bonus.ts';
import { noKeyFacts } from '#contract/catalogue/fact/known-offers.ts';
import { type LiveCards, noLiveCards } from '#contract/content/rich-text/live-card.ts';
import type { Block, RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { anyRichText, hostileHref } from '#contract/testing/any-rich-text.ts';
import { texts } from '../../../messages/en/content/rich-text.ts';
import { pageRenderer } from '../testing/rendered-page.tsx';
import { RichTextContent } from './rich-text-content.tsx';

let render: Awaited<ReturnType<typeof pageRenderer>>;
beforeAll(async () => {
  render = await pageRenderer();
});

const html = (content: Block[], cards = noLiveCards) =>
  render(<RichTextContent text={{ type: 'doc', content }} cards={cards} texts={texts} />);

const bonus = (id: number): ExclusiveBonusCard => ({
  id,
  title: `Bonus ${id}`,
  subtitle: '',
  cta_label: 'Play',
  terms: null,
  cost: null,
  partner: null,
  image_url: '',
  link_url: 'https://partner.example',
});
const product = (id: number) => ({
  id,
  slug: `partner-${id}`,
  name: `Partner ${id}`,
  description: null,
  rating: 4,
  categories: [],
  icon_url: null,
  fs_label: null,
  freebet_label: null,
  pick_reason: null,
  ref_link: 'https://partner.example',
  availability: 'unknown' as const,
  key_facts: noKeyFacts,
});
const promo = (id: number): LiveCards['promocodes'][number] => ({
  id,
  code: `CODE${id}`,
  rarity: 'rare',
  market_code: 'US',
  ref_link: null,
  votes: null,
  expires_at: null,
  image_vertical_url: null,
  image_horizontal_url: null,
  product: null,
  terms: null,
  cost: null,
});
const entry = (id: number) => ({
  id,
  name: `Place ${id}`,
  logo: null,
  rating: 4,
  refLink: null,
  productId: id,
  slug: `place-${id}`,
  keyFacts: noKeyFacts,
});
const cards: LiveCards = {
  bonuses: [bonus(1), bonus(2)],
  products: [product(1)],
  promocodes: [promo(1)],
  topLists: [{ category: 'casino', items: [entry(1), entry(2), entry(3)] }],
};

const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[A-Za-z:-]+(?:="[^"]*")?)*)\s*\/?>/g;
const harmless =
  /^(div|p|h[2345]|ul|ol|li|blockquote|hr|section|table|tbody|tr|th|td|figure|figcaption|img|details|summary|strong|em|s|code|a|br|span|svg|path|circle|rect|time|bdi)$/;
const attribute =
  /^(class|dir|id|href|target|rel|src|srcSet|sizes|alt|width|height|loading|decoding|fetchPriority|start|colSpan|rowSpan|scope|role|tabindex|viewBox|preserveAspectRatio|fill|stroke|stroke-(width|linecap|linejoin)|xmlns|[dxy]|cx|cy|r|rx|aria-[a-z]+|data-(block|click|click-parameter|status))$/i;

/** Expects only known tags, and no attribute that runs a script. */
function expectHarmless(markup: string) {
  const text = markup.replaceAll(tag, (_whole, _end, name, attributes) => {
    expect(name).toMatch(harmless);
    for (const [, key = '', value = ''] of attributes.matchAll(/\s([A-Za-z:-]+)(?:="([^"]*)")?/g)) {
      expect(key).toMatch(attribute);
      if (/^(href|src)$/i.test(key)) expect(value).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?!\/))/i);
    }
    return '';
  });
  expect(text).not.toMatch(/[<>]/);
}

test('nothing that the schema accepts becomes executable markup', () => {
  fc.assert(
    fc.property(anyRichText, (text: RichText) => expectHarmless(html(text.content, cards))),
    { numRuns: 300, seed: 18 },
  );
});

test('a link whose URL scheme the schema rejects is shown as plain text', () => {
  fc.assert(
    fc.property(hostileHref, (href) => {
      const text = { type: 'text' as const, text: 'Play' };
      const marks = [{ type: 'link' as const, attrs: { href } }];
      expectHarmless(html([{ type: 'paragraph', content: [{ ...text, marks }] }]));
    }),
    { numRuns: 300, seed: 18 },
  );
});

test('consecutive cards of one kind form one list, and items that aren’t live are left out', () => {
  const offer = (bonus_id: number): Block => ({ type: 'offerCard', attrs: { bonus_id } });
  const markup = html([offer(2), offer(9), offer(1), offer(2)], cards);
  expect(markup.match(/<ul/g)).toHaveLength(1);
  expect([...markup.matchAll(/Bonus \d(?=<\/h2>)/g)].map(String)).toEqual(['Bonus 2', 'Bonus 1']);
  expect(html([offer(9)], cards)).toBe(html([]));
});

test('a card’s heading is one level below that of its section', () => {
  const heading = (level: 2 | 3 | 4): Block => ({
    type: 'heading',
    attrs: { level },
    content: [{ type: 'text', text: 'Part' }],
  });
  const cardsOf: Block[] = [
    { type: 'offerCard', attrs: { bonus_id: 1 } },
    { type: 'partnerCard', attrs: { product_id: 1 } },
    { type: 'promoCodeCard', attrs: { promo_code_id: 1 } },
  ];
  const line: Block = { type: 'paragraph', content: [{ type: 'text', text: 'Words' }] };
  const parts = [2, 3, 4, 2].flatMap((level) => [heading(level as 2), line, ...cardsOf]);
  const markup = html([...cardsOf, ...parts], cards);
  const levels = [...markup.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
  expect(levels).toEqual([2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 2, 3, 3, 3]);
});

test('a top list has the length set in its card', () => {
  const list = (limit: number): Block => ({
    type: 'topListCard',
    attrs: { category: 'casino', limit },
  });
  expect(html([list(2)], cards).match(/Place \d<\/a>/g)).toHaveLength(2);
  expect(html([list(10)], cards).match(/Place \d<\/a>/g)).toHaveLength(3);
});

test.each<Block>([
  { type: 'offerCard', attrs: { bonus_id: 1 } },
  { type: 'partnerCard', attrs: { product_id: 1 } },
  { type: 'promoCodeCard', attrs: { promo_code_id: 1 } },
  { type: 'topListCard', attrs: { category: 'casino', limit: 3 } },
])('clicks on a card are counted under the text block: $type', (card) => {
  expect(html([card], cards)).toContain('data-block="text"');
});

test('several tables have distinct names', () => {
  const cell = { type: 'tableCell' as const, content: [{ type: 'paragraph' as const }] };
  const table: Block = { type: 'table', content: [{ type: 'tableRow', content: [cell] }] };
  const names = (content: Block[]) => html(content).match(/aria-label="[^"]*"/g);
  expect(names([table])).toEqual(['aria-label="Table"']);
  expect(names([table, { ...table }])).toEqual(['aria-label="Table 1"', 'aria-label="Table 2"']);
});

test('an image reserves its space, loads lazily and has its description', () => {
  const path = '/uploads/0123456789abcdef0123456789abcdef/800x600.webp';
  const markup = html([
    { type: 'image', attrs: { path, alt: 'A card room', caption: 'At night' } },
  ]);
  expect(markup).toContain('width="800" height="600"');
  expect(markup).toContain('loading="lazy"');
  expect(markup).toContain('alt="A card room"');
  expect(markup).toContain('<figcaption');
  const image: Block = { type: 'image', attrs: { path } };
  const imageAlts = [{ path, alt: 'As the library says' }];
  expect(html([image], { ...cards, imageAlts })).toContain('alt="As the library says"');
  // An image in unsaved text has no focal point.
  const withPoint = [{ path: `${path}#30-70`, alt: 'As the library says' }];
  expect(html([image], { ...cards, imageAlts: withPoint })).toContain('alt="As the library says"');
  const silent: Block = { type: 'image', attrs: { path, alt: '' } };
  expect(html([silent], { ...cards, imageAlts })).toContain('alt=""');
});
