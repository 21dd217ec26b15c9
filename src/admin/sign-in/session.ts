const key = 'adminToken';

export const storedToken = () => localStorage.getItem(key);
export const keepToken = (token: string) => localStorage.setItem(key, token);
export const forgetToken = () => localStorage.removeItem(key);

/** Who logs out in one tab is logged out in all. */
export function onLogoutElsewhere(run: () => void) {
  const listener = () => {
    if (storedToken() === null) run();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

export const tokenHeader = (token: string | null): Record<string, string> =>
  token ? { 'x-admin-token': token } : {};
