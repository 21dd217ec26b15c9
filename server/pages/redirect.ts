import type { Kysely } from 'kysely';
import {
  isOldParameter,
  oldParameters,
  oneParameter,
  originalsOfUpload,
  pageOfView,
} from '#contract/content/old-address.ts';
import { normalPath, targetIn } from '#contract/content/redirect.ts';
import { isFixedPage, isShortGoPath, isSystemPath } from '#contract/content/taken-path.ts';
import type { Language } from '#contract/language.ts';
import { languageOf, pathWithoutLanguage } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { type GoItem, goItemAt } from '#contract/partner/go-path.ts';
import { findActiveRedirectFrom, isPublishedPage } from '../../db/repositories/content/redirect.ts';
import type { Database } from '../../db/tables.ts';
import { isProductPage } from '../content/redirect-resource.ts';

/** Where an old address leads. */
export type FoundRedirect =
  | { kind: 'moved'; to: string }
  | { kind: 'partner'; item: GoItem }
  | { kind: 'gone' };

type Asked = {
  language: Language;
  path: string;
  query: string;
  /** Whether the path followed `/index.php`, as in WordPress without pretty addresses. */
  isBehindFile: boolean;
};

function askedBy(url: string): Asked | undefined {
  const [given = '', query = ''] = url.split(/\?(.*)/s);
  const language = languageOf(given);
  const plain = pathWithoutLanguage(language, given.replace(/^\/+/, '/'));
  const isBehindFile = /^\/index\.php(?:\/|$)/.test(plain);
  const path = normalPath(isBehindFile ? plain.slice('/index.php'.length) || '/' : plain);
  return path === undefined ? undefined : { language, path, query, isBehindFile };
}

/** Returns where an active redirect leads, keeping the query, and the path's language unless the target names one. */
export async function redirectOf(
  db: Kysely<Database>,
  url: string,
): Promise<FoundRedirect | undefined> {
  const asked = askedBy(url);
  if (!asked) return undefined;
  if (asked.isBehindFile && (await isShown(db, asked.path))) return leadTo(asked, asked.path);
  if (isFixedPage(asked.path)) return undefined;
  if (isSystemPath(asked.path) && !isShortGoPath(asked.path)) return undefined;
  const redirect = await findActiveRedirectFrom(db, asked.path);
  if (redirect) return leadTo(asked, redirect.to_path);
  return (await redirectOfView(db, asked)) ?? redirectOfUpload(db, asked);
}

/** Finds a redirect by a WordPress parameter, such as `?p=123`. Unlike other redirects, it precedes any page. */
export async function redirectByParameter(
  db: Kysely<Database>,
  url: string,
): Promise<FoundRedirect | undefined> {
  const asked = askedBy(url);
  if (!asked || isSystemPath(asked.path)) return undefined;
  const given = new URLSearchParams(asked.query);
  for (const name of oldParameters) {
    const value = given.get(name);
    if (!value) continue;
    const address = `${asked.path}?${oneParameter(name, value)}`;
    const redirect = await findActiveRedirectFrom(db, address);
    if (redirect) return leadTo(asked, redirect.to_path, isOldParameter);
  }
  return undefined;
}

/** The AMP version, feeds and numbered parts of an old page lead where the page itself does. */
async function redirectOfView(db: Kysely<Database>, asked: Asked) {
  const view = pageOfView(asked.path);
  if (!view || (await isPublishedPage(db, asked.path))) return undefined;
  const redirect = await findActiveRedirectFrom(db, view.page);
  if (redirect) return leadTo(asked, redirect.to_path);
  // Elsewhere, a number is an ID that nothing has.
  const isPage = view.isNumber
    ? await isPublishedPage(db, view.page)
    : await isShown(db, view.page);
  if (!isPage) return undefined;
  return leadTo(asked, view.isFeed ? '/feed.xml' : view.page);
}

/** Other sites show or link to the sizes of a picture, but an export only lists the picture itself. */
async function redirectOfUpload(db: Kysely<Database>, asked: Asked) {
  for (const original of originalsOfUpload(asked.path)) {
    const redirect = await findActiveRedirectFrom(db, original);
    if (redirect) return leadTo(asked, redirect.to_path);
  }
  return undefined;
}

const builtInPages = new Set(Object.values(pagePath));

const isShown = async (db: Kysely<Database>, path: string): Promise<boolean> =>
  builtInPages.has(path) || (await isPublishedPage(db, path)) || (await isProductPage(db, path));

function leadTo(
  { language, query }: Asked,
  target: string | null,
  isDropped = (_name: string) => false,
): FoundRedirect {
  if (target === null) return { kind: 'gone' };
  const item = goItemAt(target);
  if (item) return { kind: 'partner', item };
  const kept = query.split('&').filter((parameter) => {
    const [name = ''] = parameter.split('=');
    return name !== 'amp' && !isDropped(name);
  });
  const path = targetIn(language, target);
  const search = kept.join('&');
  return { kind: 'moved', to: search === '' ? path : `${path}?${search}` };
}
