import { securityKind, type Webhook, type WebhookKind } from '#contract/webhook/webhook.ts';
import type { AdminTexts } from '../../../messages/en/admin/admin.ts';
import { formatNumber, formatTime } from '../format.ts';
import type { Status } from '../list/row-status.ts';

type Texts = AdminTexts['webhook'];

export function statusOf(
  { state, failing_since }: Pick<Webhook, 'state' | 'failing_since'>,
  { states }: Texts,
): Status {
  if (state === 'stopped') return { label: states.stopped, tone: 'bad' };
  if (state === 'paused') return { label: states.paused, tone: 'quiet' };
  return failing_since
    ? { label: states.failing, tone: 'warning' }
    : { label: states.active, tone: 'good' };
}

const maxCounted = 10_000;

function pendingOf({ pending }: Webhook, { facts }: Texts) {
  if (pending === 0) return facts.noneWaits;
  if (pending >= maxCounted) return facts.manyWait(formatNumber(maxCounted));
  return facts.wait(pending);
}

function failureOf(webhook: Webhook, { facts }: Texts) {
  const { state, failing_since, last_error, next_attempt_at, attempts } = webhook;
  if (!failing_since) return [];
  return [
    facts.failing(formatTime(failing_since), attempts, last_error ?? ''),
    ...(state === 'active' && next_attempt_at
      ? [facts.nextAttempt(formatTime(next_attempt_at))]
      : []),
    ...(state === 'stopped' ? [facts.stopped] : []),
  ];
}

export const labelOfKind = (kind: WebhookKind, { history, webhook: text }: AdminTexts): string =>
  kind === securityKind ? text.securityLog : history.kinds[kind].chip;

export const factsOf = (webhook: Webhook, texts: AdminTexts): string[] => {
  const { webhook: text } = texts;
  return [
    webhook.kinds.length === 0
      ? text.facts.allSent
      : text.facts.sent(webhook.kinds.map((kind) => labelOfKind(kind, texts)).join(', ')),
    webhook.last_success_at
      ? text.facts.confirmed(formatTime(webhook.last_success_at))
      : text.facts.notConfirmed,
    pendingOf(webhook, text),
    ...failureOf(webhook, text),
  ];
};
