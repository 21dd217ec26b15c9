/**
 * Rows are only ever appended, and the oldest deleted. A chain of hashes shows whether any were changed in another way.
 */
import { createHash } from 'node:crypto';
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { ListSlice, Paging } from '#contract/list.ts';
import type { SecurityEvent, SecurityEventFilter } from '#contract/people/security-event.ts';
import { countRows, noLimit } from '../../sql/list-rows.ts';
import type { SecurityEventTable } from '../../tables/people.ts';
import type { Database } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';

type NewSecurityEvent = Omit<SecurityEvent, 'seq'>;
type Row = SecurityEventTable;

const chainId = 1;

const hashOf = (before: string, row: Omit<Row, 'hash'>) => {
  const { seq, at, kind, outcome, actor, subject, detail, network, agent, new_network } = row;
  const parts = [seq, at, kind, outcome, actor, subject, detail, network, agent, new_network];
  return createHash('sha256')
    .update(JSON.stringify([before, ...parts]))
    .digest('base64url');
};

const eventOf = ({ hash: _, new_network, ...row }: Row): SecurityEvent => ({
  ...row,
  new_network: new_network === 1,
});

/** Increases the counter first, which makes the transactions of all processes append one after another. */
export async function appendSecurityEvent(
  trx: Transaction<Database>,
  { new_network, ...event }: NewSecurityEvent,
): Promise<void> {
  const { last_seq: seq, last_hash } = await trx
    .updateTable('security_chain')
    .set(({ eb }) => ({ last_seq: eb('last_seq', '+', 1) }))
    .where('id', '=', chainId)
    .returning(['last_seq', 'last_hash'])
    .executeTakeFirstOrThrow();
  const row = { seq, ...event, new_network: new_network ? (1 as const) : (0 as const) };
  const hash = hashOf(last_hash, row);
  await trx
    .insertInto('security_event')
    .values({ ...row, hash })
    .execute();
  await trx
    .updateTable('security_chain')
    .set({ last_hash: hash })
    .where('id', '=', chainId)
    .execute();
}

type Events<Chosen> = SelectQueryBuilder<Database, 'security_event', Chosen>;

function chosenBy<Chosen>(
  events: Events<Chosen>,
  { kind, outcome, actor, from, to }: SecurityEventFilter,
): Events<Chosen> {
  let chosen = events;
  if (kind !== undefined) chosen = chosen.where('kind', '=', kind);
  if (outcome !== undefined) chosen = chosen.where('outcome', '=', outcome);
  if (actor !== undefined) chosen = chosen.where('actor', '=', actor);
  if (from !== undefined) chosen = chosen.where('at', '>=', from);
  // Every time on that day sorts before this.
  if (to !== undefined) chosen = chosen.where('at', '<', `${to}U`);
  return chosen;
}

/** Newest first. */
export async function listSecurityEvents(
  db: Kysely<Database>,
  { limit, offset, ...filter }: SecurityEventFilter & Paging,
): Promise<ListSlice<SecurityEvent>> {
  const events = chosenBy(db.selectFrom('security_event'), filter);
  const items = await events
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(limit ?? noLimit)
    .offset(offset)
    .execute();
  return { items: items.map(eventOf), total: await countRows(events) };
}

/** Returns a batch in ascending order. */
export async function listSecurityEventsAfter(
  db: Kysely<Database>,
  seq: number,
  filter: SecurityEventFilter,
  atOnce: number,
): Promise<SecurityEvent[]> {
  const rows = await chosenBy(db.selectFrom('security_event'), filter)
    .selectAll()
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(atOnce)
    .execute();
  return rows.map(eventOf);
}

/** Returns the number of deleted rows. */
export const deleteSecurityEventsBefore = (
  db: Kysely<Database>,
  before: string,
  atOnce: number,
): Promise<number> =>
  inTransaction(db, async (trx) => {
    const { last_seq } = await lockChain(trx);
    const old = await trx
      .selectFrom('security_event')
      .select(['seq', 'hash', 'at'])
      .orderBy('seq')
      .limit(atOnce)
      .execute();
    // The newest row is kept, so that the chain always has an end to compare with.
    const kept = old.findIndex(({ at, seq }) => at >= before || seq === last_seq);
    const gone = kept === -1 ? old : old.slice(0, kept);
    const last = gone.at(-1);
    if (!last) return 0;
    await trx.deleteFrom('security_event').where('seq', '<=', last.seq).execute();
    await trx
      .updateTable('security_chain')
      .set({ start_seq: last.seq, start_hash: last.hash })
      .where('id', '=', chainId)
      .execute();
    return gone.length;
  });

const lockChain = (trx: Transaction<Database>) =>
  trx
    .updateTable('security_chain')
    .set(({ ref }) => ({ last_seq: ref('last_seq') }))
    .where('id', '=', chainId)
    .returning(['last_seq'])
    .executeTakeFirstOrThrow();

export const countSecurityEventsBefore = (db: Kysely<Database>, before: string): Promise<number> =>
  countRows(db.selectFrom('security_event').where('at', '<', before));

const checkedAtOnce = 1000;

/** Returns the seq of the first row that is missing, changed or out of place, or undefined. Must run in a snapshot. */
export async function findBrokenSecurityEvent(db: Kysely<Database>): Promise<number | undefined> {
  const chain = await db
    .selectFrom('security_chain')
    .selectAll()
    .where('id', '=', chainId)
    .executeTakeFirst();
  if (!chain) return 0;
  let seq = chain.start_seq;
  let hash = chain.start_hash;
  for (;;) {
    const rows = await db
      .selectFrom('security_event')
      .selectAll()
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(checkedAtOnce)
      .execute();
    for (const row of rows) {
      if (row.seq !== seq + 1 || row.hash !== hashOf(hash, row)) return seq + 1;
      seq = row.seq;
      hash = row.hash;
    }
    if (rows.length < checkedAtOnce) break;
  }
  const hasOlder = await db
    .selectFrom('security_event')
    .select('seq')
    .where('seq', '<=', chain.start_seq)
    .limit(1)
    .executeTakeFirst();
  if (hasOlder) return hasOlder.seq;
  return seq === chain.last_seq && hash === chain.last_hash ? undefined : seq + 1;
}

/** Counts what a person has done since a time. */
export const countSecurityEventsOf = (
  db: Kysely<Database>,
  { kind, actor }: Pick<SecurityEvent, 'kind' | 'actor'>,
  since: string,
): Promise<number> =>
  countRows(
    chosenBy(db.selectFrom('security_event'), { kind, actor, outcome: 'done' }).where(
      'at',
      '>=',
      since,
    ),
  );
