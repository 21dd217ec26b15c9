const year = 365 * 24 * 60 * 60;

/** Read by the server as well: a cookie, and nothing in it but the choice. */
export function rememberChoice(name: 'language' | 'market', choice: string) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the site is not served over https.
  document.cookie = `${name}=${choice}; path=/; max-age=${year}; samesite=lax${secure}`;
}
