import { setTimeout as wait } from 'node:timers/promises';
import { type EnqueuedTask, type Meilisearch, MeilisearchApiError } from 'meilisearch';

type Reason = { code: string; type: string; message: string };

/** Thrown when a task failed or was canceled. */
class FailedTask extends Error {
  override cause: Reason;
  constructor(reason: Reason) {
    super(reason.message);
    this.cause = reason;
  }
}

const pause = 20;
const timeout = 60_000;

/** Resolves once all tasks have succeeded. A task that has only been accepted may still be lost. */
export async function succeeded(
  client: Meilisearch,
  enqueued: readonly EnqueuedTask[],
  closing?: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([AbortSignal.timeout(timeout), ...(closing ? [closing] : [])]);
  for (const { taskUid } of enqueued) {
    for (;;) {
      const { status, error } = await client.tasks.getTask(taskUid, { signal });
      if (status === 'succeeded') break;
      if (status === 'failed' || status === 'canceled') {
        throw new FailedTask(error ?? { code: status, type: 'system', message: `Task ${status}` });
      }
      await wait(pause, undefined, { signal });
    }
  }
}

const reasonOf = (error: unknown): Reason | undefined =>
  error instanceof FailedTask || error instanceof MeilisearchApiError ? error.cause : undefined;

/** Returns true if the documents themselves were rejected, so that a retry would fail too. */
export function isRefusal(error: unknown): boolean {
  const reason = reasonOf(error);
  return reason?.type === 'invalid_request' && !/^(index|task|api_key)_/.test(reason.code);
}

/** Returns true if Meilisearch itself failed, which may be caused by one of the documents. */
export const isTransientFailure = (error: unknown): boolean =>
  error instanceof FailedTask && error.cause.type === 'internal';
