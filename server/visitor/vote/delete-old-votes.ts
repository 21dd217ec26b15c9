import type { Kysely } from 'kysely';
import { localDay } from '#contract/wall-clock.ts';
import {
  deleteVoteCountsBefore,
  deleteVotesBefore,
  firstVoteDay,
} from '../../../db/repositories/visitor/promo-code-vote.ts';
import type { Database } from '../../../db/tables.ts';

/** Deletes votes after their day, and counts once they are too old to be shown. */
export async function deleteOldVotes(
  db: Kysely<Database>,
  timeZone: string,
  now = new Date(),
): Promise<void> {
  await deleteVotesBefore(db, localDay(timeZone, now));
  await deleteVoteCountsBefore(db, firstVoteDay(timeZone, now));
}
