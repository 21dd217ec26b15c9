import type { Webhook } from '#contract/admin/webhook.ts';
import { formatNumber, formatTime } from '../../format.ts';
import { kindWords } from '../../history/change-title.ts';
import type { Status } from '../../list/row-status.ts';

export function statusOf({
  state,
  failing_since,
}: Pick<Webhook, 'state' | 'failing_since'>): Status {
  if (state === 'stopped') return { label: 'Stopped', tone: 'bad' };
  if (state === 'paused') return { label: 'Paused', tone: 'quiet' };
  return failing_since ? { label: 'Failing', tone: 'warning' } : { label: 'Active', tone: 'good' };
}

const maxCounted = 10_000;

function pendingOf({ pending }: Webhook) {
  if (pending === 0) return 'Nothing is waiting to be sent';
  if (pending >= maxCounted) return `${formatNumber(maxCounted)} changes or more wait to be sent`;
  return pending === 1
    ? '1 change waits to be sent'
    : `${formatNumber(pending)} changes wait to be sent`;
}

function failureOf(webhook: Webhook) {
  const { state, failing_since, last_error, next_attempt_at, attempts } = webhook;
  if (!failing_since) return [];
  const tries = attempts === 1 ? 'one attempt' : `${formatNumber(attempts)} attempts`;
  return [
    `Failing since ${formatTime(failing_since)}, after ${tries}: ${last_error}`,
    ...(state === 'active' && next_attempt_at
      ? [`The next attempt is on ${formatTime(next_attempt_at)}`]
      : []),
    ...(state === 'stopped'
      ? ['Stopped after a day of failures. It goes on when it is resumed.']
      : []),
  ];
}

export const factsOf = (webhook: Webhook): string[] => [
  webhook.kinds.length === 0
    ? 'All changes are sent'
    : `Changes that are sent: ${webhook.kinds.map((kind) => kindWords[kind].chip).join(', ')}`,
  webhook.last_success_at
    ? `Last confirmed ${formatTime(webhook.last_success_at)}`
    : 'Nothing was confirmed yet',
  pendingOf(webhook),
  ...failureOf(webhook),
];
