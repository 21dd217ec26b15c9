/** Older browsers have no URL.parse. Every page loads this file, so it is apart from the other rules for texts. */
export function parseUrl(value: string, base?: string): URL | undefined {
  try {
    return new URL(value, base);
  } catch {
    return undefined;
  }
}
