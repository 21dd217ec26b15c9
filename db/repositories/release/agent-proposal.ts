/** What a person's agents have proposed, in the releases that they started and people have not published yet. */
import type { Kysely } from 'kysely';
import type { ListSlice, Paging } from '#contract/list.ts';
import { editableStates } from '#contract/release/release-state.ts';
import { beginsWith } from '../../sql/contains.ts';
import { countRows, noLimit } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';
import { listProposalsByIds, type StoredProposal } from './proposal.ts';

const day = '_'.repeat('2026-12-31'.length);

/** A release of an agent is for one day, and only ever that of one person. */
export const agentKeyOf = (personKey: string, onDay: string) => `agent:${onDay}:${personKey}`;

export const isAgentRelease = ({ author_key }: { author_key: string }) =>
  author_key.startsWith('agent:');

const ofPerson = (db: Kysely<Database>, personKey: string) =>
  db
    .selectFrom('proposal')
    .innerJoin('release', 'release.id', 'proposal.release_id')
    .where('release.author_key', 'like', agentKeyOf(personKey, day))
    .where('release.state', 'in', editableStates)
    .where('proposal.via', '=', 'agent');

/** The agents' newest open release of any day. */
export const findOpenAgentRelease = (
  db: Kysely<Database>,
  personKey: string,
): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('release')
    .select('id')
    .where('state', '=', 'open')
    .where('author_key', 'like', agentKeyOf(personKey, day))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Those in which everything was refused wait for nobody, and are deleted later, as those of people are. */
export const countOpenAgentReleases = (db: Kysely<Database>): Promise<number> =>
  countRows(
    db
      .selectFrom('release')
      .where('author_key', 'like', 'agent:%')
      .where('state', 'in', editableStates)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('proposal')
            .select('proposal.id')
            .whereRef('proposal.release_id', '=', 'release.id')
            .where('proposal.state', '!=', 'refused'),
        ),
      ),
  );

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

export async function isAgentProposal(
  db: Kysely<Database>,
  personKey: string,
  id: number,
): Promise<boolean> {
  const found = await ofPerson(db, personKey).select('proposal.id').where('proposal.id', '=', id);
  return (await found.executeTakeFirst()) !== undefined;
}

/** `log_group` is null until the release is published. */
export type AgentProposal = Pick<
  StoredProposal,
  'id' | 'release_id' | 'kind' | 'entity_id' | 'state'
> & { log_group: string | null };

/**
 * Lists proposals that were neither refused nor undone, the last published first. The agent's person is the first of a
 * proposal's authors, even after others have taken it over.
 */
export const listAgentProposalsSince = (
  db: Kysely<Database>,
  personKeys: readonly string[],
  since: string,
): Promise<AgentProposal[]> =>
  db
    .selectFrom('proposal')
    .innerJoin('release', 'release.id', 'proposal.release_id')
    .where('proposal.via', '=', 'agent')
    .where(({ or }) =>
      or(personKeys.map((key) => beginsWith('proposal.author_keys', `[${JSON.stringify(key)},`))),
    )
    .where('proposal.proposed_at', '>=', since)
    .where('proposal.state', '!=', 'refused')
    .where('release.state', '!=', 'undone')
    .select(['proposal.id', 'proposal.release_id', 'proposal.kind', 'proposal.entity_id'])
    .select(['proposal.state', 'release.log_group'])
    .orderBy('release.published_at', 'desc')
    .orderBy('proposal.id', 'desc')
    .execute();

/** Releases of agents in which something waits for a person, oldest first. */
export const listWaitingAgentReleases = (db: Kysely<Database>) =>
  db
    .selectFrom('proposal')
    .innerJoin('release', 'release.id', 'proposal.release_id')
    .where('release.author_key', 'like', 'agent:%')
    .where('release.state', 'in', editableStates)
    .where('proposal.state', 'in', ['open', 'asked'])
    .where('proposal.via', '=', 'agent')
    .select(['release.id', 'release.author'])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .groupBy(['release.id', 'release.author'])
    .orderBy('release.id')
    .execute();
