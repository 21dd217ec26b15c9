/** Proposes the partners of an old site, then their bonuses and codes, which refer to them. */
import { listCategories } from '../../../db/repositories/catalogue/category.ts';
import { readImportAddresses } from '../../../db/repositories/move-in/import-address.ts';
import { listFactNames } from '../../../db/repositories/move-in/known-partner.ts';
import { typeOf } from '../site/kind-of.ts';
import { partnerOfOffer } from '../site/partner-of-offer.ts';
import { pathOnOldSite } from '../site/plan-addresses.ts';
import { linkPath, type PlannedPartner } from '../site/plan-partners.ts';
import type { Entry, Proposing } from '../site/propose-site.ts';
import type { SiteReport } from '../site/report-site.ts';
import type { ImportDeps, PlannedItem, SitePlan } from '../site/site-plan.ts';
import type { TakenPictures } from '../site/take-pictures.ts';
import { loadConverter } from '../text/load-converter.ts';
import { plainWords } from '../text/plain-words.ts';
import { draftBonus, draftPromoCode, type OfferOf } from './draft-offer.ts';
import { draftProduct, type OfferContext } from './draft-product.ts';

export type PartnerIds = {
  /** The partner that a post was about. */
  ofPost: (guid: string) => number | undefined;
  /** Replaces the slug in /go/product/lucky-harbor by the ID. Null if no such partner is here. */
  resolve: (target: string) => string | null;
};

type Given = {
  deps: ImportDeps;
  importId: number;
  plan: SitePlan;
  pictures: TakenPictures;
  report: SiteReport;
  proposing: Proposing;
};

const bySlug = /^\/go\/product\/([a-z0-9-]*[a-z][a-z0-9-]*)$/;

export async function proposeOffers(
  given: Given,
  onProgress: (done: number, total: number) => Promise<void>,
): Promise<PartnerIds> {
  const { plan, report, proposing } = given;
  const context = await contextOf(given);
  const wanted = await slugsInAddresses(given);
  const items = new Map(plan.items.map((item) => [item.guid, item]));
  const logos = new Map<string, string | null>();
  const entries: Entry[] = [];
  for (const partner of plan.partners) {
    const { guid, name, item, slug } = partner;
    if (partner.existingId !== undefined) {
      report.entry('product', name, [{ what: 'changed', detail: alreadyHere }], false);
      continue;
    }
    // A link that someone led elsewhere brings no partner.
    if (item === undefined && !wanted.has(slug)) continue;
    const { draft, findings } = draftProduct(partner, items.get(item ?? ''), context);
    if (!draft) report.entry('product', name, findings, false);
    else entries.push({ guid, name, kind: 'product', state: draft, findings });
    logos.set(guid, draft?.icon_url ?? null);
  }
  const offers = plan.items.filter((item) => isOffer(item, plan));
  const total = entries.length + offers.length;
  const ids = await proposing.propose(entries, report, (done) => onProgress(done, total));
  const idOf = ({ guid, existingId }: PlannedPartner) => existingId ?? ids.get(guid);
  const partnerOf = partnerOfOffer(plan);
  const made = offers.flatMap((item) => {
    const found = plan.partners.find((partner) => partner.item === item.guid) ?? partnerOf(item);
    const id = found && idOf(found);
    const partner =
      found && id !== undefined
        ? { id, logo: logos.get(found.guid) ?? null, category: found.category }
        : undefined;
    return offerEntry({ item, title: found?.name ?? item.title, partner }, given, context) ?? [];
  });
  await proposing.propose(made, report, (done) => onProgress(entries.length + done, total));
  await onProgress(total, total);
  return partnerIds(plan, idOf);
}

const alreadyHere = 'A partner with this name is here already, and stays as it is';

function partnerIds(
  { partners, links }: SitePlan,
  idOf: (partner: PlannedPartner) => number | undefined,
): PartnerIds {
  const posts = new Map<string, number>();
  const slugs = new Map<string, number>();
  for (const partner of [...partners, ...links.flatMap(({ partner }) => partner ?? [])]) {
    const id = idOf(partner);
    if (id === undefined) continue;
    slugs.set(partner.slug, id);
    if (partner.item !== undefined) posts.set(partner.item, id);
  }
  return {
    ofPost: (guid) => posts.get(guid),
    resolve(target) {
      const slug = bySlug.exec(target)?.[1];
      if (slug === undefined) return target;
      const id = slugs.get(slug);
      return id === undefined ? null : `/go/product/${id}`;
    },
  };
}

async function contextOf({ deps, plan, pictures }: Given): Promise<OfferContext> {
  const { db } = deps.writer;
  const { convertPost } = await loadConverter();
  const { items: categories } = await listCategories(db, { offset: 0 });
  const targets = new Map(
    plan.partners.flatMap(({ link }) => (link ? [[linkPath(link), link.target]] : [])) as [
      string,
      string,
    ][],
  );
  return {
    ...(await listFactNames(db)),
    language: plan.options.language,
    categoryIds: new Map(categories.map(({ slug, id }) => [slug, id])),
    plain: (html) => plainWords(convertPost, html),
    resolveLink(address) {
      const path = pathOnOldSite(address, plan.source)?.replace(/(.)\/+$/, '$1');
      return path === undefined ? address : targets.get(path);
    },
    pictureAt: (given) =>
      (/^\d+$/.test(given) ? pictures.pathOf(Number(given)) : pictures.pathAt(given)) ?? null,
    coverOf: ({ thumbnailId }) => pictures.pathOf(thumbnailId),
  };
}

async function slugsInAddresses({ deps, importId }: Given): Promise<Set<string>> {
  const slugs = new Set<string>();
  for await (const { to_path } of readImportAddresses(deps.writer.db, importId)) {
    const slug = bySlug.exec(to_path ?? '')?.[1];
    if (slug !== undefined) slugs.add(slug);
  }
  return slugs;
}

const offerFields = ['code', 'offer_title', 'offer_value', 'offer_text', 'wagering'] as const;

function isOffer(item: PlannedItem, { options }: SitePlan): boolean {
  const { becomes } = typeOf(item, options);
  if (item.status !== 'publish') return false;
  if (becomes === 'bonus' || becomes === 'promo-code') return true;
  return becomes === 'product' && offerFields.some((field) => item.values[field]);
}

/** Anything with a code becomes a promo code. */
function offerEntry(
  offer: OfferOf,
  { plan, report }: Given,
  context: OfferContext,
): Entry | undefined {
  const { item } = offer;
  const isCode =
    item.values.code !== undefined || typeOf(item, plan.options).becomes === 'promo-code';
  const kind = isCode ? ('promo-code' as const) : ('exclusive-bonus' as const);
  const isPartner = typeOf(item, plan.options).becomes === 'product';
  const named = {
    ...offer,
    title: isPartner ? (item.values.offer_value ?? offer.title) : item.title,
  };
  const { draft, findings } = isCode ? draftPromoCode(named, context) : draftBonus(named, context);
  const name = item.title;
  if (draft) return { guid: `${kind} ${item.guid}`, name, kind, state: draft, findings };
  report.entry(kind, name, findings, false);
  return undefined;
}
