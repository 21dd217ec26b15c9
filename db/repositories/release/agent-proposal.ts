/** What a person's agents have proposed, in the releases that they started and people have not published yet. */
import type { Kysely } from 'kysely';
import type { ListSlice, Paging } from '#contract/list.ts';
import type { ProposableKind } from '#contract/release/proposal.ts';
import { editableStates } from '#contract/release/release-state.ts';
import { countRows, noLimit } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';
import { listProposalsByIds, type StoredProposal } from './proposal.ts';

const day = '_'.repeat('2026-12-31'.length);

/** A release of an agent is for one day, and only ever that of one person. */
export const agentKeyOf = (personKey: string, onDay: string) => `agent:${onDay}:${personKey}`;

const ofPerson = (db: Kysely<Database>, personKey: string) =>
  db
    .selectFrom('proposal')
    .innerJoin('release', 'release.id', 'proposal.release_id')
    .where('release.author_key', 'like', agentKeyOf(personKey, day))
    .where('release.state', 'in', editableStates)
    .where('proposal.via', '=', 'agent');

/** Newest first. */
export async function listAgentProposals(
  db: Kysely<Database>,
  personKey: string,
  { limit, offset }: Paging,
): Promise<ListSlice<StoredProposal>> {
  const matching = ofPerson(db, personKey);
  const page = await matching
    .select('proposal.id')
    .orderBy('proposal.id', 'desc')
    .limit(limit ?? noLimit)
    .offset(offset)
    .execute();
  const items = await listProposalsByIds(
    db,
    page.map(({ id }) => id),
  );
  return { items, total: await countRows(matching) };
}

export async function findAgentProposalOf(
  db: Kysely<Database>,
  personKey: string,
  { kind, entity_id }: { kind: ProposableKind; entity_id: number },
): Promise<StoredProposal | undefined> {
  const found = await ofPerson(db, personKey)
    .select('proposal.id')
    .where('proposal.kind', '=', kind)
    .where('proposal.entity_id', '=', entity_id)
    .orderBy('proposal.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found && (await listProposalsByIds(db, [found.id]))[0];
}
