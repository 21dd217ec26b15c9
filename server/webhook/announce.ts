import type { Kysely } from 'kysely';
import { listActiveWebhooks, type StoredWebhook } from '../../db/repositories/webhook/webhook.ts';
import type { Database } from '../../db/tables.ts';
import { deliver, type Message } from './delivery.ts';

export type News = {
  messagesFor: (webhook: StoredWebhook) => Message[];
  /** The ids of the webhooks that have received all of it, in an earlier attempt. */
  received: readonly number[];
  /** Stores those ids after each delivery, so that a later attempt leaves them out. */
  saveReceived: (ids: readonly number[]) => Promise<void>;
};

type Delivery = { db: Kysely<Database>; request: Parameters<typeof deliver>[2] };

/** News is not a change, so it has no place in the log. The caller tries again if a webhook fails. */
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
