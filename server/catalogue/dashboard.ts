/** Counts the rows that need an editor's attention, and lists a few of each kind. */
import type { Kysely } from 'kysely';
import { attentionDays, type Dashboard, maxNamed } from '#contract/catalogue/dashboard.ts';
import { missingFields } from '#contract/catalogue/missing-field.ts';
import type { Notice } from '#contract/operation/notice.ts';
import { inSnapshot } from '../../db/read-snapshot.ts';
import { listSummarizedChanges } from '../../db/repositories/catalogue/change-list.ts';
import { listHiddenPageBlocks } from '../../db/repositories/catalogue/page-block.ts';
import { listProductRows } from '../../db/repositories/catalogue/product-list.ts';
import { listPromoCodes } from '../../db/repositories/catalogue/promo-code.ts';
import { countInquiries, listInquiries } from '../../db/repositories/visitor/inquiry.ts';
import type { Database } from '../../db/tables.ts';
import type { Reader } from '../resource/resource.ts';
import type { MissedSearchLog } from '../visitor/missed-search/missed-search-log.ts';

const first = { limit: maxNamed, offset: 0 };

async function readMissing(db: Kysely<Database>) {
  const missing: Partial<Dashboard['products_missing']> = {};
  for (const field of missingFields)
    missing[field] = await listProductRows(db, { missing: field, ...first });
  return missing as Dashboard['products_missing'];
}

const readCatalogue = async (db: Kysely<Database>) => ({
  expiring_promocodes: await listPromoCodes(db, { expires_within: attentionDays, ...first }),
  products_missing: await readMissing(db),
  hidden_blocks: await listHiddenPageBlocks(db),
  unread_inquiries: (await listInquiries(db, { unread: true, limit: 1, offset: 0 })).total,
  unread_reports: await listInquiries(db, { kind: 'report', unread: true, ...first }),
  kept_inquiries: await countInquiries(db),
  changes: (await listSummarizedChanges(db, first)).items,
});

export async function readDashboard({
  db,
  search,
  missedSearches,
  readNotices,
}: Reader & {
  missedSearches: MissedSearchLog;
  readNotices: () => Promise<Notice[]>;
}): Promise<Dashboard> {
  const missed_searches = await missedSearches.list({ days: attentionDays, ...first });
  const catalogue = await inSnapshot(db, readCatalogue);
  const notices = await readNotices();
  return { notices, ...catalogue, missed_searches, search: await search.health() };
}
