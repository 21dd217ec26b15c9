/** Doesn't import zod, because public pages load this file. */
import type { Language } from '../language.ts';
import { pagePath } from '../page-path.ts';
import type { Site } from './site.ts';

/** Built-in links of the footer, after which it has the pages that editors placed there. */
export const companyPages = ['support', 'about', 'howWeRate', 'partners', 'contact'] as const;

/** The paths of the footer’s pages, without a language prefix. Leaves out those that aren’t published. */
export const footerPaths = (
  { footerPages, emptyPaths }: Pick<Site, 'footerPages' | 'emptyPaths'>,
  language: Language,
): string[] =>
  [...companyPages.map((name) => pagePath[name]), ...footerPages.map(({ path }) => path)].filter(
    (path) => !emptyPaths[language].includes(path),
  );
