/** Decides where the addresses of the old site lead: to the same content, to the nearest list, or nowhere any more. */
import { contentListPath } from '#contract/content/content-path.ts';
import { oneParameter } from '#contract/content/old-address.ts';
import { targetIn } from '#contract/content/redirect.ts';
import { isFixedPage } from '#contract/content/taken-path.ts';
import { pagePath, productPath } from '#contract/page-path.ts';
import type { ExportTerm } from '../wxr/export-record.ts';
import { isInternalType } from './gather-contents.ts';
import { typeOf } from './kind-of.ts';
import { pathOnOldSite, withoutEndingSlash } from './old-path.ts';
import { partnerOfOffer } from './partner-of-offer.ts';
import type { PlannedItem, SitePlan } from './site-plan.ts';

/** No address of WordPress is longer. */
const maxPath = 1_000;

/** Without a target, the address answers that the page is gone. */
export type PlannedAddress = { from: string; to: string | null };

const publicStates = ['publish', 'inherit', 'future'];

/** Doors of WordPress itself. */
const goneForEver = [
  ...['/wp-login.php', '/xmlrpc.php', '/wp-json', '/wp-admin'],
  ...['/wp-sitemap.xml', '/sitemap_index.xml'],
];

/** Every address that the old site answered, including those that stay the same. Paths have no language. */
export function planAddresses(site: SitePlan): PlannedAddress[] {
  const planned = new Map<string, string | null>();
  const add = (from: string | undefined, to: string | null) => {
    const path = from === undefined ? undefined : withoutEndingSlash(from);
    if (path === undefined || path.length > maxPath) return;
    if (isFixedPage(path) || planned.has(path)) return;
    planned.set(path, to);
  };
  for (const { path, partner } of site.links) add(path, partner ? goPath(partner) : null);
  addItems(site, add);
  addTerms(site, add);
  const listing = listingOf(site);
  for (const { id, login } of site.writers) {
    add(`/author/${login}`, listing());
    if (id !== undefined) add(`/?${oneParameter('author', String(id))}`, listing());
  }
  for (const path of goneForEver) add(path, null);
  return Array.from(planned, ([from, to]) => ({ from, to }));
}

/** A partner who isn't here yet has no id, and is named by the slug. */
const goPath = ({ existingId, slug }: { existingId: number | undefined; slug: string }) =>
  `/go/product/${existingId ?? slug}`;

type Add = (from: string | undefined, to: string | null) => void;

/** The list of what posts become, or of reviews for the categories that were chosen. */
const listingOf =
  ({ options }: SitePlan) =>
  (category?: string): string => {
    const posts = typeOf({ type: 'post' }, options).becomes;
    const isReview = posts === 'review' || (category && options.reviews.includes(category));
    return contentListPath(isReview ? 'review' : 'guide');
  };

function addItems(site: SitePlan, add: Add) {
  const { source, items } = site;
  const listing = listingOf(site)();
  const pathById = new Map<number, string>();
  const leadTo = targetsOfItems(site);
  const attachments: PlannedItem[] = [];
  for (const item of items) {
    if (item.type === 'attachment') attachments.push(item);
    if (item.id === undefined || !publicStates.includes(item.status)) continue;
    const path = pathOnOldSite(item.link, source);
    const to = leadTo(item, path);
    if (to === undefined) continue;
    // The pictures of a scheduled post have been public all along.
    if (item.status !== 'future') pathById.set(item.id, to);
    if (path && !path.includes('?')) add(path, to);
    add(`/?${oneParameter('p', String(item.id))}`, to);
    if (item.type === 'page') add(`/?${oneParameter('page_id', String(item.id))}`, to);
    const dated = item.type === 'post' ? /^(\/\d{4})(\/\d\d)(\/\d\d)?\//.exec(path ?? '') : null;
    const [, year, month, day] = dated ?? [];
    if (year) add(year, listing);
    if (year && month) add(year + month, listing);
    if (year && month && day) add(year + month + day, listing);
  }
  for (const { id, link, parentId, attachmentUrl } of attachments) {
    // Leads to our copy once there is one.
    add(attachmentUrl ? pathOnOldSite(attachmentUrl, source) : undefined, null);
    const to = pathById.get(parentId ?? 0) ?? listing;
    const path = pathOnOldSite(link, source);
    if (path && !path.includes('?')) add(path, to);
    if (id !== undefined) add(`/?${oneParameter('attachment_id', String(id))}`, to);
  }
}

