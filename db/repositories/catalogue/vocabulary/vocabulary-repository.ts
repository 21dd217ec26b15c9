/** Repository of regulators, payment methods and providers, which are written and listed in the same way. */
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  readTranslatedNames,
  type TranslatedNames,
} from '#contract/catalogue/vocabulary/translated-name.ts';
import { fold } from '#contract/fold.ts';
import type { ListSlice, Paging } from '#contract/list.ts';
import type { Sorting } from '#contract/sort/list-sort.ts';
import { contains } from '../../../sql/contains.ts';
import { countRows, noLimit } from '../../../sql/list-rows.ts';
import { sorter } from '../../../sql/sorter.ts';
import type { Database } from '../../../tables.ts';
import { type FactKind, withPartnerCounts } from '../fact/fact-use.ts';

const tables = {
  regulator: 'regulator',
  'payment-method': 'payment_method',
  provider: 'provider',
} as const satisfies Record<FactKind, keyof Database>;
type Table = (typeof tables)[FactKind];

type Query<Sort extends string> = Paging & Sorting<Sort> & { q?: string | undefined };

/** `sorts` maps sort keys to columns. */
export function vocabularyRepository<
  Draft extends { name: string; i18n?: TranslatedNames },
  Sort extends string,
>(kind: FactKind, sorts: Record<Sort, string>) {
  type Entry = Draft & { id: number };
  const table: Table = tables[kind];
  const entryOf = ({ name_key: _, i18n, ...entry }: { name_key: string; i18n?: string }) =>
    ({ ...entry, ...(i18n && { i18n: readTranslatedNames(i18n) }) }) as unknown as Entry;
  const rowOf = ({ i18n, ...draft }: Draft) => ({
    ...draft,
    ...(i18n && { i18n: JSON.stringify(i18n) }),
    name_key: fold(draft.name),
  });
  const columns = Object.fromEntries(
    Object.entries<string>(sorts).map(([sort, column]) => [sort, () => sql.ref(column)]),
  ) as Record<Sort, () => ReturnType<typeof sql.ref>>;
  const inOrder = sorter<Table, Sort>(table, columns);

  async function findBy(db: Kysely<Database>, column: 'id' | 'name_key', value: number | string) {
    const row = await db
      .selectFrom(table)
      .selectAll()
      .where(column, '=', value as never)
      .executeTakeFirst();
    return row && entryOf(row);
  }

  return {
    async list(
      db: Kysely<Database>,
      query: Query<Sort>,
    ): Promise<ListSlice<Entry & { partners: number }>> {
      const { q, limit, offset } = query;
      let listed = db.selectFrom(table);
      if (q !== undefined) listed = listed.where(contains('name_key', fold(q.trim())));
      const rows = await (inOrder(listed, query) ?? listed.orderBy('name_key'))
        .selectAll()
        .limit(limit ?? noLimit)
        .offset(offset)
        .execute();
      return {
        items: await withPartnerCounts(db, kind, rows.map(entryOf)),
        total: await countRows(listed),
      };
    },

    find: (db: Kysely<Database>, id: number) => findBy(db, 'id', id),

    /** Ignores case and diacritics. */
    findNamed: (db: Kysely<Database>, name: string) => findBy(db, 'name_key', fold(name)),

    async insert(trx: Transaction<Database>, draft: Draft, ownId?: number): Promise<number> {
      const { id } = await trx
        .insertInto(table)
        .values({ id: ownId, ...rowOf(draft) } as never)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async update(trx: Transaction<Database>, id: number, draft: Draft): Promise<void> {
      await trx
        .updateTable(table)
        .set(rowOf(draft) as never)
        .where('id', '=', id)
        .execute();
    },

    async delete(trx: Transaction<Database>, id: number): Promise<void> {
      await trx.deleteFrom(table).where('id', '=', id).execute();
    },
  };
}
