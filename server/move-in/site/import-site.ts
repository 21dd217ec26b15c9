/**
 * Turns a stored export into a release: first every post into a draft, then drafts and old addresses into proposals,
 * some at a time. Each step is stored, so a stopped import goes on where it was.
 */
import type { Kysely } from 'kysely';
import { contentPath } from '#contract/content/content-path.ts';
import { listContentPagePaths } from '../../../db/repositories/content/content-page-path.ts';
import {
  findImport,
  findImported,
  forgetMade,
  listRecords,
  type StoredImport,
  setMade,
  updateImport,
} from '../../../db/repositories/move-in/site-import.ts';
import { findTimeZone } from '../../../db/repositories/site/setting.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { loadConverter } from '../text/load-converter.ts';
import type { ExportAuthor, ExportItem, ExportTerm } from '../wxr/export-record.ts';
import { type Finding, type MadePage, makePage } from './page-draft.ts';
import {
  type PagePlace,
  type PlannedItem,
  pathOnOldSite,
  planAddresses,
  planPages,
} from './plan-pages.ts';
import { proposeSite } from './propose-site.ts';
import type { ImportDeps, ImportOptions, SitePlan } from './site-plan.ts';
import { type TakenPictures, takePictures } from './take-pictures.ts';

const becomePages = ['post', 'page'];
const leftOutStates = ['trash', 'auto-draft', 'inherit'];

export async function getImport(db: Kysely<Database>, id: number): Promise<StoredImport> {
  const found = await findImport(db, id);
  if (!found) throw new AppError('not_found', `There is no import with the ID ${id}.`);
  return found;
}

/** Returns the id of the release, or null if everything is here already. */
export async function importSite(
  deps: ImportDeps,
  id: number,
  options: ImportOptions,
): Promise<number | null> {
  const { db } = deps.writer;
  const stored = await getImport(db, id);
  if (stored.state === 'reading' || stored.state === 'failed') {
    const message = 'The file of this import could not be read completely. Upload it again.';
    throw new AppError('conflict', stored.failure ?? message);
  }
  await inTransaction(db, async (trx) => {
    const asked = JSON.stringify(options);
    // What was made for other options has to be made again.
    if (stored.options !== asked) await forgetMade(trx, id);
    await updateImport(trx, id, { options: asked });
  });
  const plan = await planSite(db, stored, options);
  await makePages(deps, id, options, plan);
  return proposeSite(deps, stored, plan);
}

const plannedOf = ({
  id,
  guid,
  type,
  status,
  slug,
  link,
  title,
  parentId,
  terms,
  hasPassword,
}: ExportItem): PlannedItem => ({
  ...{ id, guid, type, status, slug, link, title, parentId, terms, hasPassword },
});

const isPage = ({ type, status }: PlannedItem) =>
  becomePages.includes(type) && !leftOutStates.includes(status);

async function planSite(
  db: Kysely<Database>,
  { id, source }: StoredImport,
  options: ImportOptions,
): Promise<SitePlan> {
  const items: PlannedItem[] = [];
  for await (const { record } of listRecords(db, id, 'item'))
    items.push(plannedOf(record as ExportItem));
  const terms = await recordsOf<ExportTerm>(db, id, 'term');
  const authors = await recordsOf<ExportAuthor>(db, id, 'author');
  const pages = items.filter(isPage);
  const existing = await listContentPagePaths(db);
  const known = await knownPlaces(db, { source, pages, existing });
  const places = planPages(pages, options, {
    taken: new Set(existing.map(({ path }) => path)),
    known,
  });
  return {
    source,
    places,
    addresses: planAddresses({ host: source, items, terms, authors, options }, places),
    authors: new Map(authors.map(({ login, displayName }) => [login, displayName || login])),
  };
}

async function recordsOf<Record>(
  db: Kysely<Database>,
  id: number,
  kind: string,
): Promise<Record[]> {
  const records: Record[] = [];
  for await (const { record } of listRecords(db, id, kind)) records.push(record as Record);
  return records;
}

const guidsAtOnce = 200;

type Known = {
  source: string;
  pages: readonly PlannedItem[];
  existing: readonly (PagePlace & { id: number })[];
};

/** A page that was imported before keeps its address, also if an editor has changed it since. */
async function knownPlaces(db: Kysely<Database>, { source, pages, existing }: Known) {
  const paths = new Map(existing.map(({ id, ...page }) => [id, page]));
  const known = new Map<string, PagePlace>();
  for (let at = 0; at < pages.length; at += guidsAtOnce) {
    const guids = pages.slice(at, at + guidsAtOnce).map(({ guid }) => guid);
    for (const [guid, { kind, entity_id, state }] of await findImported(db, source, guids)) {
      if (kind !== 'content-page') continue;
      const place = paths.get(entity_id);
      known.set(guid, place ?? placeIn(state));
    }
  }
  return known;
}

const placeIn = (state: object): PagePlace => {
  const { kind, slug } = state as PagePlace;
  return { kind, slug, path: contentPath(kind, slug) };
};

/** Converts the posts that aren't converted yet. */
async function makePages(
  deps: ImportDeps,
  importId: number,
  { language }: ImportOptions,
  plan: SitePlan,
) {
  const { signal, onProgress } = deps;
  const { db } = deps.writer;
  const { convertPost, picturesIn } = await loadConverter();
  const pictures = await takePictures(deps, { importId, host: plan.source, language });
  const attachmentSource = pictures.addressOf;
  const timeZone = await findTimeZone(db);
  const leadsTo = new Map(plan.addresses.map(({ from, to }) => [from, to]));
  let done = 0;
  for await (const { position, record, made } of listRecords(db, importId, 'item')) {
    signal?.throwIfAborted();
    const item = record as ExportItem;
    const place = plan.places.get(item.guid);
    if (!place) continue;
    if (made === null) {
      await pictures.take(hasPicture(item) ? picturesIn(item.content, { attachmentSource }) : []);
      const cover = coverOf(item, pictures);
      const dead: Finding[] = [];
      const linkTo = (href: string) => newLink(href, plan.source, leadsTo, dead);
      const page: MadePage = makePage(item, place, {
        ...{ convert: convertPost, language, timeZone, authors: plan.authors, cover },
        options: { linkTo, attachmentSource, pictureAt: pictures.pathAt },
      });
      page.findings.push(...dead);
      await inTransaction(db, (trx) => setMade(trx, importId, position, page));
    }
    done += 1;
    onProgress?.(done, plan.places.size);
  }
}

const hasPicture = ({ content }: ExportItem) => /<img|\[gallery|<!-- wp:/.test(content);

function coverOf({ meta }: ExportItem, { addressOf, pathAt }: TakenPictures): string | null {
  const thumbnail = Number(meta.find(({ key }) => key === '_thumbnail_id')?.value);
  const address = addressOf(thumbnail);
  return (address && pathAt(address)) || null;
}

function newLink(
  href: string,
  host: string,
  leadsTo: ReadonlyMap<string, string | null>,
  dead: Finding[],
): string | null {
  const path = href.startsWith('#') ? undefined : pathOnOldSite(href, host);
  if (path === undefined) return href;
  const [plain = '', query = ''] = path.split('?');
  const ending = plain.replace(/(.)\/+$/, '$1');
  const to =
    leadsTo.get(`${ending}?${query}`) ?? leadsTo.get(ending) ?? (ending === '/' ? '/' : undefined);
  if (!to) dead.push({ what: 'dead link', detail: href.slice(0, 300) });
  return to ?? null;
}
