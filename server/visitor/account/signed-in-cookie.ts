/**
 * A cookie that scripts can read says that the browser has a session, and nothing else: without it a page does not
 * ask for an account. It is set and deleted together with the session's own cookie, which no script can read.
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

export const hasSession = (cookies: string | undefined) =>
  cookies !== undefined && sentCookie.test(cookies);
