/** Reads the proposals of releases that can still be changed. */
import type { Kysely } from 'kysely';
import { editableStates } from '#contract/release/release-state.ts';
import type { Database } from '../../tables.ts';

const inOpenReleases = (db: Kysely<Database>) =>
  db
    .selectFrom('proposal')
    .innerJoin('release', 'release.id', 'proposal.release_id')
    .where('release.state', 'in', editableStates);

/** Counts the proposals that need approval, and returns when the newest one was made. */
export async function findAsked(
  db: Kysely<Database>,
): Promise<{ count: number; newest: string | null }> {
  const { count, newest } = await inOpenReleases(db)
    .where('proposal.state', '=', 'asked')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.max<string | null>('proposal.proposed_at').as('newest'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), newest };
}

/** Lists the JSON of all these proposals in pages, because the images that it mentions must be kept. */
export const listProposedJson = (
  db: Kysely<Database>,
  after: number,
  limit: number,
): Promise<{ id: number; ops: string; draft: string | null }[]> =>
  inOpenReleases(db)
    .select(['proposal.id', 'proposal.ops', 'proposal.draft'])
    .where('proposal.id', '>', after)
    .orderBy('proposal.id')
    .limit(limit)
    .execute();

/** Returns the name of an open release with a proposal that contains a text. */
export async function findReleaseMentioning(
  db: Kysely<Database>,
  text: string,
): Promise<string | undefined> {
  const found = await inOpenReleases(db)
    .select('release.name')
    .where(({ eb, or }) =>
      or([eb('proposal.ops', 'like', `%${text}%`), eb('proposal.draft', 'like', `%${text}%`)]),
    )
    .limit(1)
    .executeTakeFirst();
  return found?.name;
}
