import type { Language } from '#contract/field.ts';
import type { Site } from '../router.tsx';
import { addressIn } from './language.ts';

type Head = {
  context: { site: Site; language: Language };
  /** The address that this page is known by, without its language. */
  path: string;
  title: string;
  description: string;
};

export function pageHead({ context: { site, language }, path, title, description }: Head) {
  const absolute = (language: Language) => site.url + addressIn(language, path);
  const fullTitle = `${title} – ${site.name}`;
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: absolute(language) },
      { property: 'og:locale', content: language },
    ],
    links: [
      { rel: 'canonical', href: absolute(language) },
      { rel: 'alternate', hrefLang: 'en', href: absolute('en') },
      { rel: 'alternate', hrefLang: 'tr', href: absolute('tr') },
      { rel: 'alternate', hrefLang: 'x-default', href: absolute('en') },
    ],
  };
}
