import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ListSlice, Paging } from '#contract/list.ts';
import type { StatSource, StatSourceDraft } from '#contract/money/stat-source.ts';
import { countRows, noLimit } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';

type Stored = Selectable<Database['stat_source']>;

/** The headers and the secret stay behind. */
const sourceOf = ({
  shape,
  address,
  is_nightly,
  header_names,
  secrets,
  warnings,
  ...row
}: Stored): StatSource => ({
  ...row,
  shape: JSON.parse(shape),
  address: address === null ? null : JSON.parse(address),
  is_nightly: is_nightly === 1,
  header_names: JSON.parse(header_names),
  has_secret: secrets !== null,
  warnings: JSON.parse(warnings),
});

export async function listStatSources(
  db: Kysely<Database>,
  { programme_id, limit, offset }: Paging & { programme_id?: number | undefined },
): Promise<ListSlice<StatSource>> {
  let rows = db.selectFrom('stat_source');
  if (programme_id !== undefined) rows = rows.where('programme_id', '=', programme_id);
  const items = await rows
    .selectAll()
    .orderBy('name')
    .orderBy('id')
    .limit(limit ?? noLimit)
    .offset(offset)
    .execute();
  return { items: items.map(sourceOf), total: await countRows(rows) };
}

export async function findStatSource(
  db: Kysely<Database>,
  id: number,
): Promise<StatSource | undefined> {
  const stored = await db
    .selectFrom('stat_source')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return stored && sourceOf(stored);
}

export const listNightlySources = (db: Kysely<Database>): Promise<{ id: number }[]> =>
  db
    .selectFrom('stat_source')
    .select('id')
    .where('is_nightly', '=', 1)
    .where('address', 'is not', null)
    .orderBy('id')
    .execute();

/** Encrypted. */
export const findSecrets = async (db: Kysely<Database>, id: number): Promise<string | null> => {
  const row = await db
    .selectFrom('stat_source')
    .select('secrets')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.secrets ?? null;
};

const rowOf = ({ programme_id, name, shape, address, is_nightly }: StatSourceDraft) => ({
  programme_id,
  name,
  shape: JSON.stringify(shape),
  address: address === null ? null : JSON.stringify(address),
  is_nightly: is_nightly ? (1 as const) : (0 as const),
});

export async function insertStatSource(
  trx: Transaction<Database>,
  draft: StatSourceDraft,
  ownId?: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('stat_source')
    .values({ id: ownId, ...rowOf(draft), header_names: '[]', warnings: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateStatSource(
  trx: Transaction<Database>,
  id: number,
  draft: StatSourceDraft,
): Promise<void> {
  await trx.updateTable('stat_source').set(rowOf(draft)).where('id', '=', id).execute();
}

export async function updateSecrets(
  trx: Transaction<Database>,
  id: number,
  given: { secrets: string | null; header_names: readonly string[] },
): Promise<void> {
  await trx
    .updateTable('stat_source')
    .set({ secrets: given.secrets, header_names: JSON.stringify(given.header_names) })
    .where('id', '=', id)
    .execute();
}

export type Fetched = {
  last_fetched_at?: string;
  last_error: string | null;
  warnings: readonly string[];
};

export async function updateFetched(
  trx: Transaction<Database>,
  id: number,
  fetched: Fetched,
): Promise<void> {
  await trx
    .updateTable('stat_source')
    .set({ ...fetched, warnings: JSON.stringify(fetched.warnings) })
    .where('id', '=', id)
    .execute();
}

export async function deleteStatSource(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('stat_source').where('id', '=', id).execute();
}

/** Nightly sources whose last figures failed or were odd. */
export const listOddSources = (db: Kysely<Database>) =>
  db
    .selectFrom('stat_source')
    .select(['programme_id', 'name', 'last_error', 'warnings'])
    .where('is_nightly', '=', 1)
    .where(({ eb, or }) => or([eb('last_error', 'is not', null), eb('warnings', '!=', '[]')]))
    .orderBy('name')
    .execute();