/** Returns where an item leads, or undefined if visitors never saw it. */
function targetsOfItems(site: SitePlan) {
  const { options, places } = site;
  const listing = listingOf(site)();
  const partners = new Map(site.partners.map((partner) => [partner.item, partner]));
  const partnerOf = partnerOfOffer(site);
  const links = new Map(site.links.map(({ path, partner }) => [path, partner]));
  return (item: PlannedItem, path: string | undefined): string | undefined => {
    if (item.type === 'thirstylink') {
      const partner = links.get(withoutEndingSlash(path ?? ''));
      return partner && goPath(partner);
    }
    if (isInternalType(item.type)) return undefined;
    const place = item.hasPassword ? undefined : places.get(item.guid);
    const { becomes } = typeOf(item, options);
    if (becomes === 'bonus' || becomes === 'promo-code') {
      const partner = partnerOf(item);
      if (partner) return productPath(partner.slug);
      return becomes === 'bonus' ? pagePath.allBonuses : pagePath.promoCodes;
    }
    const partner = partners.get(item.guid);
    if (!partner) return place?.path ?? listing;
    const own = productPath(partner.slug);
    return place && path !== undefined && withoutEndingSlash(path) !== own ? place.path : own;
  };
}

const folderOf: Record<string, string> = { category: 'category', post_tag: 'tag' };
const withoutPages = ['nav_menu', 'link_category', 'post_format'];

function addTerms(site: SitePlan, add: Add) {
  const { items, terms, options } = site;
  const listing = listingOf(site);
  const offerLists = new Map<string, string>();
  for (const item of items) {
    const { becomes } = typeOf(item, options);
    const list = { product: pagePath.allCasinos, bonus: pagePath.allBonuses }[becomes as string];
    if (!list) continue;
    for (const { taxonomy } of item.terms) offerLists.set(taxonomy, list);
    const [, folder] =
      /^(\/[^/?]+)\/[^/?]+\/?$/.exec(pathOnOldSite(item.link, site.source) ?? '') ?? [];
    if (folder) offerLists.set(folder, list);
  }
  for (const [folder, list] of offerLists) if (folder.startsWith('/')) add(folder, list);
  const known = new Map(terms.map((term) => [`${term.taxonomy} ${term.slug}`, term]));
  for (const term of terms) {
    const { taxonomy, slug, id } = term;
    if (withoutPages.includes(taxonomy)) continue;
    const folder = folderOf[taxonomy] ?? taxonomy;
    const to = offerLists.get(taxonomy) ?? listing(slug);
    add(termPath(term, known, folder), to);
    add(`/${folder}/${slug}`, to);
    if (taxonomy === 'category' && id !== undefined)
      add(`/?${oneParameter('cat', String(id))}`, to);
    if (taxonomy === 'post_tag') add(`/?${oneParameter('tag', slug)}`, to);
  }
}

const maxDepth = 10;

function termPath(term: ExportTerm, known: ReadonlyMap<string, ExportTerm>, folder: string) {
  const slugs = [term.slug];
  for (let at = term; at.parent !== '' && slugs.length < maxDepth; ) {
    const above = known.get(`${at.taxonomy} ${at.parent}`);
    if (!above) break;
    slugs.unshift(above.slug);
    at = above;
  }
  return `/${folder}/${slugs.join('/')}`;
}

/** Pages of the old site were in one language, which its addresses keep. */
export const inLanguage = (
  planned: readonly PlannedAddress[],
  { language }: SitePlan['options'],
): PlannedAddress[] => planned.map(({ from, to }) => ({ from, to: to && targetIn(language, to) }));
