/** Reads the origin of a visit, reduced to values that many visitors share. */
import type { FastifyRequest } from 'fastify';
import {
  type Device,
  type OriginDimension,
  otherOrigin,
} from '#contract/partner/click-dimension.ts';
import { trustedProxy } from '../../http/trusted-proxy.ts';
import type { Settings } from '../../settings.ts';

/** Rejects email addresses and visitors' numbers. The author of a link can still put a name into it. */
const maxNameLength = 60;
const name = /^[\p{L}\p{N}][\p{L}\p{N} ._+&-]*$/u;
const separators = /[ ._+&-]/g;
const day = /^20\d{6}$/;
const longNumber = /\d{7}|[0-9a-f]{16}/;

/** People's IDs are often grouped, as in a UUID. A date such as 20261125 isn't one. */
const hasLongNumber = (text: string) =>
  longNumber.test(text.replace(separators, '')) &&
  !text.split(separators).some((part) => day.test(part));
const host = /^(?=.{4,100}$)([a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/;

/** The values of a click by dimension. Omitted if unknown. */
export type ClickOrigin = Partial<Record<OriginDimension, string>>;

export type SentOrigin = Partial<
  Record<'source' | 'medium' | 'campaign' | 'site', string | undefined>
>;

function nameOf(text: string | undefined): string | undefined {
  const value = text?.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  if (!value) return undefined;
  const isName = value.length <= maxNameLength && name.test(value) && !hasLongNumber(value);
  return isName ? value : otherOrigin;
}

/** Returns a source and its medium as one value, such as `newsletter / email`. */
function sourceOf({ source, medium }: SentOrigin): string | undefined {
  const own = nameOf(source);
  const by = nameOf(medium);
  return own && by && own !== otherOrigin && by !== otherOrigin ? `${own} / ${by}` : own;
}

export function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined;
}

function siteOf(site: string | undefined, ownUrl: string): string | undefined {
  const value = site
    ?.trim()
    .toLowerCase()
    .replace(/^www\./, '');
  if (!value || value === hostOf(ownUrl)?.replace(/^www\./, '')) return undefined;
  return host.test(value) && !hasLongNumber(value) ? value : undefined;
}

/** Recognizes what browsers reveal in their user agent. Some tablets pretend to be desktops. */
export function deviceOf(userAgent: string): Device {
  if (/ipad|tablet|kindle|silk|playbook|android(?!.*mobi)/i.test(userAgent)) return 'tablet';
  return /mobi|iphone|ipod|android/i.test(userAgent) ? 'phone' : 'desktop';
}

const countryHeaders = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country'];

/** Returns the country that a CDN adds to requests, if TRUST_PROXY trusts the peer. */
function countryOf({ headers }: FastifyRequest): string | undefined {
  const given = countryHeaders.map((name) => headers[name]).find((value) => value !== undefined);
  // Cloudflare sends XX for an unknown country.
  return typeof given === 'string' && /^[A-Z]{2}$/.test(given) && given !== 'XX'
    ? given
    : undefined;
}

/** Returns a function that reads the origin from what the browser sent about its visit and from the request. */
export function clickOrigins(settings: Pick<Settings, 'TRUST_PROXY'>) {
  const isTrusted = trustedProxy(settings);
  return (request: FastifyRequest, sent: SentOrigin, ownUrl: string): ClickOrigin => {
    const origin: Record<OriginDimension, string | undefined> = {
      source: sourceOf(sent),
      campaign: nameOf(sent.campaign),
      site: siteOf(sent.site, ownUrl),
      device: deviceOf(request.headers['user-agent'] ?? ''),
      country: isTrusted(request.socket.remoteAddress ?? '', 0) ? countryOf(request) : undefined,
    };
    return Object.fromEntries(Object.entries(origin).filter(([, value]) => value !== undefined));
  };
}
