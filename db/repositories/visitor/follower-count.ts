import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';
import type { FollowedTarget } from './follow.ts';

/** Small enough for the number of parameters that a statement can have. */
const targetsAtOnce = 100;

/** Counts the visitors who get emails about at least one of the targets, each once. */
export async function countFollowers(
  db: Kysely<Database>,
  targets: readonly FollowedTarget[],
): Promise<number> {
  const readers = new Set<string>();
  for (let from = 0; from < targets.length; from += targetsAtOnce) {
    const some = targets.slice(from, from + targetsAtOnce);
    const found = await db
      .selectFrom('follow')
      .innerJoin('visitor', 'visitor.id', 'follow.visitor_id')
      .innerJoin('follow_consent', (join) =>
        join
          .onRef('follow_consent.visitor_id', '=', 'follow.visitor_id')
          .onRef('follow_consent.kind', '=', 'follow.kind'),
      )
      .select('follow.visitor_id')
      .distinct()
      .where('email_verified', '=', 1)
      .where(({ or, and }) =>
        or(
          some.map(({ kind, target, market_code, lang }) =>
            and({
              'follow.kind': kind,
              'follow.target': target,
              'follow.market_code': market_code,
              'follow.lang': lang,
            }),
          ),
        ),
      )
      .execute();
    for (const { visitor_id } of found) readers.add(visitor_id);
  }
  return readers.size;
}
