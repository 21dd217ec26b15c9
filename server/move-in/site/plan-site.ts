/** Decides what everything in a stored export becomes, and where its addresses will lead. */
import type { Kysely } from 'kysely';
import { contentPath } from '#contract/content/content-path.ts';
import type { ImportOptions } from '#contract/move-in/import-options.ts';
import type { ImportAddress } from '#contract/move-in/site-import.ts';
import { listContentPagePaths } from '../../../db/repositories/content/content-page-path.ts';
import {
  planImportAddresses,
  readImportAddresses,
} from '../../../db/repositories/move-in/import-address.ts';
import { saveImportMapping } from '../../../db/repositories/move-in/import-mapping.ts';
import {
  findImported,
  type ImportedEntry,
} from '../../../db/repositories/move-in/imported-entry.ts';
import {
  listKnownPartners,
  listProductSlugs,
} from '../../../db/repositories/move-in/known-partner.ts';
import {
  forgetMade,
  listRecords,
  type RecordKind,
  type StoredImport,
  updateImport,
} from '../../../db/repositories/move-in/site-import.ts';
import type { Database } from '../../../db/tables.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { AffiliateLink } from '../links/affiliate-link.ts';
import { thirstyLinkOf } from '../links/thirsty-link.ts';
import type { ExportAuthor, ExportItem, ExportTerm } from '../wxr/export-record.ts';
import { pageKindOf } from './kind-of.ts';
import { inLanguage, type PlannedAddress, planAddresses } from './plan-addresses.ts';
import { planPages } from './plan-pages.ts';
import { linkPath, partnerGuid, planPartners } from './plan-partners.ts';
import { getSettledImport } from './reading.ts';
import type { FieldValues, PagePlace, PlannedItem, SitePlan } from './site-plan.ts';
import { getImport, optionsIn, unreadable } from './stored-import.ts';

export type OptionsDraft = { mapping: string; options: ImportOptions };

/** Decides with these options, and keeps them for other files. What was made with others is made again. */
export async function planImport(
  db: Kysely<Database>,
  id: number,
  draft: OptionsDraft,
): Promise<SitePlan> {
  const stored = await getSettledImport(db, id);
  requireRead(stored);
  return planStored(db, stored, draft);
}

async function planStored(
  db: Kysely<Database>,
  stored: StoredImport,
  { mapping, options }: OptionsDraft,
): Promise<SitePlan> {
  const { id } = stored;
  const plan = await planSite(db, stored, options);
  const addresses = inLanguage(planAddresses(plan), options);
  const asked = JSON.stringify(options);
  await inLongTransaction(db, async (trx) => {
    const { state, contents } = await getImport(trx, id);
    if (state !== stored.state || contents !== stored.contents)
      throw new AppError('conflict', 'This import has changed in the meantime. Try again.');
    const isSame = stored.options === asked && (await isPlanned(trx, id, addresses));
    if (!isSame) await forgetMade(trx, id);
    await planImportAddresses(trx, id, addresses);
    await saveImportMapping(trx, { name: mapping, options });
    await updateImport(trx, id, { options: asked, mapping, is_planned: 1 });
  });
  return plan;
}

/** Plans again if something here has changed since, such as an address that is taken now. */
export function currentPlan(db: Kysely<Database>, stored: StoredImport): Promise<SitePlan> {
  const { mapping, source } = stored;
  return planStored(db, stored, { mapping: mapping || source, options: optionsIn(stored) });
}

async function isPlanned(
  db: Kysely<Database>,
  id: number,
  addresses: readonly PlannedAddress[],
): Promise<boolean> {
  const stored = new Map<string, ImportAddress>();
  for await (const address of readImportAddresses(db, id)) stored.set(address.from_path, address);
  return addresses.every(({ from, to }) => {
    const address = stored.get(from);
    if (address === undefined) return false;
    const isPicture = address.to_path?.startsWith('/uploads/');
    return address.is_edited || address.to_path === to || (to === null && isPicture);
  });
}

export function requireRead({ state, failure }: StoredImport) {
  if (state === 'reading') throw new AppError('conflict', 'The file is still being read.');
  if (state === 'failed') throw new AppError('conflict', failure ?? unreadable);
  if (state === 'working') throw new AppError('conflict', 'This import is already running.');
}

