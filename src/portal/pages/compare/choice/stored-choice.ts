const key = 'compared';

/** Browsers may block storage. The selection then lasts until the page is left. */
export const storedChoice = {
  read(): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(value: string) {
    try {
      sessionStorage.setItem(key, value);
    } catch {}
  },
};
