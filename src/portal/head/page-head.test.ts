import { expect, test } from 'vitest';
import type { Site } from '#contract/site/site.ts';
import { pageHead } from './page-head.ts';
import { breadcrumbs, itemList } from './structured-data.ts';

const context = {
  site: {
    languages: ['en', 'tr'],
    name: 'Aceboard',
    url: 'https://site.example',
    icons: { share: '/share.png' },
  } as Site,
  language: 'tr' as const,
};

const headOf = (given: Partial<Parameters<typeof pageHead>[0]> = {}) =>
  pageHead({
    context,
    path: '/casino/7',
    title: 'Harbour',
    description: 'A house by the sea.',
    ...given,
  });

const property = (head: ReturnType<typeof pageHead>, name: string) =>
  head.meta.flatMap((meta) => ('property' in meta && meta.property === name ? meta.content : []));

test('a page has one canonical URL in its language and links to its other languages', () => {
  expect(headOf().links).toEqual([
    { rel: 'canonical', href: 'https://site.example/tr/casino/7' },
    { rel: 'alternate', hrefLang: 'en', href: 'https://site.example/casino/7' },
    { rel: 'alternate', hrefLang: 'tr', href: 'https://site.example/tr/casino/7' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://site.example/casino/7' },
  ]);
});

test('x-default is the first language of a page without the default language', () => {
  expect(headOf({ shownIn: ['tr'] }).links).toEqual([
    { rel: 'canonical', href: 'https://site.example/tr/casino/7' },
    { rel: 'alternate', hrefLang: 'tr', href: 'https://site.example/tr/casino/7' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://site.example/tr/casino/7' },
  ]);
});

test('locales include their country', () => {
  expect(property(headOf(), 'og:locale')).toEqual(['tr_TR']);
  expect(property(headOf(), 'og:locale:alternate')).toEqual(['en_US']);
});

test.each([
  [undefined, 'https://site.example/share.png'],
  [null, 'https://site.example/share.png'],
  ['/uploads/a/640x360.webp', 'https://site.example/uploads/a/640x360.webp'],
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
])('the image %j is shared as %s', (image, url) => {
  expect(property(headOf({ image }), 'og:image')).toEqual([url]);
});

test('an uploaded image served by a CDN is shared with its CDN URL', () => {
  const site = { ...context.site, uploadsUrl: 'https://cdn.example/images' };
  const head = headOf({ context: { ...context, site }, image: '/uploads/a/640x360.webp' });
  expect(property(head, 'og:image')).toEqual(['https://cdn.example/images/a/640x360.webp']);
});

test('a long description is cut', () => {
  const [description] = property(headOf({ description: 'words '.repeat(99) }), 'og:description');
  expect(description).toMatch(/words…$/);
});

test('a page’s structured data describes the site, the breadcrumbs and the list', () => {
  const page = { name: 'Harbour', path: '/casino/7' };
  const head = headOf({
    things: [
      breadcrumbs(context, [{ name: 'Casino', path: '/casino' }, page]),
      itemList(context, [page]),
    ],
  });
  const data = head.meta.flatMap((meta) =>
    'script:ld+json' in meta ? meta['script:ld+json']?.['@graph'] : [],
  );
  expect(data).toMatchObject([
    { '@type': 'Organization', name: 'Aceboard', url: 'https://site.example/' },
    { '@type': 'WebSite', publisher: { '@id': 'https://site.example/#organization' } },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Casino', item: 'https://site.example/tr/casino' },
        { position: 2, name: 'Harbour', item: 'https://site.example/tr/casino/7' },
      ],
    },
    {
      '@type': 'ItemList',
      itemListElement: [{ position: 1, name: 'Harbour', url: 'https://site.example/tr/casino/7' }],
    },
  ]);
});
