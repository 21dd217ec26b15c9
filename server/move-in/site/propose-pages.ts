import { contentListPath, contentPathParts } from '#contract/content/content-path.ts';
import { leadsToItself, redirectDraft } from '#contract/content/redirect.ts';
import { languageOf, pathIn, pathWithoutLanguage } from '#contract/language-path.ts';
import { readImportAddresses } from '../../../db/repositories/move-in/import-address.ts';
import { listRecords } from '../../../db/repositories/move-in/site-import.ts';
import type { PartnerIds } from '../offer/propose-offers.ts';
import type { ExportItem, LeftOut } from '../wxr/export-record.ts';
import { isInternalType } from './gather-contents.ts';
import { typeOf } from './kind-of.ts';
import type { MadePage } from './page-draft.ts';
import type { Proposing } from './propose-site.ts';
import type { SiteReport } from './report-site.ts';
import type { ImportDeps, SitePlan } from './site-plan.ts';
import type { MadePicture } from './take-pictures.ts';
import type { Entry } from './write-entry.ts';

type Given = {
  deps: ImportDeps;
  importId: number;
  plan: SitePlan;
  report: SiteReport;
  proposing: Proposing;
};

/**
 * Reports everything in the files on the way, in their order. Returns the paths of pages that won't be here, because
 * their post could not be taken over or they were deleted.
 */
export async function proposePages({
  deps,
  importId,
  plan,
  report,
  proposing,
}: Given): Promise<Set<string>> {
  const { db } = deps.writer;
  async function* entries(): AsyncGenerator<Entry> {
    for await (const { record } of listRecords(db, importId, 'left_out'))
      report.unread(record as LeftOut);
    for await (const { record, made } of listRecords(db, importId, 'attachment'))
      report.picture(record as ExportItem, made as MadePicture | null);
    for await (const { record, made } of listRecords(db, importId, 'item')) {
      const item = record as ExportItem;
      const page = plan.places.has(item.guid) ? (made as MadePage | null) : null;
      if (page?.draft) {
        const { guid, title: name, draft: state, findings } = page;
        yield { guid, name, kind: 'content-page', state, findings };
      } else if (page) report.entry('content-page', page.title, page.findings, false);
      else reportLeftOut(item, plan, report);
    }
  }
  const ids = await proposing.propose(entries(), report);
  const lost = [...plan.places].filter(([guid]) => !ids.has(guid));
  return new Set(lost.map(([, { path }]) => path));
}

function reportLeftOut(item: ExportItem, { options }: SitePlan, report: SiteReport) {
  const { type, status, title } = item;
  if (isInternalType(type)) return;
  const { becomes } = typeOf(item, options);
  if (becomes === 'nothing') report.leftOut(title, `Its type is ${type}`);
  else if (status !== 'publish') report.leftOut(title, `Its state is ${status}`);
}

/** The list of what the page would have been. */
function withoutLost(target: string | null, lost: ReadonlySet<string>): string | null {
  const language = languageOf(target ?? '');
  const path = pathWithoutLanguage(language, target ?? '');
  if (!lost.has(path)) return target;
  const kind = contentPathParts(path)?.kind;
  return pathIn(language, contentListPath(kind === 'review' ? 'review' : 'guide'));
}

type Addresses = {
  deps: ImportDeps;
  importId: number;
  partners: PartnerIds;
  /** Paths of pages that won't be here. */
  lost: ReadonlySet<string>;
  report: SiteReport;
  proposing: Proposing;
};

export async function proposeAddresses(
  { deps, importId, partners, lost, report, proposing }: Addresses,
  onProgress: (done: number, total: number) => Promise<void>,
) {
  const entries: Entry[] = [];
  for await (const { from_path, to_path } of readImportAddresses(deps.writer.db, importId)) {
    const target = to_path && withoutLost(partners.resolve(to_path), lost);
    if (to_path && !target) report.deadAddress(from_path, to_path);
    if (leadsToItself(from_path, target)) continue;
    const draft = redirectDraft.safeParse({ from_path, to_path: target });
    const entry = { guid: `address ${from_path}`, name: from_path, kind: 'redirect' as const };
    if (draft.success) entries.push({ ...entry, state: draft.data, findings: [] });
    else report.leftOut(from_path, draft.error.issues[0]?.message ?? '');
  }
  await proposing.propose(entries, report, (done) => onProgress(done, entries.length));
}
