import { type Kysely, sql, type Transaction } from 'kysely';
import { contentPathParts } from '#contract/content/content-path.ts';
import type { Redirect, RedirectDraft, RedirectQuery } from '#contract/content/redirect.ts';
import type { ListSlice } from '#contract/list.ts';
import { contains } from '../../sql/contains.ts';
import { countRows } from '../../sql/list-rows.ts';
import { prepared } from '../../sql/prepared.ts';
import { sorter } from '../../sql/sorter.ts';
import type { Database } from '../../tables.ts';
import { findContentPageId, findContentPath } from './content-page.ts';

const columns = ['id', 'from_path', 'to_path'] as const;

const inOrder = sorter('redirect', {
  from: ({ ref }) => ref('from_path'),
  to: ({ ref }) => ref('to_path'),
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
  const items = await (inOrder(listed, query) ?? listed.orderBy('from_path'))
    .select(columns)
    .limit(limit)
    .offset(offset)
    .execute();
  return { items, total: await countRows(listed) };
}

export const findRedirect = (db: Kysely<Database>, id: number): Promise<Redirect | undefined> =>
  db.selectFrom('redirect').select(columns).where('id', '=', id).executeTakeFirst();

export const findRedirectFrom = async (
  db: Kysely<Database>,
  from_path: string,
): Promise<Redirect | undefined> => (await readRedirectFrom(db, { from_path })).at(0);

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
  if (!redirect) return undefined;
  const parts = contentPathParts(path);
  const id = parts && (await findContentPageId(db, parts));
  const page = id === undefined ? undefined : await findContentPath(db, id);
  return page?.isLive ? undefined : redirect;
}

export const listRedirectsTo = (db: Kysely<Database>, to_path: string): Promise<Redirect[]> =>
  db.selectFrom('redirect').select(columns).where('to_path', '=', to_path).execute();

export async function insertRedirect(
  trx: Transaction<Database>,
  draft: RedirectDraft,
  ownId?: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('redirect')
    .values({ id: ownId, ...draft })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRedirect(
  trx: Transaction<Database>,
  id: number,
  draft: RedirectDraft,
): Promise<void> {
  await trx.updateTable('redirect').set(draft).where('id', '=', id).execute();
}

export async function deleteRedirect(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('redirect').where('id', '=', id).execute();
}
