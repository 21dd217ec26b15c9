/** Statements, payments and corrections: entries of a programme that belong to a day or a month. */
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { ListSlice } from '#contract/list.ts';
import type { MoneyEntryQuery } from '#contract/money/payment.ts';
import { countRows } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';

type EntryTable = 'statement' | 'payment' | 'money_correction';

/** TypeScript can't tell that these tables share their columns, so each function is typed by its own table here. */
function entryRepository<Table extends EntryTable>(table: Table, orderBy: 'month' | 'day') {
  type Row = Selectable<Database[Table]>;
  type Draft = Omit<Insertable<Database[Table]>, 'id' | 'created_at'>;
  const name: EntryTable = table;

  return {
    /** Newest first. */
    async list(
      db: Kysely<Database>,
      { programme_id, month, limit, offset }: MoneyEntryQuery,
    ): Promise<ListSlice<Row>> {
      let rows = db.selectFrom(name);
      if (programme_id !== undefined) rows = rows.where('programme_id', '=', programme_id);
      if (month !== undefined) rows = rows.where('month', '=', month);
      const items = await rows
        .selectAll()
        .orderBy(orderBy as 'month', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items: items as Row[], total: await countRows(rows) };
    },

    async find(db: Kysely<Database>, id: number): Promise<Row | undefined> {
      const rows = db.selectFrom(name).selectAll().where('id', '=', id);
      return (await rows.executeTakeFirst()) as Row | undefined;
    },

    async insert(trx: Transaction<Database>, draft: Draft, ownId?: number): Promise<number> {
      const values = { id: ownId, ...draft } as Insertable<Database[EntryTable]>;
      const inserted = trx.insertInto(name).values(values).returning('id');
      return (await inserted.executeTakeFirstOrThrow()).id;
    },

    async update(trx: Transaction<Database>, id: number, draft: Draft): Promise<void> {
      const values = draft as Updateable<Database[EntryTable]>;
      await trx.updateTable(name).set(values).where('id', '=', id).execute();
    },

    async delete(trx: Transaction<Database>, id: number): Promise<void> {
      await trx.deleteFrom(name).where('id', '=', id).execute();
    },
  };
}

export const statements = entryRepository('statement', 'month');
export const payments = entryRepository('payment', 'day');
export const corrections = entryRepository('money_correction', 'month');

type EntryRange = { from: string; to: string };

/** Everything that settles or changes months, of all programmes. Payments are the only ones with a day. */
export const listStatementsOf = (db: Kysely<Database>, { from, to }: EntryRange) =>
  db
    .selectFrom('statement')
    .selectAll()
    // Each programme's months are next to each other in the index.
    .where('programme_id', 'in', db.selectFrom('programme').select('id'))
    .where('month', '>=', from)
    .where('month', '<=', to)
    .execute();

export const listCorrectionsOf = (db: Kysely<Database>, { from, to }: EntryRange) =>
  db
    .selectFrom('money_correction')
    .selectAll()
    .where('month', '>=', from)
    .where('month', '<=', to)
    .execute();

/** `from` and `to` are days here. */
export const listPaymentsOf = (db: Kysely<Database>, { from, to }: EntryRange) =>
  db
    .selectFrom('payment')
    .select(['programme_id', 'day', 'amount', 'currency'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();

export const listAllPayments = (db: Kysely<Database>) =>
  db.selectFrom('payment').selectAll().orderBy('day').orderBy('id').execute();
