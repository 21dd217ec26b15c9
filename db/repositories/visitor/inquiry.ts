import { type Kysely, type Selectable, sql } from 'kysely';
import { fold } from '#contract/fold.ts';
import type { ListSlice } from '#contract/list.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Inquiry, InquiryDraft, InquiryQuery, InquiryRow } from '#contract/visitor/inquiry.ts';
import { contains } from '../../sql/contains.ts';
import { countRows } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';

const columns = [
  'id',
  'kind',
  'sent_at',
  'is_read',
  'name',
  'email',
  'company',
  'website',
  'markets',
  'subject',
  'problem',
  'about_kind',
  'about_id',
] as const;

type Stored = Pick<Selectable<Database['inquiry']>, (typeof columns)[number]>;

const wholeOf = <Row extends Stored>({
  is_read,
  markets,
  email,
  about_kind: kind,
  about_id: id,
  ...row
}: Row) => ({
  ...row,
  email: email || null,
  about: kind && id !== null ? { kind, id } : null,
  read: is_read === 1,
  markets: markets.split(' ').filter(Boolean) as MarketCode[],
});

const excerptLength = 160;

/** Newest first. Matches part of any field of an inquiry. */
export async function listInquiries(
  db: Kysely<Database>,
  { kind, unread, q, limit, offset }: InquiryQuery,
): Promise<ListSlice<InquiryRow>> {
  let listed = db.selectFrom('inquiry');
  if (kind) listed = listed.where('kind', '=', kind);
  if (unread !== undefined) listed = listed.where('is_read', '=', unread ? 0 : 1);
  if (q) listed = listed.where(contains('search_key', fold(q.trim().slice(0, 200))));
  const rows = await listed
    .select(columns)
    .select(sql<string>`substr(message, 1, ${excerptLength})`.as('excerpt'))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: rows.map(wholeOf), total: await countRows(listed) };
}

export async function findInquiry(db: Kysely<Database>, id: number): Promise<Inquiry | undefined> {
  const row = await db
    .selectFrom('inquiry')
    .select([...columns, 'message'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && wholeOf(row);
}

const emptyTexts = { name: null, company: null, website: null, markets: '', subject: null };

function rowOf(draft: InquiryDraft) {
  switch (draft.kind) {
    case 'message': {
      const { kind, email, name, subject, message } = draft;
      return { kind, email, name: name || null, subject, message };
    }
    case 'application': {
      const { kind, email, name, company, website, markets, message } = draft;
      return { kind, email, message, name, company, website, markets: markets.join(' ') };
    }
    case 'report': {
      const { kind, email, message, markets, problem, about_kind, about_id } = draft;
      const about = { problem, about_kind, about_id };
      return {
        kind,
        email: email ?? '',
        message: message ?? '',
        markets: markets.join(' '),
        ...about,
      };
    }
  }
}

export const countInquiries = (db: Kysely<Database>): Promise<number> =>
  countRows(db.selectFrom('inquiry'));

export const countInquiriesBefore = (db: Kysely<Database>, sentBefore: string): Promise<number> =>
  countRows(db.selectFrom('inquiry').where('sent_at', '<', sentBefore));

/** Returns the number of deleted inquiries. */
export async function deleteInquiriesBefore(
  db: Kysely<Database>,
  sentBefore: string,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('inquiry')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('inquiry')
        .select('id')
        .where('sent_at', '<', sentBefore)
        .orderBy('id')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Reports have a subject too: the name of the item they are about, which may be deleted later. */
export async function insertInquiry(
  db: Kysely<Database>,
  draft: InquiryDraft,
  reported?: string,
): Promise<void> {
  const row = { ...emptyTexts, subject: reported ?? null, ...rowOf(draft) };
  const { name, email, company, website, subject, message } = row;
  const texts = [name, email, company, website, subject, message].filter(Boolean).join('\n');
  await db
    .insertInto('inquiry')
    .values({ ...row, search_key: fold(texts) })
    .execute();
}

/** Returns whether the inquiry exists. */
export async function updateInquiryRead(
  db: Kysely<Database>,
  id: number,
  read: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inquiry')
    .set({ is_read: read ? 1 : 0 })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns whether the inquiry existed. */
export async function deleteInquiry(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('inquiry').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
