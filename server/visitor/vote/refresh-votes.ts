/**
 * Votes are no writes of the catalogue, so that none of them drops what is stored. Twice a minute each process looks
 * whether there were any, and reads what it has stored again.
 */
import type { Kysely } from 'kysely';
import type { CatalogueVersion } from '../../../db/engine.ts';
import { firstVoteDay, hasVoteSince } from '../../../db/repositories/visitor/promo-code-vote.ts';
import type { Database } from '../../../db/tables.ts';

const interval = 30_000;
/** The clocks of processes differ, and a vote is seen some time after it was made. */
const overlap = 10_000;

type Options = {
  db: Kysely<Database>;
  timeZone: string;
  version: CatalogueVersion;
  onFailure: (error: unknown) => void;
};

/** The version moves with that of the catalogue, with votes, and with the days that figures count. */
export function voteVersion({ db, timeZone, version, onFailure }: Options) {
  let moves = 0;
  let lookedAt = Date.now();
  let firstDay: string | undefined;
  const timer = setInterval(() => look().catch(onFailure), interval).unref();

  async function look() {
    const now = Date.now();
    const isNew = await hasVoteSince(db, new Date(lookedAt - overlap).toISOString());
    const day = firstVoteDay(timeZone, new Date(now));
    if (isNew || (firstDay !== undefined && day !== firstDay)) moves += 1;
    firstDay = day;
    lookedAt = now;
  }

  return {
    current: () => version.current() + moves,
    look,
    close: () => clearInterval(timer),
  };
}

export type VoteVersion = ReturnType<typeof voteVersion>;
