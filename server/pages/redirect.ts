import type { Kysely } from 'kysely';
import { normalPath } from '#contract/content/redirect.ts';
import { isFixedPage, isSystemPath } from '#contract/content/taken-path.ts';
import { languageOf, pathIn, pathWithoutLanguage } from '#contract/language-path.ts';
import { findActiveRedirectFrom } from '../../db/repositories/content/redirect.ts';
import type { Database } from '../../db/tables.ts';

/** Returns the target of an active redirect, keeping the path's language and the query. */
export async function redirectOf(db: Kysely<Database>, url: string): Promise<string | undefined> {
  const [path = '', query] = url.split(/\?(.*)/s);
  const language = languageOf(path);
  const from = normalPath(pathWithoutLanguage(language, path));
  if (from === undefined || isFixedPage(from) || isSystemPath(from)) return undefined;
  const redirect = await findActiveRedirectFrom(db, from);
  if (!redirect) return undefined;
  return pathIn(language, redirect.to_path) + (query === undefined ? '' : `?${query}`);
}
