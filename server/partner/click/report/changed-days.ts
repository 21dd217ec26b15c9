/** The days on which something changed that may explain clicks, for the marks on the chart. */
import type { Kysely } from 'kysely';
import { searchedChanges } from '#contract/catalogue/history/change.ts';
import type { ChangedKind } from '#contract/catalogue/history/entity-kind.ts';
import {
  type ChangedDay,
  type ChangedDays,
  type ChangedDaysQuery,
  namedEntities,
} from '#contract/partner/changed-day.ts';
import { localDay } from '#contract/wall-clock.ts';
import {
  countChanges,
  listLatestChanges,
} from '../../../../db/repositories/catalogue/change-list.ts';
import type { Database } from '../../../../db/tables.ts';
import { inSlices } from '../../../../db/time-slice.ts';

/** Whether changes of a kind show visitors other links, or the same links elsewhere. */
const movesLinks: Record<ChangedKind, boolean> = {
  product: true,
  banner: true,
  'exclusive-bonus': true,
  'top-list-entry': true,
  'promo-code': true,
  market: true,
  scoring: true,
  'product-list': true,
  'exclusive-bonus-list': true,
  'top-list': true,
  'page-layout': true,
  catalogue: true,
  regulator: false,
  'payment-method': false,
  provider: false,
  'content-page': false,
  redirect: false,
  settings: false,
  image: false,
};

type Day = Pick<ChangedDay, 'changes'> & { entities: Map<string, ChangedDay['entities'][number]> };

export async function readChangedDays(
  db: Kysely<Database>,
  { from, to, product }: ChangedDaysQuery,
  timeZone: string,
): Promise<ChangedDays> {
  const of = product === undefined ? {} : { entity: 'product' as const, id: product };
  // One more tells whether any are left out.
  const latest = await listLatestChanges(db, { ...of, from, to }, searchedChanges + 1);
  const isCut = latest.length > searchedChanges;
  const days = new Map<string, Day>();
  for await (const { at, entity, entity_id, name } of inSlices(latest.slice(0, searchedChanges))) {
    const day = localDay(timeZone, Date.parse(at));
    const { changes, entities } = days.get(day) ?? { changes: 0, entities: new Map() };
    const key = `${entity} ${entity_id}`;
    if (movesLinks[entity] && !entities.has(key)) entities.set(key, { entity, entity_id, name });
    days.set(day, { changes: changes + 1, entities });
  }
  const items = [...days].map(([day, { changes, entities }]) => ({
    day,
    changes,
    entities: [...entities.values()].slice(0, namedEntities),
    more: entities.size > namedEntities,
  }));
  const earliest = items.at(-1);
  if (isCut && earliest) {
    const { day } = earliest;
    earliest.changes = await countChanges(db, { ...of, from: day, to: day });
  }
  return { from: (isCut && earliest?.day) || from, items: items.reverse() };
}
