/** Addresses of a site that ran on WordPress before. Without zod, because every request for a page is checked. */

/** The query parameters by which WordPress finds a page. None of our pages has one of these names. */
export const oldParameters = [
  'p',
  'page_id',
  'attachment_id',
  'cat',
  'category_name',
  'tag',
  'author',
  'author_name',
  'feed',
  'm',
] as const;

const anyParameter = new RegExp(`[?&](${oldParameters.join('|')})=`);

export const hasOldParameter = (url: string): boolean => anyParameter.test(url);

export const isOldParameter = (name: string): boolean =>
  oldParameters.some((parameter) => parameter === name);

/** Returns the query if it has exactly one parameter, and WordPress knows it. */
export function oldQuery(query: string): string | undefined {
  const [first, ...others] = [...new URLSearchParams(query)];
  if (!first || others.length > 0) return undefined;
  const [name, value] = first;
  return isOldParameter(name) && value !== '' ? oneParameter(name, value) : undefined;
}

export const oneParameter = (name: string, value: string): string =>
  new URLSearchParams([[name, value]]).toString();

const viewOfPage =
  /^(.*?)\/(amp|embed|trackback|(?:page\/|comment-page-)?[1-9]\d{0,5}|(?:comments\/)?feed(?:\/(?:atom|rss2?|rdf))?)$/;

/** WordPress has other versions, feeds and numbered parts of a page at paths below it. */
export function pageOfView(
  path: string,
): { page: string; isFeed: boolean; isNumber: boolean } | undefined {
  const [, page, view = ''] = viewOfPage.exec(path) ?? [];
  if (page === undefined) return undefined;
  return { page: page || '/', isFeed: view.includes('feed'), isNumber: /^\d+$/.test(view) };
}

const upload =
  /^(\/wp-content\/uploads\/.+?)(?:-(?:\d{1,5}x\d{1,5}|scaled|rotated))?(\.[a-z\d]{2,5})$/i;

/**
 * WordPress stores a picture in several sizes, such as `a-300x200.jpg`, and calls a large one `a-scaled.jpg`. Returns the
 * names that the picture itself may have.
 */
export function originalsOfUpload(path: string): string[] {
  const [, name, ending] = upload.exec(path) ?? [];
  if (name === undefined) return [];
  const originals = ['', '-scaled', '-rotated'].map((version) => `${name}${version}${ending}`);
  return originals.filter((original) => original !== path);
}