/** The same for the same files, options and content of this site. */
async function planSite(
  db: Kysely<Database>,
  { id, source }: StoredImport,
  options: ImportOptions,
): Promise<SitePlan> {
  const { items, links } = await readItems(db, id, options);
  const terms = await recordsOf<ExportTerm>(db, id, 'term');
  const writers = await recordsOf<ExportAuthor>(db, id, 'author');
  const places = await placesOf(db, { source, items, options });
  const guids = [
    ...items.map(({ guid }) => partnerGuid(guid)),
    ...links.map((link) => `link ${linkPath(link)}`),
  ];
  const imported = await importedBefore(db, source, guids);
  const partners = await listKnownPartners(db);
  const slugs = new Map(partners.map(({ id, slug }) => [id, slug]));
  const slugOf = ({ entity_id, proposed, state }: ImportedEntry) =>
    slugs.get(entity_id) ?? String((proposed ?? state)?.slug ?? '');
  const planned = planPartners(
    { items, links, options },
    {
      partners,
      taken: new Set(await listProductSlugs(db)),
      imported: new Map(
        Array.from(imported, ([guid, entry]): [string, string] => [guid, slugOf(entry)]).filter(
          ([, slug]) => slug !== '',
        ),
      ),
    },
  );
  return { source, options, places, items, terms, writers, ...planned };
}

async function readItems(db: Kysely<Database>, id: number, options: ImportOptions) {
  const items: PlannedItem[] = [];
  const links: AffiliateLink[] = [];
  for await (const { record } of listRecords(db, id, 'attachment'))
    items.push(plannedOf(record as ExportItem, options));
  for await (const { record } of listRecords(db, id, 'item')) {
    const item = record as ExportItem;
    items.push(plannedOf(item, options));
    const link = thirstyLinkOf(item);
    if (link && item.status === 'publish') links.push(link);
  }
  links.push(...(await recordsOf<AffiliateLink>(db, id, 'link')));
  return { items, links };
}

function plannedOf(item: ExportItem, options: ImportOptions): PlannedItem {
  const { id, guid, type, status, slug, link, title } = item;
  const { parentId, terms, hasPassword, attachmentUrl } = item;
  return {
    ...{ id, guid, type, status, slug, link, title },
    ...{ parentId, terms, hasPassword, attachmentUrl },
    hasText: item.content.trim() !== '',
    values: valuesOf(item, options),
    thumbnailId: Number(item.meta.find(({ key }) => key === '_thumbnail_id')?.value) || undefined,
  };
}

/** If several fields have the same target, the first that isn't empty counts. */
function valuesOf({ type, meta }: ExportItem, { fields }: ImportOptions): FieldValues {
  const values: FieldValues = {};
  for (const field of fields) {
    if (field.type !== type || values[field.target]) continue;
    const value = meta.find(({ key }) => key === field.key)?.value.trim();
    if (value) values[field.target] = value;
  }
  return values;
}

async function recordsOf<Record>(
  db: Kysely<Database>,
  id: number,
  kind: RecordKind,
): Promise<Record[]> {
  const records: Record[] = [];
  for await (const { record } of listRecords(db, id, kind)) records.push(record as Record);
  return records;
}

const guidsAtOnce = 200;

async function importedBefore(
  db: Kysely<Database>,
  source: string,
  guids: readonly string[],
): Promise<Map<string, ImportedEntry>> {
  const found = new Map<string, ImportedEntry>();
  for (let at = 0; at < guids.length; at += guidsAtOnce) {
    const some = await findImported(db, source, guids.slice(at, at + guidsAtOnce));
    for (const [guid, entry] of some) found.set(guid, entry);
  }
  return found;
}

type Site = { source: string; items: readonly PlannedItem[]; options: ImportOptions };

/** A page that was imported before keeps its address, also if an editor has changed it since. */
async function placesOf(db: Kysely<Database>, { source, items, options }: Site) {
  const existing = await listContentPagePaths(db);
  const paths = new Map(existing.map(({ id, ...page }) => [id, page]));
  const guids = items.map(({ guid }) => guid);
  const imported = await importedBefore(db, source, guids);
  const known = new Map<string, PagePlace>();
  for (const item of items) {
    const entry = imported.get(item.guid);
    const place = entry && (paths.get(entry.entity_id) ?? placeIn(entry.proposed ?? entry.state));
    const isLive = entry !== undefined && paths.has(entry.entity_id);
    // A page that isn't here yet can still become another kind.
    if (place && (isLive || place.kind === pageKindOf(item, options))) known.set(item.guid, place);
  }
  return planPages(items, options, { taken: new Set(existing.map(({ path }) => path)), known });
}

function placeIn(state: object | null): PagePlace | undefined {
  if (state === null) return undefined;
  const { kind, slug } = state as PagePlace;
  return { kind, slug, path: contentPath(kind, slug) };
}
