/** Signs the address of a preview. Any process can open the preview from it, because it names the release and the moment. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type PreviewToken = {
  release: number;
  /** The previewed moment, in milliseconds. Undefined for the current time, whenever a page is read. */
  at: number | undefined;
  /** In milliseconds. */
  ends: number;
};

/** Longer than any token, so that a longer one isn't parsed. */
export const maxTokenLength = 100;

const form = /^([1-9]\d{0,14})\.(-?\d{1,16}|)\.(\d{1,16})\.([\w-]{43})$/;

const contentOf = ({ release, at, ends }: PreviewToken) => `${release}.${at ?? ''}.${ends}`;

const signatureOf = (content: string, secret: string) =>
  createHmac('sha256', secret).update(`release preview ${content}`).digest('base64url');

export const signToken = (token: PreviewToken, secret: string): string =>
  `${contentOf(token)}.${signatureOf(contentOf(token), secret)}`;

/** Returns undefined unless this site signed the token. Doesn't check whether the token has expired. */
export function readToken(token: string, secret: string): PreviewToken | undefined {
  if (token.length > maxTokenLength) return undefined;
  const [, release, at, ends, signature = ''] = form.exec(token) ?? [];
  if (release === undefined) return undefined;
  const read = { release: Number(release), at: at ? Number(at) : undefined, ends: Number(ends) };
  const expected = Buffer.from(signatureOf(contentOf(read), secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? read : undefined;
}
