/** Returns an answer without what differs between two requests in any case, and without the bar of a preview. */
export const settled = (body: string) =>
  body
    .replace(/<preview-bar.*?<\/preview-bar>/s, '')
    .replace(/\\?"?took_ms\\?"?:[\d.]+/g, '')
    // The times of the changes themselves, in feeds and the sitemap.
    .replace(/(<(?:lastmod|updated|published)>[\d-]+)T[^<]+/g, '$1')
    // The time of rendering, in the router's data.
    .replace(/\bu:\d{13}\b/g, '');
