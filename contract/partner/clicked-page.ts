import { languageOf, pathWithoutLanguage } from '../language-path.ts';
import { pagePath } from '../page-path.ts';
import type { SitePage } from './click-place.ts';

const first = (path: string) => path.split('/')[1] ?? '';

/** A function, because bundlers keep calls at the top level of a file, even if nothing uses them. */
const pages = (): [string, SitePage][] => [
  ['', 'casino'],
  [first(pagePath.casino), 'casino'],
  [first(pagePath.bets), 'bets'],
  [first(pagePath.bonuses), 'bonuses'],
  [first(pagePath.promoCodes), 'promocodes'],
  [first(pagePath.search), 'search'],
  [first(pagePath.guides), 'guides'],
  [first(pagePath.reviews), 'reviews'],
  [first(pagePath.saved), 'account'],
  [first(pagePath.account), 'account'],
  [first(pagePath.signIn), 'account'],
];

/** Returns the kind of a page, because reports don't distinguish individual products or languages. */
export function clickedPage(path: string): SitePage {
  const page = pathWithoutLanguage(languageOf(path), path);
  if (/^\/casino\/\d+\/?$/.test(page)) return 'product';
  return pages().find(([part]) => part === first(page))?.[1] ?? 'other';
}
