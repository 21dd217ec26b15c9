/** Records wrong tokens in the security log. Strangers cause them, so only some of a flood are written, then a count. */
import { rateLimit } from '../../http/rate-limit.ts';
import type { SharedLimits } from '../../http/shared-rate-limit.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { type RecordedEvent, recordAlone } from './record-event.ts';

const recordedPerNetwork = 10;
const recordedPerMinute = 60;
const everybody = 'everybody';
const minute = 60_000;

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
    if (count > 0) await write({ kind: 'sign_in', detail: `${count} more` });
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
