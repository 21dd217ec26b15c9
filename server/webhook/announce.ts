import type { Kysely } from 'kysely';
import { listActiveWebhooks, type StoredWebhook } from '../../db/repositories/webhook/webhook.ts';
import type { Database } from '../../db/tables.ts';
import { deliver } from './delivery.ts';
import type { WebhookMessage } from './webhook-message.ts';

export type News = {
  messagesFor: (webhook: StoredWebhook) => WebhookMessage[];
  /** Ids of webhooks that received everything in an earlier attempt. */
  received: readonly number[];
  /** Stores the ids after each delivery, so that a retry skips them. */
  saveReceived: (ids: readonly number[]) => Promise<void>;
};

type Delivery = { db: Kysely<Database>; request: Parameters<typeof deliver>[2] };

/** Sends news, which isn't in the change log, to all webhooks. The caller retries if one fails. */
export async function announce(
  { db, request }: Delivery,
  { messagesFor, received, saveReceived }: News,
): Promise<void> {
  const done = [...received];
  let failure: string | undefined;
  for (const webhook of await listActiveWebhooks(db)) {
    const messages = done.includes(webhook.id) ? [] : messagesFor(webhook);
    if (messages.length === 0) continue;
    let error: string | null = null;
    for (const message of messages) error ??= (await deliver(webhook, message, request)).error;
    if (error !== null) failure = `The webhook ${webhook.name} rejected a notification: ${error}`;
    else {
      done.push(webhook.id);
      await saveReceived(done);
    }
  }
  if (failure !== undefined) throw new Error(failure);
}
