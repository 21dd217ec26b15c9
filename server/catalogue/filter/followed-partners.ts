/**
 * Holds all partners in memory, with the data they are filtered by. Follows the change log, so that a process sees its
 * own writes immediately, and those of others as soon as they change the catalogue version.
 */
import type { Kysely } from 'kysely';
import {
  findLogHead,
  type LoggedChange,
  listChangesSince,
  replacesCatalogue,
} from '../../../db/change-log.ts';
import type { CatalogueVersion } from '../../../db/engine.ts';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import {
  type FilteredPartner,
  listFilteredPartners,
  listOfferPartners,
} from '../../../db/repositories/catalogue/filter/filtered-partner.ts';
import { idsInChunks } from '../../../db/sql/list-rows.ts';
import type { Database } from '../../../db/tables.ts';
import { timeSlices } from '../../../db/time-slice.ts';
import type { Partners } from './market-partners.ts';
import { maxMoved, type PartnerOrders } from './partner-orders.ts';

type Source = { db: Kysely<Database>; version: Pick<CatalogueVersion, 'current'> };
/** Caches that are built from the partners. */
type Derived = {
  orders: PartnerOrders;
  refresh(id: number): void;
  forgetMarkets(): void;
  forgetAll(): void;
};

const partnersAtOnce = 200;

export function followedPartners({ db, version }: Source, derived: Derived) {
  let partners: Partners | undefined;
  let cursor = 0;
  let synced: number | undefined;
  let catchingUp: Promise<void> | undefined;

  /** Writes made in the meantime are in the log after this position, so none is missed. */
  async function readAll(): Promise<Partners> {
    const head = await findLogHead(db);
    const fresh: Partners = new Map();
    const yieldTurn = timeSlices();
    for await (const ids of idsInChunks(db, 'product', partnersAtOnce)) {
      const range = { first: ids[0] as number, last: ids.at(-1) as number };
      for (const partner of await listFilteredPartners(db, range)) fresh.set(partner.id, partner);
      await yieldTurn();
    }
    cursor = head;
    derived.forgetAll();
    return fresh;
  }

  async function readLog() {
    partners ??= await readAll();
    for (;;) {
      const known: Partners = partners;
      const followed = await inSnapshot(db, (snapshot) => readChanges(known, snapshot));
      if (followed === 'done') return;
      if (followed === 'catalogue replaced') partners = await readAll();
    }
  }

  /**
   * Reads the changes and the changed rows in one snapshot, because places in an order are only correct for the rows at
   * that moment.
   */
  async function readChanges(known: Partners, snapshot: Kysely<Database>) {
    const changes = await listChangesSince(snapshot, cursor);
    const last = changes.at(-1);
    if (!last) return 'done';
    if (changes.some(replacesCatalogue)) return 'catalogue replaced';
    const changed = await changedPartners(known, changes, snapshot);
    for await (const id of reread(known, changed, snapshot)) derived.refresh(id);
    await moveInOrders(derived.orders, changes, snapshot);
    cursor = last.seq;
    return 'more';
  }

  async function follow() {
    while (version.current() !== synced) {
      const current = version.current();
      await readLog();
      derived.forgetMarkets();
      synced = current;
    }
  }

  return {
    /** Changes whenever partners, markets or orders may have changed. */
    synced: () => synced,
    current: () => partners,
    async catchUp(): Promise<Partners> {
      while (partners === undefined || version.current() !== synced) {
        catchingUp ??= follow().finally(() => {
          catchingUp = undefined;
        });
        await catchingUp;
      }
      return partners;
    },
  };
}

async function moveInOrders(
  orders: PartnerOrders,
  changes: readonly LoggedChange[],
  snapshot: Kysely<Database>,
) {
  const products = idsOf('product', changes);
  if (changes.length > maxMoved) orders.forgetAll();
  else if (products.length > 0) await orders.move(products, snapshot);
  for (const id of idsOf('product-list', changes)) orders.forgetCategory(id);
}

/** Includes the partners that owned a changed offer when they were last read. */
async function changedPartners(
  known: Partners,
  changes: readonly LoggedChange[],
  snapshot: Kysely<Database>,
): Promise<Set<number>> {
  const [bonuses, codes] = [idsOf('exclusive-bonus', changes), idsOf('promo-code', changes)];
  return new Set([
    ...idsOf('product', changes),
    ...ownersOf(known, 'bonuses', bonuses),
    ...ownersOf(known, 'promo_codes', codes),
    ...(await listOfferPartners(snapshot, 'exclusive_bonus', bonuses)),
    ...(await listOfferPartners(snapshot, 'promo_code', codes)),
  ]);
}

type Subject = FilteredPartner['offers'][number]['subject'];

function ownersOf(partners: Partners, subject: Subject, changed: readonly number[]): number[] {
  if (changed.length === 0) return [];
  const ids = new Set(changed);
  return [...partners.values()]
    .filter(({ offers }) => offers.some((offer) => offer.subject === subject && ids.has(offer.id)))
    .map(({ id }) => id);
}

async function* reread(
  partners: Partners,
  changed: ReadonlySet<number>,
  snapshot: Kysely<Database>,
): AsyncGenerator<number> {
  const yieldTurn = timeSlices();
  const ids = [...changed];
  for (let start = 0; start < ids.length; start += partnersAtOnce) {
    const chunk = ids.slice(start, start + partnersAtOnce);
    const found = new Map(
      (await listFilteredPartners(snapshot, chunk)).map((partner) => [partner.id, partner]),
    );
    for (const id of chunk) {
      const partner = found.get(id);
      if (partner) partners.set(id, partner);
      else partners.delete(id);
      yield id;
    }
    await yieldTurn();
  }
}

const idsOf = (kind: string, changes: readonly LoggedChange[]) => [
  ...new Set(changes.filter(({ entity }) => entity === kind).map(({ entity_id }) => entity_id)),
];
