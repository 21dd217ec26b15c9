import { redirect } from '@tanstack/react-router';

const key = 'adminToken';

export const storedToken = () => localStorage.getItem(key);
export const storeToken = (token: string) => localStorage.setItem(key, token);
export const deleteToken = () => localStorage.removeItem(key);

export const isSession = (token: string | null): token is string =>
  token?.startsWith('session_') === true;

/** Runs a callback when the editor logs out in another tab. */
export function onLogoutElsewhere(run: () => void) {
  const listener = () => {
    if (storedToken() === null) run();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

export const tokenHeader = (token: string | null): Record<string, string> =>
  token ? { 'x-admin-token': token } : {};

/** Redirects to the login if the person isn't signed in with a session. */
export function requireSession(back: string) {
  if (!isSession(storedToken())) {
    throw redirect({ to: '/admin/login', search: { back }, replace: true });
  }
}

/** Redirects to the login if there is no token. The server validates the token itself. */
export function requireToken(back: string) {
  if (!storedToken()) throw redirect({ to: '/admin/login', search: { back }, replace: true });
}
