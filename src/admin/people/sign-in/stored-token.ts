import { redirect } from '@tanstack/react-router';

const key = 'adminToken';

export const storedToken = () => localStorage.getItem(key);
export const storeToken = (token: string) => localStorage.setItem(key, token);
export const deleteToken = () => localStorage.removeItem(key);

/** A logout in one tab is a logout in all. */
export function onLogoutElsewhere(run: () => void) {
  const listener = () => {
    if (storedToken() === null) run();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

export const tokenHeader = (token: string | null): Record<string, string> =>
  token ? { 'x-admin-token': token } : {};

/** The server checks the token; this only keeps out editors who have none. */
export function requireToken(back: string) {
  if (!storedToken()) throw redirect({ to: '/admin/login', search: { back }, replace: true });
}
