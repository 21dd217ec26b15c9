/** Decides which partners a site brings, and which partner each of its affiliate links leads to. */
import { isReservedForPartners } from '#contract/content/taken-path.ts';
import { fold } from '#contract/fold.ts';
import type { ImportOptions } from '#contract/move-in/import-options.ts';
import { isSlug, numberedSlug, slugFromName } from '#contract/slug.ts';
import type { KnownPartner } from '../../../db/repositories/move-in/known-partner.ts';
import type { AffiliateLink } from '../links/affiliate-link.ts';
import { decoded } from '../media/upload-path.ts';
import { typeOf } from './kind-of.ts';
import { withoutEndingSlash } from './old-path.ts';
import type { PlannedItem, PlannedLink, PlannedPartner } from './site-plan.ts';

type PartnersHere = {
  partners: readonly KnownPartner[];
  /** Slugs that can't be given away. Grows. */
  taken: Set<string>;
  /** Slugs of what an earlier import of this site made, by its guid. */
  imported: ReadonlyMap<string, string>;
};

type Site = {
  items: readonly PlannedItem[];
  links: readonly AffiliateLink[];
  options: ImportOptions;
};

const reviewEnding = /\s+(?:casino\s+)?(?:review|incelemesi)$/i;

/** The title of a review names the partner first. */
export const partnerName = ({ title, values }: PlannedItem): string =>
  (values.name ?? title.replace(reviewEnding, '')).trim() || title;

export const partnerGuid = (guid: string) => `product ${guid}`;

/** The folder of ThirstyAffiliates unless someone has changed it. A sheet of links doesn't say. */
const usualFolder = '/recommends/';

export const linkPath = ({ path, slug }: AffiliateLink) =>
  withoutEndingSlash(path ?? `${usualFolder}${slug}`);

const lastPart = (path: string) => path.split('/').at(-1) ?? '';

export function planPartners(site: Site, here: PartnersHere) {
  const { items, links, options } = site;
  const bySlug = new Map<string, PlannedPartner>();
  const byName = new Map<string, PlannedPartner>();
  const byLink = new Map<string, PlannedPartner>();
  const planned: PlannedPartner[] = [];
  const importedSlugs = new Set(here.imported.values());

  function remember(partner: PlannedPartner) {
    bySlug.set(partner.slug, partner);
    byName.set(fold(partner.name), partner);
    return partner;
  }
  for (const { id, slug, name } of here.partners) {
    if (importedSlugs.has(slug)) continue;
    const found = { item: undefined, category: null, link: undefined };
    remember({ ...found, guid: `here ${id}`, name, slug, existingId: id });
  }

  type Rest = Partial<Pick<PlannedPartner, 'item' | 'category' | 'link'>>;
  function add(guid: string, name: string, wanted: string, rest: Rest) {
    const slug = here.imported.get(guid) ?? freeSlug(wanted, name, here.taken);
    here.taken.add(slug);
    const nothing = { item: undefined, category: null, existingId: undefined, link: undefined };
    const partner = remember({ ...nothing, ...rest, guid, name, slug });
    planned.push(partner);
    return partner;
  }

  for (const item of items) {
    const { becomes, category } = typeOf(item, options);
    if (becomes !== 'product' || item.status !== 'publish') continue;
    const name = partnerName(item);
    const same = byName.get(fold(name)) ?? bySlug.get(item.slug);
    const isHere = same?.existingId !== undefined && !here.imported.has(partnerGuid(item.guid));
    const partner = isHere
      ? remember({ ...same, item: item.guid })
      : add(partnerGuid(item.guid), name, item.slug, { item: item.guid, category });
    if (isHere) planned.push(partner);
    const target = item.values.ref_link;
    if (target) byLink.set(lastPart(pathnameOf(target)), partner);
  }

  const plannedLinks = links.map((link): PlannedLink => {
    const { target } = link;
    const path = linkPath(link);
    const found =
      byLink.get(lastPart(path)) ?? bySlug.get(lastPart(path)) ?? byName.get(fold(link.name));
    if (found) found.link ??= link;
    if (found || options.links.becomes === 'nothing') return { path, target, partner: found };
    const { category } = options.links;
    const name = link.name || lastPart(path);
    const partner = add(`link ${path}`, name, lastPart(path), { category, link });
    return { path, target, partner };
  });
  return { partners: planned, links: plannedLinks };
}

const pathnameOf = (address: string) =>
  URL.canParse(address, 'https://old.example')
    ? withoutEndingSlash(new URL(address, 'https://old.example').pathname)
    : '';

function freeSlug(wanted: string, name: string, taken: ReadonlySet<string>): string {
  const given = decoded(wanted);
  const isUsable = isSlug(given) && !isReservedForPartners(given);
  const slug = isUsable ? given : slugFromName(name, 'partner', isReservedForPartners);
  for (let number = 1; ; number += 1) {
    const numbered = numberedSlug(slug, number);
    if (!taken.has(numbered)) return numbered;
  }
}
