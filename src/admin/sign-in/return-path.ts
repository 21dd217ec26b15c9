import { pathOnSite } from '#contract/path-on-site.ts';
import { maxLength } from '#contract/text.ts';
import { searchReader } from '../search-reader.ts';

/** A screen of the admin, other than the login itself. */
function readBack(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > maxLength.link) return undefined;
  const path = pathOnSite(raw);
  if (!path || !/^\/admin(\/(?!login(\/|$))|$)/.test(path.pathname)) return undefined;
  return path.pathname + path.search;
}

export const readWayBack = searchReader<{ back?: string | undefined }>({ back: readBack });
