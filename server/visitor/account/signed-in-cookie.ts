/**
 * Adds a cookie readable by scripts that only says that the browser has a session. Without it, a page doesn't request
 * the account. Set and deleted together with the session cookie itself, which no script can read.
 */
const session = '(?:__Host-)?visitor\\.session_token=';
const setCookie = new RegExp(`^${session}`);
const sentCookie = new RegExp(`(?:^|; *)${session}`);

export function withHintCookie(cookies: string[]): string[] {
  return cookies.flatMap((cookie) => {
    if (!setCookie.test(cookie)) return [cookie];
    const [, ...attributes] = cookie.split(/; */);
    const readable = attributes.filter((attribute) => attribute.toLowerCase() !== 'httponly');
    return [cookie, ['signed_in=1', ...readable].join('; ')];
  });
}

const sessionToken = new RegExp(`${sentCookie.source}([^.;]{1,200})`);

/** The token isn't verified here: it only finds a session. */
export const sessionTokenIn = (cookies: string): string | undefined =>
  sessionToken.exec(cookies)?.[1];

export const hasSession = (cookies: string | undefined) =>
  cookies !== undefined && sentCookie.test(cookies);
