/**
 * A cookie that scripts may read tells that somebody is signed in, and nothing of who: a browser without it asks
 * for nothing. It goes with the session's own cookie, which no script can read.
 */
const session = '(?:__Host-)?visitor\\.session_token=';
const set = new RegExp(`^${session}`);
const kept = new RegExp(`(?:^|; *)${session}`);

export function withSeenCookie(cookies: string[]): string[] {
  return cookies.flatMap((cookie) => {
    if (!set.test(cookie)) return [cookie];
    const [, ...attributes] = cookie.split(/; */);
    const open = attributes.filter((attribute) => attribute.toLowerCase() !== 'httponly');
    return [cookie, ['signed_in=1', ...open].join('; ')];
  });
}

export const hasSession = (cookies: string | undefined) =>
  cookies !== undefined && kept.test(cookies);
