/** Proposes the partners of an old site, then their bonuses and codes, which refer to them. */
import { paymentMethodDraft } from '#contract/catalogue/vocabulary/payment-method.ts';
import { fold } from '#contract/fold.ts';
import { listCategories } from '../../../db/repositories/catalogue/category.ts';
import { readImportAddresses } from '../../../db/repositories/move-in/import-address.ts';
import {
  type KnownPartner,
  listFactNames,
  listKnownPartners,
} from '../../../db/repositories/move-in/known-partner.ts';
import { typeOf } from '../site/kind-of.ts';
import { pathOnOldSite, withoutEndingSlash } from '../site/old-path.ts';
import { partnerOfOffer } from '../site/partner-of-offer.ts';
import type { Proposing } from '../site/propose-site.ts';
import type { SiteReport } from '../site/report-site.ts';
import type { ImportDeps, PlannedItem, PlannedPartner, SitePlan } from '../site/site-plan.ts';
import type { TakenPictures } from '../site/take-pictures.ts';
import type { Entry } from '../site/write-entry.ts';
import { loadConverter } from '../text/load-converter.ts';
import { plainWords } from '../text/plain-words.ts';
import { draftBonus, draftPromoCode, type OfferOf } from './draft-offer.ts';
import { draftProduct, type OfferContext } from './draft-product.ts';
import { listIn } from './read-value.ts';

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
  await proposePaymentMethods(given, context);
  const entries = await partnerEntries(given, context);
  const offers = plan.items.filter((item) => isOffer(item, plan));
  const total = entries.length + offers.length;
  const ids = await proposing.propose(entries, report, (done) => onProgress(done, total));
  const idOf = ({ guid, existingId }: PlannedPartner) => existingId ?? ids.get(guid);
  const made = offerEntries(offers, { given, context, entries, idOf });
  await proposing.propose(made, report, (done) => onProgress(entries.length + done, total));
  await onProgress(total, total);
  return partnerIds(plan, idOf, await listKnownPartners(given.deps.writer.db));
}

/** The partners that aren't here yet. */
async function partnerEntries(given: Given, context: OfferContext): Promise<Entry[]> {
  const { plan, report } = given;
  const wanted = await slugsInAddresses(given);
  const items = new Map(plan.items.map((item) => [item.guid, item]));
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
  }
  for (const [licence, lacking] of context.unknownLicences) {
    const names = lacking.join(', ');
    report.leftOut(
      licence,
      `No regulator here has this name, so the licence is missing from ${names}`,
    );
  }
  return entries;
}

type Offers = {
  given: Given;
  context: OfferContext;
  entries: readonly Entry[];
  idOf: (partner: PlannedPartner) => number | undefined;
};

/** A partner's post has an offer of that partner; other posts name theirs. */
function offerEntries(offers: readonly PlannedItem[], { given, context, entries, idOf }: Offers) {
  const { plan } = given;
  const partnerOf = partnerOfOffer(plan);
  const byPost = new Map(plan.partners.map((partner) => [partner.item, partner]));
  const logos = new Map(entries.map(({ guid, state }) => [guid, state.icon_url as string | null]));
  return offers.flatMap((item) => {
    const found = byPost.get(item.guid) ?? partnerOf(item);
    const id = found && idOf(found);
    const partner =
      found && id !== undefined
        ? { id, logo: logos.get(found.guid) ?? null, category: found.category }
        : undefined;
    const entry = offerEntry({ item, title: found?.name ?? item.title, partner }, given, context);
    return entry ?? [];
  });
}

const maxMethodName = 40;

/** Those that partners have and that aren't known here. */
async function proposePaymentMethods({ plan, report, proposing }: Given, context: OfferContext) {
  const names = new Map<string, string>();
  const values = plan.items.flatMap((item) => listIn(item.values.payments ?? ''));
  for (const name of values) {
    const isKnown = context.paymentMethods.some((method) => fold(method.name) === fold(name));
    if (!isKnown && name.length <= maxMethodName) names.set(fold(name), name);
  }
  const entries = Array.from(names, ([key, name]): Entry => {
    const state = paymentMethodDraft.parse({ name });
    return { guid: `payment ${key}`, name, kind: 'payment-method', state, findings: [] };
  });
  const ids = await proposing.propose(entries, report);
  for (const { guid, name } of entries) {
    const id = ids.get(guid);
    if (id !== undefined) context.paymentMethods.push({ id, name });
  }
}

const alreadyHere = 'A partner with this name is here already, and stays as it is';

function partnerIds(
  { partners, links }: SitePlan,
  idOf: (partner: PlannedPartner) => number | undefined,
  here: readonly KnownPartner[],
): PartnerIds {
  const posts = new Map<string, number>();
  const slugs = new Map(here.map(({ slug, id }) => [slug, id]));
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
  const targets = new Map(plan.links.map(({ path, target }) => [path, target]));
  return {
    ...(await listFactNames(db)),
    language: plan.options.language,
    unknownLicences: new Map(),
    categoryIds: new Map(categories.map(({ slug, id }) => [slug, id])),
    plain: (html) => plainWords(convertPost, html),
    resolveLink(address) {
      const path = pathOnOldSite(address, plan.source);
      return path === undefined ? address : targets.get(withoutEndingSlash(path));
    },
    pictureAt: (given) =>
      (/^\d+$/.test(given) ? pictures.pathOf(Number(given)) : pictures.pathAt(given)) ?? null,
    coverOf: ({ thumbnailId }) => pictures.pathOf(thumbnailId),
  };
}

/** Returns the partners that links lead to, or that someone has entered. Other addresses of a link only follow it. */
async function slugsInAddresses({ deps, importId, plan }: Given): Promise<Set<string>> {
  const links = new Set(plan.links.map(({ path }) => path));
  const slugs = new Set<string>();
  for await (const address of readImportAddresses(deps.writer.db, importId)) {
    const slug = bySlug.exec(address.to_path ?? '')?.[1];
    const isOwn = address.is_edited || links.has(address.from_path);
    if (slug !== undefined && isOwn) slugs.add(slug);
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
  const guid = `${kind} ${item.guid}`;
  if (draft) return { guid, name, kind, state: draft, findings };
  report.entry(kind, name, findings, false);
  return undefined;
}
