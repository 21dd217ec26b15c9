/** Decides which page each post becomes, and where the addresses of the old site lead. */
import {
  type ContentPageKind,
  contentListPath,
  contentPath,
} from '#contract/content/content-path.ts';
import { oneParameter } from '#contract/content/old-address.ts';
import { proposedSlug } from '#contract/content/proposed-slug.ts';
import { isReservedWord } from '#contract/content/taken-path.ts';
import { numberedSlug, slugLength } from '#contract/slug.ts';
import { decoded } from '../media/upload-path.ts';
import type { ExportItem, ExportTerm } from '../wxr/export-record.ts';

/** A post without its text, because the texts of a whole site wouldn't fit into memory. */
export type PlannedItem = Pick<
  ExportItem,
  | ('id' | 'guid' | 'type' | 'status' | 'slug' | 'link')
  | ('title' | 'parentId' | 'terms' | 'hasPassword')
>;

export type PlanOptions = {
  /** The kind that posts become. Pages stay pages. */
  posts: 'guide' | 'review';
  /** Slugs of the categories whose posts become reviews. */
  reviews: readonly string[];
};

export type PagePlace = { kind: ContentPageKind; slug: string; path: string };

const isUsable = (slug: string) => /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);

function slugOf({ slug, title, id, type }: PlannedItem): string {
  const given = decoded(slug);
  if (isUsable(given) && given.length <= slugLength.max) return given;
  const { max } = slugLength;
  return proposedSlug(given, max) || proposedSlug(title, max) || `${type}-${id ?? 1}`;
}

export function kindOf(
  { type, terms }: PlannedItem,
  { posts, reviews }: PlanOptions,
): ContentPageKind {
  if (type === 'page') return 'page';
  const isReview = terms.some(
    ({ taxonomy, slug }) => taxonomy === 'category' && reviews.includes(slug),
  );
  return isReview ? 'review' : posts;
}

/** `taken` has the paths of existing pages, and grows. `known` has those of pages that an earlier import made. */
export function planPages(
  items: Iterable<PlannedItem>,
  options: PlanOptions,
  { taken, known }: { taken: Set<string>; known: ReadonlyMap<string, PagePlace> },
): Map<string, PagePlace> {
  const places = new Map<string, PagePlace>();
  for (const item of items) {
    const place = known.get(item.guid) ?? freePlace(item, kindOf(item, options), taken);
    taken.add(place.path);
    places.set(item.guid, place);
  }
  return places;
}

function freePlace(
  item: PlannedItem,
  kind: ContentPageKind,
  taken: ReadonlySet<string>,
): PagePlace {
  const wanted = slugOf(item);
  for (let number = 1; ; number++) {
    const slug = numberedSlug(wanted, number);
    const path = contentPath(kind, slug);
    const isReserved = kind === 'page' && isReservedWord(slug);
    if (!taken.has(path) && !isReserved) return { kind, slug, path };
  }
}

/** Without a target, the address answers that the page is gone. */
export type PlannedAddress = { from: string; to: string | null };

const publicStates = ['publish', 'inherit', 'future'];

/** Returns the part of an address that visitors of the old site saw, or undefined on other hosts. */
export function pathOnOldSite(address: string, host: string): string | undefined {
  const base = `https://${host}/`;
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const isSame = withoutWww(url.host) === withoutWww(host);
  return isSame ? `${url.pathname}${url.search}` : undefined;
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

const withoutEndingSlash = (path: string) => path.replace(/(.)\/+(?=$|\?)/, '$1');

type Site = {
  host: string;
  items: Iterable<PlannedItem>;
  terms: readonly ExportTerm[];
  authors: readonly { id: number | undefined; login: string }[];
  options: PlanOptions;
};

/** Every address that the old site answered, including those that stay the same. */
export function planAddresses(
  site: Site,
  places: ReadonlyMap<string, PagePlace>,
): PlannedAddress[] {
  const planned = new Map<string, string | null>();
  const add = (from: string | undefined, to: string | null) => {
    const path = from === undefined ? undefined : withoutEndingSlash(from);
    if (path !== undefined && path !== '/' && !planned.has(path)) planned.set(path, to);
  };
  const listing = contentListPath(site.options.posts);
  const listingOf = (slug: string) =>
    site.options.reviews.includes(slug) ? contentListPath('review') : listing;
  const pathById = new Map<number, string>();
  const attachments: PlannedItem[] = [];
  for (const item of site.items) {
    const place = places.get(item.guid);
    if (item.type === 'attachment') attachments.push(item);
    if (!place || item.id === undefined || !publicStates.includes(item.status)) continue;
    const to = item.hasPassword ? listing : place.path;
    // The pictures of a scheduled post have been public all along.
    if (item.status !== 'future') pathById.set(item.id, to);
    const path = pathOnOldSite(item.link, site.host);
    if (path && !path.includes('?')) add(path, to);
    add(`/?${oneParameter('p', String(item.id))}`, to);
    if (item.type === 'page') add(`/?${oneParameter('page_id', String(item.id))}`, to);
    const [, month] = /^(\/\d{4}\/\d{2})\//.exec(path ?? '') ?? [];
    if (month) add(month, listing);
    if (month) add(month.slice(0, 5), listing);
  }
  for (const { id, link, parentId } of attachments) {
    const to = pathById.get(parentId ?? 0) ?? listing;
    const path = pathOnOldSite(link, site.host);
    if (path && !path.includes('?')) add(path, to);
    if (id !== undefined) add(`/?${oneParameter('attachment_id', String(id))}`, to);
  }
  for (const term of site.terms) {
    const folder = folderOf[term.taxonomy];
    if (folder === undefined) continue;
    add(termPath(term, site.terms, folder), listingOf(term.slug));
    add(`/${folder}/${term.slug}`, listingOf(term.slug));
    if (term.taxonomy === 'category' && term.id !== undefined)
      add(`/?${oneParameter('cat', String(term.id))}`, listingOf(term.slug));
    if (term.taxonomy === 'post_tag') add(`/?${oneParameter('tag', term.slug)}`, listing);
  }
  for (const { id, login } of site.authors) {
    add(`/author/${login}`, listing);
    if (id !== undefined) add(`/?${oneParameter('author', String(id))}`, listing);
  }
  for (const path of goneForEver) add(path, null);
  return Array.from(planned, ([from, to]) => ({ from, to }));
}

/** Doors of WordPress itself. */
const goneForEver = ['/wp-login.php', '/xmlrpc.php', '/wp-json', '/wp-admin'];

const folderOf: Record<string, string> = { category: 'category', post_tag: 'tag' };
const maxDepth = 10;

function termPath(term: ExportTerm, terms: readonly ExportTerm[], folder: string): string {
  const slugs = [term.slug];
  for (let at = term; at.parent !== '' && slugs.length < maxDepth; ) {
    const above = terms.find(
      ({ taxonomy, slug }) => taxonomy === at.taxonomy && slug === at.parent,
    );
    if (!above) break;
    slugs.unshift(above.slug);
    at = above;
  }
  return `/${folder}/${slugs.join('/')}`;
}
