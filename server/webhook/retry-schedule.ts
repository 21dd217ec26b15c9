/** Decides when a webhook is retried, and what is stored after each attempt. */
import { day } from '#contract/wall-clock.ts';
import type { StoredWebhook } from '../../db/repositories/webhook/webhook.ts';
import type { DeliveryOutcome } from './signed-delivery.ts';

const firstPause = 5_000;
const maxPause = 60 * 60_000;

/** In milliseconds, until the next attempt. */
export const waitOf = ({ next_attempt_at }: StoredWebhook): number =>
  next_attempt_at === null ? 0 : Date.parse(next_attempt_at) - Date.now();

/** A time further away than any pause means that the clock was set back since. */
export function isAttemptDue(webhook: StoredWebhook): boolean {
  const wait = waitOf(webhook);
  return wait <= 0 || wait > 2 * maxPause;
}

export const succeeded = (seq: number, { status }: DeliveryOutcome) => ({
  cursor: seq,
  attempts: 0,
  failing_since: null,
  next_attempt_at: null,
  last_success_at: new Date().toISOString(),
  last_status: status,
  last_error: null,
});

/** Without jitter, all webhooks affected by an outage would be retried at the same moment. */
const jitter = () => 0.8 + Math.random() * 0.4;

const pauseAfter = (attempts: number) =>
  attempts === 1 ? firstPause : Math.min(maxPause, firstPause * 2 ** (attempts - 1)) * jitter();

export function failed(webhook: StoredWebhook, { status, error }: DeliveryOutcome) {
  const now = Date.now();
  const attempts = webhook.attempts + 1;
  const failingSince = Math.min(now, Date.parse(webhook.failing_since ?? '') || now);
  const isOver = now - failingSince >= day;
  return {
    attempts,
    ...(isOver && { state: 'stopped' as const }),
    failing_since: new Date(failingSince).toISOString(),
    next_attempt_at: isOver ? null : new Date(now + pauseAfter(attempts)).toISOString(),
    last_status: status,
    last_error: error,
  };
}
