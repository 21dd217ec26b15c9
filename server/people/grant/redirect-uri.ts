import { parseUrl } from '#contract/parse-url.ts';
import { hasSpaceOrControl, maxLength } from '#contract/text-rule.ts';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

const isLoopback = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && loopback.includes(hostname);

/** Codes only ever travel encrypted, or to a program on the person's own computer. */
export function isRedirectUri(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > maxLength.link) return false;
  if (hasSpaceOrControl(value)) return false;
  const url = parseUrl(value);
  if (!url || value.includes('#') || url.username || url.password) return false;
  return url.protocol === 'https:' || isLoopback(url);
}

/** A program on the person's computer listens on any free port (RFC 8252). Everything else must match exactly. */
export function mayRedirectTo(allowed: readonly string[], asked: string): boolean {
  if (!isRedirectUri(asked)) return false;
  if (allowed.includes(asked)) return true;
  const url = new URL(asked);
  if (!isLoopback(url)) return false;
  return allowed.some((known) => withoutPort(known) === withoutPort(asked));
}

function withoutPort(uri: string): string {
  const url = new URL(uri);
  url.port = '';
  return url.href;
}
