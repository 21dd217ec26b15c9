/** The orders of the lists, as rows of the table. A write moves a few partners, which doesn't read a whole list again. */
import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import {
  listCategoryIds,
  listCategoryPlaces,
  listRankedIds,
  listRankedPlaces,
  type PartnerPlace,
} from '../../../db/repositories/catalogue/filter/partner-order.ts';
import type { Database } from '../../../db/tables.ts';
import type { PartnerTable } from './partner-table.ts';

type Order = { rows: Uint32Array; findPlaces: FindPlaces };
type FindPlaces = (db: Kysely<Database>, ids: readonly number[]) => Promise<PartnerPlace[]>;
/** `rows` includes those of deleted products. */
type Changed = { table: PartnerTable; ids: readonly number[]; rows: readonly number[] };
type Load = (db: Kysely<Database>) => Promise<number[]>;

/** Finding the places of more takes longer than reading the list. */
export const maxMoved = 20;

export function partnerOrders(db: Kysely<Database>) {
  const orders = new Map<string, Order>();
  /** Counts the times that orders have changed, so that none read before is kept. */
  let changes = 0;

  async function orderOf(table: PartnerTable, key: string, load: Load, findPlaces: FindPlaces) {
    const kept = orders.get(key);
    if (kept) return kept.rows;
    const before = changes;
    const ids = await load(db);
    const rows = Uint32Array.from(ids.flatMap((id) => table.rowOf(id) ?? []));
    if (changes === before) orders.set(key, { rows, findPlaces });
    return rows;
  }

  return {
    /** All partners by rating and name. */
    ranked: (table: PartnerTable, lang: Language) =>
      orderOf(
        table,
        `rank ${lang}`,
        (read) => listRankedIds(read, lang),
        (read, ids) => listRankedPlaces(read, lang, ids),
      ),

    /** In the order of the editors. */
    ofCategory: (table: PartnerTable, id: number) =>
      orderOf(
        table,
        categoryKey(id),
        (read) => listCategoryIds(read, id),
        (read, ids) => listCategoryPlaces(read, id, ids),
      ),

    forgetAll() {
      changes += 1;
      orders.clear();
    },

    forgetCategory(id: number) {
      changes += 1;
      orders.delete(categoryKey(id));
    },

    /** Takes a snapshot with all changes up to the last of these products'. */
    async move({ table, ids, rows }: Changed, snapshot: Kysely<Database>) {
      changes += 1;
      for (const [key, order] of orders) {
        const places = await order.findPlaces(snapshot, ids);
        const moved = places
          .toSorted((one, other) => one.place - other.place)
          .flatMap(({ id, place }) => {
            const row = table.rowOf(id);
            return row === undefined ? [] : [{ row, place }];
          });
        orders.set(key, { ...order, rows: withMoved(order.rows, new Set(rows), moved) });
      }
      changes += 1;
    },
  };
}

const categoryKey = (id: number) => `category ${id}`;

/** `moved` is in order. The others keep theirs. */
function withMoved(
  rows: Uint32Array,
  changed: ReadonlySet<number>,
  moved: readonly { row: number; place: number }[],
): Uint32Array {
  const others = rows.filter((row) => !changed.has(row));
  const result = new Uint32Array(others.length + moved.length);
  let read = 0;
  let written = 0;
  for (const { row, place } of moved) {
    const before = Math.min(place - written, others.length - read);
    result.set(others.subarray(read, read + before), written);
    read += before;
    written += before;
    result[written] = row;
    written += 1;
  }
  result.set(others.subarray(read), written);
  return result;
}
