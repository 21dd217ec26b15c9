/** Converts the posts that aren't converted yet. */
import type { Kysely } from 'kysely';
import { languageOf, pathWithoutLanguage } from '#contract/language-path.ts';
import { readImportAddresses } from '../../../db/repositories/move-in/import-address.ts';
import { listRecords, setMade } from '../../../db/repositories/move-in/site-import.ts';
import { findTimeZone } from '../../../db/repositories/site/setting.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { PartnerIds } from '../offer/propose-offers.ts';
import { loadConverter } from '../text/load-converter.ts';
import type { ExportItem } from '../wxr/export-record.ts';
import { pathOnOldSite, withoutEndingSlash } from './old-path.ts';
import { type Finding, type MadePage, makePage } from './page-draft.ts';
import type { ImportDeps, SitePlan } from './site-plan.ts';
import type { TakenPictures } from './take-pictures.ts';

/** Where old addresses lead here, without a language. Null if they are gone. */
export type OldAddresses = ReadonlyMap<string, string | null>;

export async function readOldAddresses(
  db: Kysely<Database>,
  importId: number,
  partners: PartnerIds,
): Promise<OldAddresses> {
  const leadsTo = new Map<string, string | null>();
  for await (const { from_path, to_path } of readImportAddresses(db, importId))
    leadsTo.set(from_path, to_path && partners.resolve(withoutLanguage(to_path)));
  return leadsTo;
}

type Given = {
  deps: ImportDeps;
  importId: number;
  plan: SitePlan;
  pictures: TakenPictures;
  partners: PartnerIds;
  leadsTo: OldAddresses;
};

export async function makePages(
  { deps, importId, plan, pictures, partners, leadsTo }: Given,
  onProgress: (done: number, total: number) => Promise<void>,
) {
  const { db } = deps.writer;
  const { convertPost, picturesIn } = await loadConverter();
  const attachmentSource = pictures.addressOf;
  const timeZone = await findTimeZone(db);
  const planned = new Map(plan.items.map((item) => [item.guid, item]));
  const authors = new Map(plan.writers.map(({ login, displayName }) => [login, displayName]));
  let done = 0;
  for await (const { position, record, made } of listRecords(db, importId, 'item')) {
    const item = record as ExportItem;
    const place = plan.places.get(item.guid);
    const { values, thumbnailId } = planned.get(item.guid) ?? {};
    if (!place || !values) continue;
    if (made === null) {
      await pictures.take(hasPicture(item) ? picturesIn(item.content, { attachmentSource }) : []);
      const dead: Finding[] = [];
      const linkTo = (href: string) => newLink(href, plan.source, leadsTo, dead);
      const page: MadePage = makePage(item, place, {
        ...{ convert: convertPost, language: plan.options.language, timeZone, authors, values },
        ...{ cover: pictures.pathOf(thumbnailId), partnerId: partners.ofPost(item.guid) },
        options: { linkTo, attachmentSource, pictureAt: pictures.pathAt },
      });
      page.findings.push(...dead);
      await inTransaction(db, (trx) => setMade(trx, importId, position, page));
    }
    done += 1;
    await onProgress(done, plan.places.size);
  }
}

/** Links in texts lead to the page in the language of the reader. */
const withoutLanguage = (path: string) => pathWithoutLanguage(languageOf(path), path);

const hasPicture = ({ content }: ExportItem) => /<img|\[gallery|<!-- wp:/.test(content);

function newLink(
  href: string,
  host: string,
  leadsTo: OldAddresses,
  dead: Finding[],
): string | null {
  const path = href.startsWith('#') ? undefined : pathOnOldSite(href, host);
  if (path === undefined) return href;
  const [plain = '', query = ''] = path.split('?');
  const ending = withoutEndingSlash(plain);
  const to =
    leadsTo.get(`${ending}?${query}`) ?? leadsTo.get(ending) ?? (ending === '/' ? '/' : undefined);
  if (!to) dead.push({ what: 'dead link', detail: href.slice(0, 300) });
  return to ?? null;
}
