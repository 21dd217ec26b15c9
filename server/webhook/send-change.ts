import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { WebhookAnswer } from '#contract/webhook/webhook.ts';
import { findLogHead } from '../../db/change-log.ts';
import {
  findNextSecurityEvent,
  saveSecurityProgress,
} from '../../db/repositories/webhook/security-delivery.ts';
import {
  findNextChange,
  findStoredWebhook,
  recordWebhookFailure,
  type StoredWebhook,
  updateWebhookProgress,
} from '../../db/repositories/webhook/webhook.ts';
import type { Database } from '../../db/tables.ts';
import type { Network } from '../http/outgoing/public-fetch.ts';
import { unknownId } from '../resource/resource.ts';
import { failed, isAttemptDue, succeeded } from './retry-schedule.ts';
import { type DeliveryOutcome, deliver } from './signed-delivery.ts';
import { changeMessage, pingMessage, securityMessage } from './webhook-message.ts';

const maxPingText = 500;

type Sender = {
  db: Kysely<Database>;
  request: { network: Network; signal: AbortSignal };
  log: () => Pick<FastifyBaseLogger, 'info' | 'warn'>;
};

/** Sends a webhook the next change after its cursor. Returns whether another one may follow immediately. */
export async function sendNextChange(sender: Sender, id: number): Promise<boolean> {
  const { db, request } = sender;
  const webhook = await findStoredWebhook(db, id);
  if (webhook?.state !== 'active' || !isAttemptDue(webhook)) return false;
  const head = await findLogHead(db);
  const change = await findNextChange(db, webhook);
  if (!change) {
    if (head > webhook.cursor) await updateWebhookProgress(db, webhook, { cursor: head });
    return false;
  }
  const outcome = await deliver(webhook, changeMessage(webhook, change), request);
  if (outcome.error === null) {
    await updateWebhookProgress(db, webhook, succeeded(change.seq, outcome));
    return !request.signal.aborted;
  }
  if (!request.signal.aborted) await recordFailure(sender, webhook, outcome);
  return false;
}

/**
 * Sends a webhook the next event of the security log, if it subscribes to the log. Returns whether another one may
 * follow.
 */
export async function sendNextSecurityEvent(sender: Sender, id: number): Promise<boolean> {
  const { db, request } = sender;
  const webhook = await findStoredWebhook(db, id);
  if (webhook?.state !== 'active' || !isAttemptDue(webhook)) return false;
  const event = await findNextSecurityEvent(db, webhook);
  if (!event) return false;
  const outcome = await deliver(webhook, securityMessage(webhook, event), request);
  if (outcome.error === null) {
    await saveSecurityProgress(db, webhook, event.seq);
    await updateWebhookProgress(db, webhook, succeeded(webhook.cursor, outcome));
    return !request.signal.aborted;
  }
  if (!request.signal.aborted) await recordFailure(sender, webhook, outcome);
  return false;
}

async function recordFailure(
  { db, log }: Sender,
  webhook: StoredWebhook,
  outcome: DeliveryOutcome,
) {
  const progress = failed(webhook, outcome);
  if (!(await recordWebhookFailure(db, webhook, progress))) return;
  const { name } = webhook;
  if (progress.state === 'stopped') {
    log().warn(`The webhook ${name} was stopped after failing for a day: ${outcome.error}`);
  } else if (webhook.attempts === 0) {
    log().info(`The webhook ${name} failed and will be retried: ${outcome.error}`);
  }
}

export async function pingWebhook({ db, request }: Sender, id: number): Promise<WebhookAnswer> {
  const webhook = await findStoredWebhook(db, id);
  if (!webhook) throw unknownId('webhook', id);
  const begun = performance.now();
  const ping = pingMessage(webhook);
  const { status, error, text } = await deliver({ ...webhook, attempts: 0 }, ping, request);
  return {
    delivered: error === null,
    status,
    error,
    text: text.slice(0, maxPingText),
    milliseconds: Math.round(performance.now() - begun),
  };
}
