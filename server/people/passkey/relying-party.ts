import { isIP } from 'node:net';
import { AppError } from '../../errors.ts';
import type { Settings } from '../../settings.ts';

/** A passkey belongs to a host name, and works on no other site. */
export type RelyingParty = { id: string; origin: string };

type SiteUrl = Pick<Settings, 'SITE_URL'>;

/** Uses only SITE_URL, because clients choose the Host header. Browsers require HTTPS, or localhost. */
export function relyingPartyOf({ SITE_URL }: SiteUrl): RelyingParty | undefined {
  if (!SITE_URL) return undefined;
  const { hostname: id, origin, protocol } = new URL(SITE_URL);
  const isSecure = protocol === 'https:' || /(^|\.)localhost$/.test(id);
  const isName = isIP(id.replace(/^\[|\]$/g, '')) === 0;
  return isSecure && isName ? { id, origin } : undefined;
}

export function requireRelyingParty(settings: SiteUrl): RelyingParty {
  const party = relyingPartyOf(settings);
  if (party) return party;
  throw new AppError('conflict', 'Passkeys need SITE_URL, with https and a host name.');
}
