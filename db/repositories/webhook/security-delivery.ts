/** The position in the security log of each webhook that subscribes to it. Without a stored cursor, nothing is sent. */
import type { Kysely, Transaction } from 'kysely';
import type { SecurityEvent } from '#contract/people/security-event.ts';
import { securityKind } from '#contract/webhook/webhook.ts';
import type { Database } from '../../tables.ts';
import { listSecurityEventsAfter } from '../people/security-event.ts';
import { deleteSetting, findSetting, insertOrFindSetting, listSettings } from '../site/setting.ts';
import { kindsOf, listActiveWebhooks, type StoredWebhook } from './webhook.ts';

const prefix = 'webhook_security ';
const keyOf = (id: number) => `${prefix}${id}`;

const findHead = async (db: Kysely<Database>): Promise<number> =>
  (await db.selectFrom('security_chain').select('last_seq').executeTakeFirst())?.last_seq ?? 0;

/** Starts at the head of the log if the kinds now include it. Deletes the position if they no longer do. */
export async function followSecurityLog(
  trx: Transaction<Database>,
  id: number,
  kinds: readonly string[],
): Promise<void> {
  if (kinds.includes(securityKind)) {
    await insertOrFindSetting(trx, keyOf(id), String(await findHead(trx)));
  } else await deleteSetting(trx, keyOf(id));
}

const names = (webhook: StoredWebhook) => kindsOf(webhook).includes(securityKind);

export async function listWebhooksBehindSecurityLog(
  db: Kysely<Database>,
): Promise<StoredWebhook[]> {
  const webhooks = (await listActiveWebhooks(db)).filter(names);
  if (webhooks.length === 0) return [];
  const head = await findHead(db);
  const cursors = new Map((await listSettings(db, prefix)).map(({ key, value }) => [key, value]));
  return webhooks.filter(({ id }) => Number(cursors.get(keyOf(id)) ?? head) < head);
}

export async function findNextSecurityEvent(
  db: Kysely<Database>,
  webhook: StoredWebhook,
): Promise<SecurityEvent | undefined> {
  const cursor = names(webhook) ? await findSetting(db, keyOf(webhook.id)) : undefined;
  if (cursor === undefined) return undefined;
  return (await listSecurityEventsAfter(db, Number(cursor), {}, 1))[0];
}

/** Has no effect if an owner has unsubscribed the webhook, which deletes the row. */
export async function saveSecurityProgress(
  db: Kysely<Database>,
  { id }: Pick<StoredWebhook, 'id'>,
  seq: number,
): Promise<void> {
  await db
    .updateTable('setting')
    .set({ value: String(seq) })
    .where('key', '=', keyOf(id))
    .execute();
}
