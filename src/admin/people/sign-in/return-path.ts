import { pathOnSite } from '#contract/page-path.ts';
import { maxLength } from '#contract/text-rule.ts';
import { searchReader } from '../../search-parameters.ts';

/** Accepts only paths of the admin, except the login. */
function readPath(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > maxLength.url) return undefined;
  const path = pathOnSite(raw);
  if (!path || !/^\/admin(\/(?!login(\/|$))|$)/.test(path.pathname)) return undefined;
  return path.pathname + path.search;
}

export const consentPath = '/admin/consent';

/** Only a session can consent to an agent, because a token could belong to a program. */
export const needsSession = (back: string | undefined) =>
  back !== undefined && back.split('?')[0] === consentPath;

export const readReturnPath = searchReader<{ back?: string | undefined }>({ back: readPath });
