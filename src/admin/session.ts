const key = 'adminToken';

export const storedToken = () => localStorage.getItem(key);
export const keepToken = (token: string) => localStorage.setItem(key, token);
export const forgetToken = () => localStorage.removeItem(key);

export const tokenHeader = (token: string | null): Record<string, string> =>
  token ? { 'x-admin-token': token } : {};
