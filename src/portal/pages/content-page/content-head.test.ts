import { expect, test } from 'vitest';
import type { ProductCard } from '#contract/catalogue/product.ts';
import type { ContentPageView } from '#contract/content/content-page.ts';
import type { Site } from '#contract/site/site.ts';
import { texts } from '../../../../messages/en/content/content-page.ts';
import { texts as bodyTexts } from '../../../../messages/en/content/rich-text.ts';
import { contentHead } from './content-head.ts';

const site = {
  languages: ['en', 'tr'],
  name: 'Board',
  url: 'https://board.example',
  icons: { share: '/share.png', large: '/icon-512.png' },
  emptyPaths: { en: [], tr: ['/reviews'] },
} as unknown as Site;
const partner = { id: 4, name: 'Steady Heron', rating: 4.2 } as ProductCard;

const view: ContentPageView = {
  id: 1,
  kind: 'guide',
  slug: 'odds',
  path: '/guides/odds',
  title: 'How odds work',
  excerpt: 'Odds are a price.',
  partner_list: null,
  cover: null,
  author: 'Ada Quill',
  published_at: '2026-01-02T03:04:05.000Z',
  updated_at: '2026-02-03T03:04:05.000Z',
  body: {
    type: 'doc',
    content: [
      {
        type: 'faq',
        content: [
          {
            type: 'faqItem',
            content: [
              { type: 'faqQuestion', content: [{ type: 'text', text: 'Is it free?' }] },
              {
                type: 'faqAnswer',
                content: [{ type: 'paragraph', content: [{ type: 'text', text: 'It is.' }] }],
              },
            ],
          },
        ],
      },
    ],
  },
  seo_title: null,
  seo_description: null,
  partners: [partner],
  languages: ['en', 'tr'],
};

const cards = { bonuses: [], products: [], promocodes: [], topLists: [] };

type Head = {
  meta: Record<string, unknown>[];
  links?: { rel: string; hrefLang?: string; href: string }[];
};

function headOf(changes: Partial<ContentPageView>, language: 'en' | 'tr' = 'en', preview?: string) {
  const article = {
    view: { ...view, ...changes },
    cards,
    list: undefined,
    more: [],
    stored: undefined,
    previewEnds: preview,
    bodyTexts,
  };
  const { meta, links = [] } = contentHead({ site, language }, { texts, article }) as Head;
  const data = meta.find((tag) => 'script:ld+json' in tag)?.['script:ld+json'] as
    | { '@graph': Record<string, unknown>[] }
    | undefined;
  return {
    meta,
    alternates: links.flatMap(({ hrefLang, href }) => (hrefLang ? [[hrefLang, href]] : [])),
    thing: (type: string) => data?.['@graph'].find((thing) => thing['@type'] === type),
  };
}

test('a page links only to the languages in which it is published', () => {
  const url = 'https://board.example/guides/odds';
  expect(headOf({}).alternates).toEqual([
    ['en', url],
    ['tr', 'https://board.example/tr/guides/odds'],
    ['x-default', url],
  ]);
  expect(headOf({ languages: ['en'] }).alternates).toEqual([
    ['en', url],
    ['x-default', url],
  ]);
  expect(headOf({ languages: ['tr'] }, 'tr').alternates).toEqual([
    ['tr', 'https://board.example/tr/guides/odds'],
    ['x-default', 'https://board.example/tr/guides/odds'],
  ]);
  const locales = headOf({ languages: ['en'] }).meta.filter(
    ({ property }) => property === 'og:locale:alternate',
  );
  expect(locales).toEqual([]);
});

function linksOf(kind: 'guide' | 'review', page: number) {
  const list = { kind, page, cards: { data: { items: [], total: 20 } } };
  const { meta, links } = contentHead({ site, language: 'en' }, { texts, list }) as Head;
  const isAlone = links?.every(({ hrefLang }) => hrefLang !== 'tr');
  expect(meta.every(({ property }) => property !== 'og:locale:alternate')).toBe(isAlone);
  return links?.map(({ href }) => href);
}

test('later pages of a list do not link to another language, whose list may be shorter', () => {
  expect(linksOf('guide', 1)).toContain('https://board.example/tr/guides');
  expect(linksOf('guide', 2)).toEqual([
    'https://board.example/guides/2',
    'https://board.example/feed.xml',
  ]);
});

test('a list does not link to languages in which it is empty', () => {
  expect(linksOf('review', 1)).not.toContain('https://board.example/tr/reviews');
});

test('search engines don’t index an empty list', () => {
  const list = { kind: 'review' as const, page: 1, cards: { data: { items: [], total: 0 } } };
  expect(contentHead({ site, language: 'tr' }, { texts, list }).meta).toEqual([
    { name: 'robots', content: 'noindex' },
  ]);
});

test('a page with only cards is described by its title', () => {
  const body = { type: 'doc' as const, content: [{ type: 'horizontalRule' as const }] };
  expect(headOf({ excerpt: null, body }).meta).toContainEqual({
    name: 'description',
    content: 'How odds work',
  });
});

test('a guide is marked up as an article with its author', () => {
  const { thing } = headOf({});
  expect(thing('Article')).toMatchObject({
    headline: 'How odds work',
    author: { '@type': 'Person', name: 'Ada Quill' },
    datePublished: '2026-01-02T03:04:05.000Z',
    dateModified: '2026-02-03T03:04:05.000Z',
  });
  expect(headOf({ kind: 'page' }).thing('Article')).toBeUndefined();
});

test.each(['guide', 'review', 'page'] as const)('the questions of a %s add no FAQPage', (kind) => {
  expect(JSON.stringify(headOf({ kind }).meta)).not.toMatch(/FAQPage|"Question"/);
});

test('a review has the editors’ rating of its partner, if there is one', () => {
  const review = headOf({ kind: 'review' }).thing('Review');
  expect(review).toMatchObject({
    itemReviewed: { name: 'Steady Heron' },
    reviewRating: { ratingValue: 4.2, bestRating: 5 },
  });
  const unrated = headOf({ kind: 'review', partners: [{ ...partner, rating: null }] });
  expect(unrated.thing('Review')).not.toHaveProperty('reviewRating');
  const ofNothing = headOf({ kind: 'review', partners: [] });
  expect([ofNothing.thing('Review'), ofNothing.thing('Article')]).toEqual([
    undefined,
    expect.objectContaining({ headline: 'How odds work' }),
  ]);
});

test('search engines don’t index a preview', () => {
  expect(headOf({}, 'en', '2026-11-24T00:00:00.000Z').meta).toEqual([
    { name: 'robots', content: 'noindex' },
  ]);
});
