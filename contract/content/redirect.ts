/**
 * A redirect leads from one path of the site to another, in every language unless the target names one. Without a
 * target, the page at the old path is gone.
 */
import { z } from 'zod';
import { listSearch, storableText } from '../field-schema.ts';
import { defaultLanguage, type Language } from '../language.ts';
import { decodablePath, languageOf, pathIn, pathWithoutLanguage } from '../language-path.ts';
import { longListPaging, sortedBy } from '../list.ts';
import { pathOnSite } from '../page-path.ts';
import { goItemAt } from '../partner/go-path.ts';
import { redirectSorts } from '../sort/list-sort.ts';
import { hasSpaceOrControl, maxLength } from '../text-rule.ts';
import { oldQuery } from './old-address.ts';
import { isFixedPage, isShortGoPath, isSiteFile, isSystemPath } from './taken-path.ts';

/** Decodes unreserved characters as the router does, so that escapes can't hide a page's path from the rules. */
function plainEscape(byte: string): string {
  const sign = String.fromCharCode(Number.parseInt(byte.slice(1), 16));
  return /[\w.~-]/.test(sign) ? sign : byte.toUpperCase();
}

/**
 * Normalizes a path to the form that browsers send: non-ASCII letters are escaped, and there are no double or trailing
 * slashes. Escapes become uppercase, because some systems write them in lowercase.
 */
export function normalPath(path: string): string | undefined {
  const pathname = pathOnSite(path)?.pathname;
  if (pathname === undefined) return undefined;
  const escaped = pathname.replace(/%[\da-f]{2}/gi, plainEscape);
  return `/${escaped.split('/').filter(Boolean).join('/')}`;
}

/** Normalizes an old address, which may end in a parameter such as `?p=123`. */
function normalAddress(address: string): string | undefined {
  const [path = '', query] = address.split(/\?(.*)/s);
  const normal = normalPath(path);
  return normal === undefined || query === undefined
    ? normal
    : `${normal}?${oldQuery(query) ?? query}`;
}

const maxPathLength = 1_000;
const notAPath = 'Must be a path on this site, such as /guides/odds';

/** Returns the message of the first rule that the path breaks. */
function brokenRule(path: string): string | undefined {
  if (!path.startsWith('/') || hasSpaceOrControl(path) || path.includes('\\')) {
    return notAPath;
  }
  const normal = normalPath(path);
  if (normal === undefined) return 'Must be a path on this site, not on another host';
  // An invalid escape can't match any request, because the lookup escapes it again.
  if (decodablePath(normal) !== normal) return notAPath;
  if (normal.length > maxPathLength) return `Must be at most ${maxPathLength} characters`;
  return undefined;
}

const inNoLanguage = (path: string) => pathWithoutLanguage(languageOf(path), path);

/** Returns the address that a target leads to for visitors who read in this language. */
export const targetIn = (language: Language, target: string): string =>
  isSystemPath(target) || languageOf(target) !== defaultLanguage
    ? target
    : pathIn(language, target);

/** A path that leads to itself in some language would never end. */
export const leadsToItself = (from: string, target: string | null): boolean =>
  target !== null && inNoLanguage(target) === from;

const unseen = 'Visitors cannot open pages at this path';

function brokenSource(address: string): string | undefined {
  const [path = '', query] = address.split(/\?(.*)/s);
  if (address.includes('#') || (query !== undefined && oldQuery(query) === undefined)) {
    return 'Must not contain ? or #, except for one WordPress parameter such as ?p=123';
  }
  if (hasSpaceOrControl(address)) return notAPath;
  const normal = normalPath(path) ?? '';
  const broken = brokenRule(path);
  if (broken) return broken;
  if (languageOf(normal) !== defaultLanguage) {
    return 'Must not start with a language: a redirect applies to every language';
  }
  return isSystemPath(normal) && !isShortGoPath(normal) ? unseen : undefined;
}

const isUpload = (path: string) => path.startsWith('/uploads/');

function brokenTarget(path: string): string | undefined {
  if (/[?#]/.test(path)) return 'Must not contain ? or #: redirects keep the query string';
  const normal = normalPath(path) ?? '';
  const isSeen = !isSystemPath(inNoLanguage(normal)) || goItemAt(normal) || isUpload(normal);
  return brokenRule(path) ?? (isSeen ? undefined : unseen);
}

const sitePath = (missing: string, broken: (path: string) => string | undefined) =>
  storableText(maxLength.link, missing)
    .superRefine((path, context) => {
      const message = path === '' ? missing : broken(path);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .overwrite((path) => normalAddress(path) ?? path);

const fields = z.object({
  from_path: sitePath('Enter the old path', brokenSource).meta({
    pattern: '^/([^/\\\\\\s?#][^\\\\\\s?#]*)?(\\?[a-z_]+=[^\\\\\\s?#&]+)?$',
    description: 'May end in one WordPress parameter, such as /?p=123',
  }),
  to_path: sitePath('Enter the new path', brokenTarget)
    .meta({ pattern: '^/([^/\\\\\\s?#][^\\\\\\s?#]*)?$' })
    .nullable()
    .meta({
      description:
        'Null if the page is gone; its old path then answers 410. Visitors keep their language unless the path starts with one',
    }),
});
export const redirectDraft = fields.superRefine(({ from_path, to_path }, context) => {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (isFixedPage(from_path)) refuse('from_path', 'A built-in page already has this path');
  else if (isSiteFile(from_path.replace(/\?.*/, '')))
    refuse('from_path', 'A file of the site already has this path');
  else if (leadsToItself(from_path, to_path))
    refuse('to_path', 'Must be different from the old path');
});
export type RedirectDraft = z.output<typeof redirectDraft>;

export const redirect = fields.extend({ id: z.int() });
export type Redirect = z.output<typeof redirect>;

export const redirectQuery = z.object({
  q: listSearch,
  ...sortedBy(redirectSorts),
  ...longListPaging,
});
export type RedirectQuery = z.output<typeof redirectQuery>;
