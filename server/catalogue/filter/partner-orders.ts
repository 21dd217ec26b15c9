/** Caches the order of each list. When a write moves a few partners, only their places are read, not whole lists. */
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

type Order = { ids: readonly number[]; findPlaces: FindPlaces };
type FindPlaces = (db: Kysely<Database>, ids: readonly number[]) => Promise<PartnerPlace[]>;
type Load = (db: Kysely<Database>) => Promise<number[]>;

/** For more partners than this, finding their places takes longer than reading the list. */
export const maxMoved = 20;

export function partnerOrders(db: Kysely<Database>) {
  const orders = new Map<string, Order>();
  /** Counts changes to the orders, so that an order read before a change isn't cached after it. */
  let changes = 0;

  async function orderOf(key: string, load: Load, findPlaces: FindPlaces) {
    const kept = orders.get(key);
    if (kept) return kept.ids;
    const before = changes;
    const ids = await load(db);
    if (changes === before) orders.set(key, { ids, findPlaces });
    return ids;
  }

  return {
    /** All partners by rating and name. */
    ranked: (lang: Language) =>
      orderOf(
        `rank ${lang}`,
        (read) => listRankedIds(read, lang),
        (read, ids) => listRankedPlaces(read, lang, ids),
      ),

    /** In the order of the editors. */
    ofCategory: (id: number) =>
      orderOf(
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

    /** Expects a snapshot that includes all changes to these products. */
    async move(products: readonly number[], snapshot: Kysely<Database>) {
      changes += 1;
      for (const [key, order] of orders) {
        const places = await order.findPlaces(snapshot, products);
        orders.set(key, { ...order, ids: withMoved(order.ids, products, places) });
      }
      changes += 1;
    },
  };
}

const categoryKey = (id: number) => `category ${id}`;

/** Moves the products to their new places. The others keep their order. */
function withMoved(
  ids: readonly number[],
  products: readonly number[],
  places: readonly PartnerPlace[],
): number[] {
  const moved = ids.filter((id) => !products.includes(id));
  const inOrder = places.toSorted((one, other) => one.place - other.place);
  for (const { id, place } of inOrder) moved.splice(place, 0, id);
  return moved;
}

export type PartnerOrders = ReturnType<typeof partnerOrders>;
