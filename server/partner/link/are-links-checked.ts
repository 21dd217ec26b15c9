import { isIP } from 'node:net';
import type { Kysely } from 'kysely';
import { parseUrl } from '#contract/parse-url.ts';
import type { Database } from '../../../db/tables.ts';
import { internet } from '../../http/outgoing/public-fetch.ts';
import type { Settings } from '../../settings.ts';

type Fixed = Pick<Settings, 'LINK_CHECK' | 'SITE_URL'>;

/**
 * The environment variable takes precedence over the site's setting. By default, sites with a public address check
 * their links.
 */
export async function areLinksChecked(
  db: Kysely<Database>,
  { LINK_CHECK, SITE_URL }: Fixed,
): Promise<boolean> {
  if (LINK_CHECK) return LINK_CHECK === 'on';
  const { link_check } = await db
    .selectFrom('site_settings')
    .select('link_check')
    .executeTakeFirstOrThrow();
  return link_check ? link_check === 'on' : hasPublicAddress(SITE_URL);
}

/** Names that never lead to a public site: RFC 6761, 6762 and 8375, and the one for internal networks. */
const reserved = /(?:^|\.)(?:localhost|local|test|example|invalid|internal|home\.arpa)$/;

export function hasPublicAddress(siteUrl: string | undefined): boolean {
  const host = siteUrl && parseUrl(siteUrl)?.hostname.replace(/^\[|\]$/g, '');
  if (!host) return false;
  if (isIP(host)) return internet.isPublic(host);
  return host.includes('.') && !reserved.test(host);
}
