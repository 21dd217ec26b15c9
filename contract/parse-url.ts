/** Replaces URL.parse for older browsers. Separate from the other text rules because every page loads it. */
export function parseUrl(value: string, base?: string): URL | undefined {
  try {
    return new URL(value, base);
  } catch {
    return undefined;
  }
}
