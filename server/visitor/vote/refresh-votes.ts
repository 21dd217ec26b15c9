/**
 * Votes aren't catalogue writes, so that they don't invalidate the caches. Instead, each process checks for new votes
 * twice a minute, and only then refreshes its caches.
 */
import type { Kysely } from 'kysely';
import type { CatalogueVersion } from '../../../db/engine.ts';
import { hasVoteSince } from '../../../db/repositories/visitor/promo-code-vote.ts';
import type { Database } from '../../../db/tables.ts';

const interval = 30_000;
/** Allows for clock differences between processes, and for votes that become visible with a delay. */
const overlap = 10_000;

type Options = {
  db: Kysely<Database>;
  version: CatalogueVersion;
  onFailure: (error: unknown) => void;
};

/** Returns a version that changes with new votes and with the catalogue version, which also changes every day. */
export function voteVersion({ db, version, onFailure }: Options) {
  let moves = 0;
  let lookedAt = Date.now();
  const timer = setInterval(() => look().catch(onFailure), interval).unref();

  async function look() {
    const now = Date.now();
    const isNew = await hasVoteSince(db, new Date(lookedAt - overlap).toISOString());
    if (isNew) moves += 1;
    lookedAt = now;
  }

  return {
    current: () => version.current() + moves,
    look,
    close: () => clearInterval(timer),
  };
}
