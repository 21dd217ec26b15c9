/** The cookie that makes a browser see a preview instead of the site. */
import { day } from '#contract/wall-clock.ts';
import { maxTokenLength } from './preview-token.ts';

/**
 * The cookie outlives the preview, so that a page left open says that the preview has ended. Without it, the page would
 * load the current site below the preview's bar.
 */
export const previewCookieSeconds = day / 1000;

const nameOf = (isSecure: boolean) => `${isSecure ? '__Host-' : ''}preview`;
const attributes = (isSecure: boolean) =>
  `; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export const previewCookie = (token: string, isSecure: boolean): string =>
  `${nameOf(isSecure)}=${token}; Max-Age=${previewCookieSeconds}${attributes(isSecure)}`;

export const deletedPreviewCookie = (isSecure: boolean): string =>
  `${nameOf(isSecure)}=; Max-Age=0${attributes(isSecure)}`;

export function tokenIn(cookie: string | undefined, isSecure: boolean): string | undefined {
  if (!cookie?.includes('preview=')) return undefined;
  const pattern = isSecure ? /(?:^|; *)__Host-preview=([^;]+)/ : /(?:^|; *)preview=([^;]+)/;
  return pattern.exec(cookie)?.[1]?.slice(0, maxTokenLength + 1);
}

const choices = new Set(['market', 'language', 'adult']);

/** A preview is shown to an anonymous visitor, who has only chosen a market and a language and confirmed their age. */
export const choicesIn = (cookie = ''): string =>
  cookie
    .split(/; */)
    .filter((pair) => choices.has(pair.slice(0, pair.indexOf('='))))
    .join('; ');
