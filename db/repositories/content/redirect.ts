import { type Kysely, sql, type Transaction } from 'kysely';
import { contentPathParts } from '#contract/content/content-path.ts';
import type { Redirect, RedirectDraft, RedirectQuery } from '#contract/content/redirect.ts';
import type { ListSlice } from '#contract/list.ts';
import { contains } from '../../sql/contains.ts';
import { countRows } from '../../sql/list-rows.ts';
import { prepared } from '../../sql/prepared.ts';
import { sorter } from '../../sql/sorter.ts';
import type { Flag } from '../../tables/flag.ts';
import type { Database } from '../../tables.ts';
import { findContentPageId, findContentPath } from './content-page.ts';

const columns = ['id', 'from_path', 'to_path', 'is_gone'] as const;

type Row = { id: number; from_path: string; to_path: string; is_gone: Flag };

const toRedirect = ({ is_gone, to_path, ...row }: Row): Redirect => ({
  ...row,
  to_path: is_gone ? null : to_path,
});

/** Versions that don't know gone pages yet send their visitors home. */
const toRow = ({ from_path, to_path }: RedirectDraft) => ({
  from_path,
  to_path: to_path ?? '/',
  is_gone: to_path === null ? (1 as const) : (0 as const),
});

const inOrder = sorter('redirect', {
  from: ({ ref }) => ref('from_path'),
  to: () => sql<string | null>`case when is_gone = 1 then null else to_path end`,
});

/** Ordered by the old path. Matches part of either path. */
export async function listRedirects(
  db: Kysely<Database>,
  query: RedirectQuery,
): Promise<ListSlice<Redirect>> {
  const { q, limit, offset } = query;
  let listed = db.selectFrom('redirect');
  if (q !== undefined) {
    const part = q.trim().slice(0, 200).toLowerCase();
    listed = listed.where(({ or }) =>
      or([contains(sql`lower(from_path)`, part), contains(sql`lower(to_path)`, part)]),
    );
  }
  const rows = await (inOrder(listed, query) ?? listed.orderBy('from_path'))
    .select(columns)
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: rows.map(toRedirect), total: await countRows(listed) };
}

/** For an export: the next redirects after a path, in the order of their paths. */
export async function listRedirectsAfter(
  db: Kysely<Database>,
  path: string,
  limit: number,
): Promise<Redirect[]> {
  const rows = await db
    .selectFrom('redirect')
    .select(columns)
    .where('from_path', '>', path)
    .orderBy('from_path')
    .limit(limit)
    .execute();
  return rows.map(toRedirect);
}

export async function findRedirect(
  db: Kysely<Database>,
  id: number,
): Promise<Redirect | undefined> {
  const [row] = await readRedirect(db, { id });
  return row && toRedirect(row);
}

const readRedirect = prepared((db, { id }: Pick<Redirect, 'id'>) =>
  db.selectFrom('redirect').select(columns).where('id', '=', id),
);

export async function findRedirectFrom(
  db: Kysely<Database>,
  from_path: string,
): Promise<Redirect | undefined> {
  const [row] = await readRedirectFrom(db, { from_path });
  return row && toRedirect(row);
}

/** Prepared, because every unknown path is looked up. */
const readRedirectFrom = prepared((db, { from_path }: Pick<Redirect, 'from_path'>) =>
  db.selectFrom('redirect').select(columns).where('from_path', '=', from_path),
);

/** A published page takes precedence over a redirect from its path. */
export async function findActiveRedirectFrom(
  db: Kysely<Database>,
  path: string,
): Promise<Redirect | undefined> {
  const redirect = await findRedirectFrom(db, path);
  return redirect && (await isPublishedPage(db, path)) ? undefined : redirect;
}

export async function isPublishedPage(db: Kysely<Database>, path: string): Promise<boolean> {
  const parts = contentPathParts(path);
  const id = parts && (await findContentPageId(db, parts));
  const page = id === undefined ? undefined : await findContentPath(db, id);
  return page?.isLive ?? false;
}

export async function listRedirectsTo(db: Kysely<Database>, to_path: string): Promise<Redirect[]> {
  const rows = await readRedirectsTo(db, { to_path });
  return rows.map(toRedirect);
}

const readRedirectsTo = prepared((db, { to_path }: { to_path: string }) =>
  db.selectFrom('redirect').select(columns).where('to_path', '=', to_path).where('is_gone', '=', 0),
);

type NewRow = ReturnType<typeof toRow>;

/** Prepared, because an import may write tens of thousands. */
const insertRow = prepared((db, { from_path, to_path, is_gone }: NewRow) =>
  db.insertInto('redirect').values({ from_path, to_path, is_gone }).returning('id'),
);
const insertRowWithId = prepared((db, { id, from_path, to_path, is_gone }: Row) =>
  db.insertInto('redirect').values({ id, from_path, to_path, is_gone }).returning('id'),
);

export async function insertRedirect(
  trx: Transaction<Database>,
  draft: RedirectDraft,
  ownId?: number,
): Promise<number> {
  const row = toRow(draft);
  const inserted =
    ownId === undefined ? insertRow(trx, row) : insertRowWithId(trx, { ...row, id: ownId });
  const [{ id }] = (await inserted) as [{ id: number }];
  return id;
}

export async function updateRedirect(
  trx: Transaction<Database>,
  id: number,
  draft: RedirectDraft,
): Promise<void> {
  await trx.updateTable('redirect').set(toRow(draft)).where('id', '=', id).execute();
}

export async function deleteRedirect(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('redirect').where('id', '=', id).execute();
}
