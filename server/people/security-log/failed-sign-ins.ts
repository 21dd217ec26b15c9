/**
 * Records wrong tokens in the security log. Strangers can send any number of them, so only some of a flood are written,
 * followed by a count.
 */
import type { Kysely } from 'kysely';
import {
  countFailedSignIns,
  listFailedSignInSums,
} from '../../../db/repositories/people/sign-in-event.ts';
import type { Database } from '../../../db/tables.ts';
import { type RecordedEvent, recordAlone } from '../../caller/record-event.ts';
import type { RequestOrigin } from '../../caller/request-origin.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import type { SharedLimits } from '../../http/shared-rate-limit.ts';

const recordedPerNetwork = 10;
const recordedPerMinute = 60;
const everybody = 'everybody';
const minute = 60_000;

const sumOf = (count: number) => `${count} more`;
const countIn = (sum: string) => Number(/^(\d+) more$/.exec(sum)?.[1] ?? 1);

/** Counts all refusals, including those that the log contains only as a count. */
export async function countRefusals(db: Kysely<Database>, since: string): Promise<number> {
  const sums = await listFailedSignInSums(db, since);
  const omitted = sums.reduce((total, sum) => total + countIn(sum) - 1, 0);
  return (await countFailedSignIns(db, since)) + omitted;
}

export function failedSignIns(
  { db }: Pick<SharedLimits, 'db'>,
  onFailure: (error: unknown) => void,
) {
  const byNetwork = rateLimit({ limit: recordedPerNetwork });
  const overall = rateLimit({ limit: recordedPerMinute });
  let omitted = 0;
  let timer: NodeJS.Timeout | undefined;

  const write = (event: Omit<RecordedEvent, 'outcome'>, from?: RequestOrigin) =>
    recordAlone(db, { actor: '', from }, { ...event, outcome: 'refused' }).catch(onFailure);

  async function flush() {
    clearTimeout(timer);
    timer = undefined;
    const count = omitted;
    omitted = 0;
    if (count > 0) await write({ kind: 'sign_in', detail: sumOf(count) });
  }

  return {
    async note(from: RequestOrigin, detail: string) {
      if (byNetwork.retryAfter(from.network) > 0 || overall.retryAfter(everybody) > 0) {
        omitted += 1;
        timer ??= setTimeout(flush, minute).unref();
        return;
      }
      byNetwork.count(from.network);
      overall.count(everybody);
      await write({ kind: 'sign_in', detail }, from);
    },
    close: flush,
  };
}
