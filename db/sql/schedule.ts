/** Scheduled rows appear and disappear as time passes; no job updates them. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schedule } from '#contract/catalogue/schedule.ts';
import { dayBefore, instantOf, localDay } from '#contract/wall-clock.ts';
import { timeOf } from '../engine.ts';
import { findTimeZone, timeZoneSetting } from '../repositories/site/setting.ts';
import type { Database } from '../tables.ts';

const scheduledTables = ['banner', 'exclusive_bonus', 'top_list_entry', 'site_settings'] as const;

const instant = (localTime: string | null, timeZone: string) =>
  localTime === null ? null : instantOf(localTime, timeZone);

const instantsOf = ({ starts_at, ends_at }: Schedule, timeZone: string) => ({
  live_from: instant(starts_at, timeZone),
  live_until: instant(ends_at, timeZone),
});

export const scheduleColumns = async (trx: Transaction<Database>, schedule: Schedule) =>
  instantsOf(schedule, await findTimeZone(trx));

export const nowInSeconds = (db: Pick<Kysely<unknown>, 'getExecutor'>) =>
  Math.floor(timeOf(db) / 1000);

/** Pass the table if a statement contains several scheduled tables. */
export const isLiveNow = (db: Kysely<Database>, table?: string) =>
  isLiveWithin({ from: nowInSeconds(db), to: nowInSeconds(db) }, table);

/** In seconds. Includes everything that was live at any moment between the two. */
export const isLiveWithin = ({ from, to }: { from: number; to: number }, table?: string) => {
  const column = (name: string) => sql.ref(table === undefined ? name : `${table}.${name}`);
  const [begins, ends] = [column('live_from'), column('live_until')];
  return sql<boolean>`
    (${begins} is null or ${begins} <= ${to}) and (${ends} is null or ${ends} > ${from})`;
};

/** Returns a function that converts a local time to an instant, in seconds. */
export async function instantIn(trx: Transaction<Database>) {
  const timeZone = await findTimeZone(trx);
  return (localTime: string | null) => instant(localTime, timeZone);
}

const instantColumns = [
  ['promo_code', 'ends_at'],
  ['content_page_translation', 'live_from'],
  ['market_rule', 'live_from'],
  ...scheduledTables.flatMap((table) => [
    [table, 'live_from'],
    [table, 'live_until'],
  ]),
] as const;

const choose = (bound: 'min' | 'max', comparison: string, time: string) => {
  const columns = instantColumns.map(
    ([table, column]) =>
      `select ${bound}(${column}) as instant from ${table} where ${column} ${comparison} ${time}`,
  );
  return `select ${bound}(instant) from (${columns.join(' union all ')}) as instants`;
};

/** The last instant before this time, and the first after it, at which anything starts or ends. */
export const selectInstants = (time: string) => `select
  (${choose('min', '>', time)}) as next,
  (${choose('max', '<=', time)}) as last,
  (select value from setting where key = '${timeZoneSetting}') as zone`;

export type Instants = { next: number | null; last: number | null; zone: string | null };

/**
 * Returns the span in milliseconds during which nothing starts or ends. It lies within a day in the site's time zone,
 * because licences end and facts become outdated at the end of a day.
 */
export function spanAround(time: number, { next, last, zone }: Instants) {
  const timeZone = zone ?? 'UTC';
  const today = localDay(timeZone, time);
  const midnightOf = (date: string) => 1000 * instantOf(`${date} 00:00:00`, timeZone);
  return {
    from: Math.max((last ?? 0) * 1000, midnightOf(today)),
    until: Math.min((next ?? Number.POSITIVE_INFINITY) * 1000, midnightOf(dayBefore(today, -1))),
  };
}

/** Moves the start and the end of everything to another time zone. Returns the number of scheduled rows. */
export async function moveSchedules(trx: Transaction<Database>, timeZone: string): Promise<number> {
  let moved = 0;
  for (const table of scheduledTables) {
    const rows = await (trx as Kysely<Database>)
      .selectFrom(table)
      .select(['id', 'starts_at', 'ends_at'])
      .where(({ or, eb }) => or([eb('starts_at', 'is not', null), eb('ends_at', 'is not', null)]))
      .execute();
    for (const { id, ...schedule } of rows) {
      const instants = instantsOf(schedule, timeZone);
      await trx.updateTable(table).set(instants).where('id', '=', id).execute();
    }
    moved += rows.length;
  }
  return moved;
}

export async function movePublications(
  trx: Transaction<Database>,
  timeZone: string,
): Promise<number> {
  const rows = await trx
    .selectFrom('content_page_translation')
    .select(['content_page_id', 'lang', 'publish_at'])
    .where('publish_at', 'is not', null)
    .execute();
  for (const { content_page_id, lang, publish_at } of rows) {
    await trx
      .updateTable('content_page_translation')
      .set({ live_from: instant(publish_at, timeZone) })
      .where('content_page_id', '=', content_page_id)
      .where('lang', '=', lang)
      .execute();
  }
  return rows.length;
}

export async function moveMarketRules(
  trx: Transaction<Database>,
  timeZone: string,
): Promise<number> {
  const rows = await trx
    .selectFrom('market_rule')
    .select(['market_id', 'place', 'from_day'])
    .where('from_day', 'is not', null)
    .execute();
  for (const { market_id, place, from_day } of rows) {
    await trx
      .updateTable('market_rule')
      .set({ live_from: instant(`${from_day} 00:00:00`, timeZone) })
      .where('market_id', '=', market_id)
      .where('place', '=', place)
      .execute();
  }
  return rows.length;
}
