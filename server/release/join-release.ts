/** Finds the open release that a write without one is added to, or starts it. */
import type { Kysely, Transaction } from 'kysely';
import { agentKeyOf, findOpenAgentRelease } from '../../db/repositories/release/agent-proposal.ts';
import { findOpenReleaseOf, insertRelease } from '../../db/repositories/release/release.ts';
import { findToday } from '../../db/repositories/site/setting.ts';
import type { Database } from '../../db/tables.ts';
import type { Writer } from '../resource/resource.ts';
import { hasAgentRoom, requireAgentRoom } from './agent/agent-release.ts';
import { mainKeyOf } from './person.ts';
import { requireRoom } from './release.ts';

/** Returns the caller's open release, or starts one. */
export async function joinOwnRelease(trx: Transaction<Database>, writer: Writer) {
  const author_key = mainKeyOf(writer);
  const own = await findOpenReleaseOf(trx, author_key);
  if (own) return { id: own.id, isNew: false };
  await requireRoom(trx);
  const name = `${writer.actor}, ${await findToday(trx)}`;
  return { id: await insertRelease(trx, { name, author: writer.actor, author_key }), isNew: true };
}

/** Returns the open release of the caller's agents, or starts one for today. */
export async function joinAgentRelease(trx: Transaction<Database>, writer: Writer) {
  const open = await findAgentRelease(trx, writer);
  if (open) return { id: open.id, isNew: false };
  await requireAgentRoom(trx);
  const { actor: author } = writer;
  const today = await findToday(trx);
  const author_key = agentKeyOf(mainKeyOf(writer), today);
  const name = `Agent of ${author}, ${today}`;
  return { id: await insertRelease(trx, { name, author, author_key }), isNew: true };
}

/** Today's open release of a person's agents or, if there's no room for another, an earlier one. */
export async function findAgentRelease(
  db: Kysely<Database>,
  person: Pick<Writer, 'actor' | 'tokenId'>,
): Promise<{ id: number } | undefined> {
  const key = mainKeyOf(person);
  const todays = await findOpenReleaseOf(db, agentKeyOf(key, await findToday(db)));
  if (todays || (await hasAgentRoom(db))) return todays;
  return findOpenAgentRelease(db, key);
}
