/** For the server as well as for this site's scripts; without a lifetime it goes with the browser. */
export function writeCookie(name: string, value: string, lasts?: number) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const lifetime = lasts === undefined ? '' : `; max-age=${lasts}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the site is not served over https.
  document.cookie = `${name}=${value}; path=/; samesite=lax${lifetime}${secure}`;
}
