/** Holds all partners as they appear in one market. */
import type { FilteredPartner } from '../../../db/repositories/catalogue/filter/filtered-partner.ts';
import { inSlices } from '../../../db/time-slice.ts';
import { type UnfilteredList, unfilteredList } from './count-values.ts';
import { type PartnerInMarket, type Place, partnerInMarket } from './partner-in-market.ts';

export type Partners = Map<number, FilteredPartner>;
export type MarketPartners = ReturnType<typeof marketPartners>;

/** The view is empty until its partners are refreshed. */
export function marketPartners(partners: Partners, place: Place, openedAt: number) {
  const inMarket = new Map<number, PartnerInMarket>();
  let lists = new WeakMap<readonly number[], UnfilteredList>();
  let now = openedAt;

  function put(id: number) {
    const partner = partners.get(id);
    if (partner) inMarket.set(id, partnerInMarket(partner, place, now));
    else inMarket.delete(id);
  }

  return {
    partners,
    market: place.market,

    refresh(id: number) {
      lists = new WeakMap();
      put(id);
    },

    /** Yields to waiting requests. The caller has to refresh partners that change in the meantime. */
    async fill() {
      for await (const id of inSlices(partners.keys())) put(id);
    },

    /** Starts and ends offers up to this time. Returns false if the clock was set back, which requires a new view. */
    moveTo(time: number): boolean {
      if (time < now) return false;
      if (time === now) return true;
      now = time;
      const changed = [...inMarket.values()].filter(({ changesAt }) => changesAt <= now);
      if (changed.length > 0) lists = new WeakMap();
      for (const { id } of changed) put(id);
      return true;
    },

    /** Cached until a partner changes, because every filtered list offers the values counted without filters. */
    listOf(ids: readonly number[]): UnfilteredList {
      let list = lists.get(ids);
      if (!list) {
        const partners = ids
          .map((id) => inMarket.get(id))
          .filter((partner) => partner !== undefined);
        list = unfilteredList(partners.filter(({ isListed }) => isListed));
        lists.set(ids, list);
      }
      return list;
    },
  };
}
