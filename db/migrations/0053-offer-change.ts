/**
 * The terms of each offer as visitors have seen them, as JSON. Starts with the states that are still in the history,
 * which deletes old ones.
 */
import { type Kysely, sql } from 'kysely';
import { wallClock } from '#contract/wall-clock.ts';
import { nextStates, type SeenState, writeStates } from '../history/seen-terms-history.ts';
import { loggedOffer } from '../sql/logged-offer.ts';

const kinds = { exclusive_bonus: 'exclusive-bonus', promo_code: 'promo-code' } as const;
const rowsAtOnce = 500;

type Logged = { seq: number; at: string; action: string; entity_id: number; snapshot: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const setting = await sql<{ value: string }>`
    select value from setting where key = 'site_time_zone'`.execute(db);
  const timeZone = setting.rows[0]?.value ?? 'UTC';
  for (const [table, entity] of Object.entries(kinds)) {
    await db.schema
      .createTable(`${table}_seen`)
      .addColumn(`${table}_id`, 'integer', (column) =>
        column.primaryKey().references(`${table}.id`).onDelete('cascade'),
      )
      .addColumn('states', 'text', (column) => column.notNull())
      .execute();
    for (const [id, states] of await replay(db, entity, timeZone)) {
      if (states.length === 0) continue;
      await sql`
        insert into ${sql.table(`${table}_seen`)} (${sql.ref(`${table}_id`)}, states)
        select id, ${writeStates(states)} from ${sql.table(table)} where id = ${id}`.execute(db);
    }
  }
}

/** Returns the states that visitors saw, by offer, according to the history. */
async function replay(db: Kysely<unknown>, entity: string, timeZone: string) {
  const clock = wallClock(timeZone);
  const dayOf = (at: number) => clock.format(at).slice(0, 10);
  const states = new Map<number, SeenState[]>();
  const latest = new Map<number, { offer: ReturnType<typeof loggedOffer>; at: number }>();
  for (let cursor = 0; ; ) {
    const { rows } = await sql<Logged>`
      select seq, at, action, entity_id, snapshot from change
      where entity = ${entity} and seq > ${cursor} order by seq limit ${rowsAtOnce}`.execute(db);
    for (const { at: time, action, entity_id: id, snapshot } of rows) {
      const now = Date.parse(time);
      const before = latest.get(id);
      const after = loggedOffer(snapshot, timeZone);
      if (action === 'delete') {
        latest.delete(id);
        states.delete(id);
        continue;
      }
      latest.set(id, { offer: after, at: now });
      if (!before?.offer || !after) continue;
      const write = { before: before.offer, after, since: before.at, now, dayOf };
      states.set(id, nextStates(states.get(id) ?? [], write));
    }
    cursor = rows.at(-1)?.seq ?? cursor;
    if (rows.length < rowsAtOnce) return states;
  }
}
