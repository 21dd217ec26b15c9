/**
 * Describes a page to search engines in schema.org terms. A rating appears only in the review of the editor who gave
 * it, and an operator is neither a product nor an offer.
 */

import type { Language } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import type { Site } from '#contract/site/site.ts';

type Context = { site: Site; language: Language };

/** `path` doesn't include the language. */
export type NamedPage = { name: string; path: string };

type ListItem = { '@type': 'ListItem'; position: number; name: string };

type Organization = {
  '@type': 'Organization';
  '@id': string;
  name: string;
  url: string;
  logo: string;
};
type WebSite = {
  '@type': 'WebSite';
  '@id': string;
  name: string;
  url: string;
  inLanguage: Language[];
  publisher: { '@id': string };
};
type BreadcrumbList = {
  '@type': 'BreadcrumbList';
  itemListElement: (ListItem & { item: string })[];
};
type ItemList = { '@type': 'ItemList'; itemListElement: (ListItem & { url: string })[] };
type Written = {
  inLanguage: Language;
  url: string;
  datePublished: string;
  dateModified: string;
  author: { '@type': 'Person'; name: string } | { '@id': string };
  publisher: { '@id': string };
  image?: string;
};
export type Article = Written & { '@type': 'Article'; headline: string };
export type Review = Written & {
  '@type': 'Review';
  name: string;
  itemReviewed: { '@type': 'Organization'; name: string };
  reviewRating?: { '@type': 'Rating'; ratingValue: number; bestRating: 5; worstRating: 0 };
};
export type Thing = Organization | WebSite | BreadcrumbList | ItemList | Article | Review;

/** Describes the breadcrumbs of a page. The last step is the page itself. */
export const breadcrumbs = (context: Context, steps: NamedPage[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({
    ...listItem(step, index),
    item: absolute(context, step.path),
  })),
});

/** The breadcrumbs of a page directly below the home page. */
export const breadcrumbsFromHome = (context: Context, page: NamedPage): BreadcrumbList =>
  breadcrumbs(context, [{ name: context.site.name, path: pagePath.casino }, page]);

export const itemList = (context: Context, items: NamedPage[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: items.map((item, index) => ({
    ...listItem(item, index),
    url: absolute(context, item.path),
  })),
});

export function structuredData(site: Site, things: Thing[]) {
  const organization: Organization = {
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
  };
  const webSite: WebSite = {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.name,
    url: `${site.url}/`,
    inLanguage: site.languages,
    publisher: { '@id': organization['@id'] },
  };
  return { '@context': 'https://schema.org', '@graph': [organization, webSite, ...things] };
}

const listItem = ({ name }: NamedPage, index: number): ListItem => ({
  '@type': 'ListItem',
  position: index + 1,
  name,
});

const absolute = ({ site, language }: Context, path: string) => site.url + pathIn(language, path);
