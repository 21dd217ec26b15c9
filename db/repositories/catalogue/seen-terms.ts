import { type Kysely, sql, type Transaction } from 'kysely';
import { wallClock } from '#contract/wall-clock.ts';
import { timeOf } from '../../engine.ts';
import {
  nextStates,
  readStates,
  type SeenState,
  type WrittenOffer,
  writeStates,
} from '../../history/seen-terms-history.ts';
import { readInOrder } from '../../sql/list-rows.ts';
import { readTerms } from '../../sql/offer-terms.ts';
import type { Database } from '../../tables.ts';
import { findTimeZone } from '../site/setting.ts';

export type OfferTable = 'exclusive_bonus' | 'promo_code';

type Offer = {
  terms: string | null;
  expires_at: string | null;
  is_active: 0 | 1;
  live_from: number | null;
  live_until: number | null;
  market_code: string;
  product_id: number | null;
};

const entity = { exclusive_bonus: 'exclusive-bonus', promo_code: 'promo-code' } as const;

const milliseconds = (seconds: number | null) => seconds && seconds * 1000;

async function readOffer(
  trx: Transaction<Database>,
  table: OfferTable,
  id: number,
): Promise<WrittenOffer | undefined> {
  const shared = ['terms', 'is_active', 'market_code', 'product_id'] as const;
  const offer: Offer | undefined =
    table === 'promo_code'
      ? await trx
          .selectFrom('promo_code')
          .select([
            ...shared,
            'expires_at',
            sql<null>`null`.as('live_from'),
            'ends_at as live_until',
          ])
          .where('id', '=', id)
          .executeTakeFirst()
      : await trx
          .selectFrom('exclusive_bonus')
          .select([...shared, sql<null>`null`.as('expires_at'), 'live_from', 'live_until'])
          .where('id', '=', id)
          .executeTakeFirst();
  if (!offer) return undefined;
  const { terms, is_active, live_from, live_until, ...others } = offer;
  return {
    ...others,
    terms: readTerms(terms),
    is_active: is_active === 1,
    starts: milliseconds(live_from),
    ends: milliseconds(live_until),
  };
}

/** Records what visitors see after an offer is written. Must run before the write is logged. */
export async function withSeenState(
  trx: Transaction<Database>,
  table: OfferTable,
  id: number,
  write: () => Promise<unknown>,
): Promise<void> {
  const before = await readOffer(trx, table, id);
  await write();
  const after = await readOffer(trx, table, id);
  if (!before || !after) return;
  const stored = (await findSeenStates(trx, table, [id])).get(id);
  const clock = wallClock(await findTimeZone(trx));
  const states = nextStates(readStates(stored), {
    before,
    after,
    now: timeOf(trx),
    since: await findLastWrite(trx, table, id),
    dayOf: (at) => clock.format(at).slice(0, 10),
  });
  await writeRow(trx, table, id, states.length > 0 ? writeStates(states) : undefined, stored);
}

async function findLastWrite(trx: Transaction<Database>, table: OfferTable, id: number) {
  const logged = await trx
    .selectFrom('change')
    .select('at')
    .where('entity', '=', entity[table])
    .where('entity_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return logged ? Date.parse(logged.at) : 0;
}

/** For an offer that is created together with its past. */
export const writeSeenStates = (
  trx: Transaction<Database>,
  table: OfferTable,
  id: number,
  states: readonly SeenState[],
): Promise<void> => writeRow(trx, table, id, writeStates(states), undefined);

const seenTable = (table: OfferTable) => ({
  seen: sql.table(`${table}_seen`),
  owner: sql.ref(`${table}_id`),
});

async function writeRow(
  trx: Transaction<Database>,
  table: OfferTable,
  id: number,
  states: string | undefined,
  stored: string | undefined,
) {
  if (states === stored) return;
  const { seen, owner } = seenTable(table);
  await sql`delete from ${seen} where ${owner} = ${id}`.execute(trx);
  if (states !== undefined) {
    await sql`insert into ${seen} (${owner}, states) values (${id}, ${states})`.execute(trx);
  }
}

export async function findSeenStates(
  db: Kysely<Database>,
  table: OfferTable,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { seen, owner } = seenTable(table);
  const rows = await readInOrder(ids, async (chunk) => {
    const found = await sql<{ id: number; states: string }>`
      select ${owner} as id, states from ${seen}
      where ${owner} in (${sql.join(chunk)})`.execute(db);
    return found.rows;
  });
  return new Map(rows.map(({ id, states }) => [id, states]));
}
