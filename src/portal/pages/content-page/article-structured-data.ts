/** Describes a content page in schema.org terms. A review only ever has the rating that editors gave the partner. */
import type { ContentPageView } from '#contract/content/content-page.ts';
import { imageUrl } from '#contract/image/uploaded-image.ts';
import type { Language } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import type { Site } from '#contract/site/site.ts';
import type { Article, Review } from '../../head/structured-data.ts';

type Context = { site: Site; language: Language };

export const articleStructuredData = (
  context: Context,
  view: ContentPageView,
): (Article | Review)[] => (view.kind === 'page' ? [] : [writtenPage(context, view)]);

function writtenPage({ site, language }: Context, view: ContentPageView): Article | Review {
  const { kind, title, author, cover, partners } = view;
  const publisher = { '@id': `${site.url}/#organization` };
  const shared = {
    inLanguage: language,
    url: site.url + pathIn(language, view.path),
    datePublished: view.published_at,
    dateModified: view.updated_at,
    author: author ? { '@type': 'Person' as const, name: author } : publisher,
    publisher,
    ...(cover && { image: new URL(imageUrl(cover, site.uploadsUrl), site.url).href }),
  };
  const [partner] = partners;
  // A review needs a subject, so without a partner it becomes an article.
  if (kind !== 'review' || !partner) return { '@type': 'Article', headline: title, ...shared };
  return {
    '@type': 'Review',
    name: title,
    itemReviewed: { '@type': 'Organization', name: partner.name },
    ...(partner.rating !== null && {
      reviewRating: {
        '@type': 'Rating',
        ratingValue: partner.rating,
        bestRating: 5,
        worstRating: 0,
      },
    }),
    ...shared,
  };
}
