import { imageUrl } from '#contract/image/uploaded-image.ts';
import { defaultLanguage, type Language, languageFacts } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import type { Site } from '#contract/site/site.ts';
import { excerpt } from './excerpt.ts';
import { structuredData, type Thing } from './structured-data.ts';

type Head = {
  context: { site: Site; language: Language };
  /** The canonical path, without its language. */
  path: string;
  title: string;
  /** Any length. Shortened at a word boundary. */
  description: string;
  /** The image for shared links: an absolute URL or the path of an upload. */
  image?: string | null;
  /** Structured data about the page, in addition to that about the site. */
  things?: Thing[];
  /** The languages that have this page. */
  shownIn?: readonly Language[];
  type?: 'website' | 'article';
};

export function pageHead({
  context,
  path,
  title,
  image,
  things = [],
  shownIn: having = context.site.languages,
  type = 'website',
  ...texts
}: Head) {
  const { site, language } = context;
  const shownIn = having.filter((one) => site.languages.includes(one));
  const absolute = (language: Language) => site.url + pathIn(language, path);
  const main = shownIn.includes(defaultLanguage) ? defaultLanguage : shownIn[0];
  const fullTitle = `${title} – ${site.name}`;
  const description = excerpt(texts.description);
  return {
    meta: [
      { name: 'description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:site_name', content: site.name },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: absolute(language) },
      {
        property: 'og:image',
        content: new URL(imageUrl(image ?? site.icons.share, site.uploadsUrl), site.url).href,
      },
      { property: 'og:locale', content: languageFacts[language].locale },
      ...shownIn
        .filter((other) => other !== language)
        .map((other) => ({
          property: 'og:locale:alternate',
          content: languageFacts[other].locale,
        })),
      { name: 'twitter:card', content: 'summary_large_image' },
      { 'script:ld+json': structuredData(site, things) },
    ],
    links: [
      { rel: 'canonical', href: absolute(language) },
      ...shownIn.map((language) => ({
        rel: 'alternate',
        hrefLang: language,
        href: absolute(language),
      })),
      ...(main ? [{ rel: 'alternate', hrefLang: 'x-default', href: absolute(main) }] : []),
    ],
  };
}
