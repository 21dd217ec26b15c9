/** Manages webhooks. A new webhook starts at the head of the change log. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Paging } from '#contract/list.ts';
import {
  maxWebhooks,
  type Webhook,
  type WebhookDraft,
  type WebhookWithSecret,
} from '#contract/webhook/webhook.ts';
import { findLogHead } from '../../db/change-log.ts';
import { pagedList, sliceOf } from '../../db/paged-list.ts';
import { followSecurityLog } from '../../db/repositories/webhook/security-delivery.ts';
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  resumeStoredWebhook,
  updateWebhook,
  updateWebhookSecret,
} from '../../db/repositories/webhook/webhook.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordEvent } from '../caller/record-event.ts';
import { AppError } from '../errors.ts';
import { rejectHiddenCharacters } from '../resource/check/hidden-character.ts';
import { unknownId, type Writer } from '../resource/resource.ts';
import { secretPrefix } from './signed-delivery.ts';

const makeSecret = () => `${secretPrefix}${randomBytes(32).toString('base64')}`;

export async function getWebhook(db: Kysely<Database>, id: number): Promise<Webhook> {
  const found = await findWebhook(db, id);
  if (!found) throw unknownId('webhook', id);
  return found;
}

export const pageOfWebhooks = pagedList(async (db, paging: Paging) =>
  sliceOf(await listWebhooks(db), paging),
);

export const createWebhook = (writer: Writer, draft: WebhookDraft): Promise<WebhookWithSecret> =>
  inTransaction(writer.db, async (trx) => {
    rejectHiddenCharacters(draft);
    if ((await countWebhooks(trx)) >= maxWebhooks) {
      throw new AppError(
        'conflict',
        `There are already ${maxWebhooks} webhooks, which is the limit. Delete one you no longer need.`,
      );
    }
    const secret = makeSecret();
    const id = await insertWebhook(trx, draft, { secret, cursor: await findLogHead(trx) });
    await recordEvent(trx, writer, { kind: 'webhook_secret', subject: draft.name });
    await followSecurityLog(trx, id, draft.kinds);
    return { ...(await getWebhook(trx, id)), secret };
  });

export const replaceWebhook = (writer: Writer, id: number, draft: WebhookDraft): Promise<Webhook> =>
  inTransaction(writer.db, async (trx) => {
    const before = await getWebhook(trx, id);
    rejectHiddenCharacters(draft, before);
    await updateWebhook(trx, id, draft);
    await recordEvent(trx, writer, { kind: 'webhook_change', subject: draft.name });
    await followSecurityLog(trx, id, draft.kinds);
    if (shouldResume(before, draft)) await resumeStoredWebhook(trx, id);
    return getWebhook(trx, id);
  });

/** Earlier failures say nothing about a new URL, and nothing was attempted while paused. */
const shouldResume = ({ state, url }: Webhook, draft: WebhookDraft) =>
  !draft.paused && (state === 'paused' || (state === 'active' && url !== draft.url));

/** Continues with the change it stopped at, immediately, and with a new full day before it may be stopped again. */
export const resumeWebhook = (db: Kysely<Database>, id: number): Promise<Webhook> =>
  inTransaction(db, async (trx) => {
    await getWebhook(trx, id);
    await resumeStoredWebhook(trx, id);
    return getWebhook(trx, id);
  });

export const renewWebhookSecret = (writer: Writer, id: number): Promise<WebhookWithSecret> =>
  inTransaction(writer.db, async (trx) => {
    const { name } = await getWebhook(trx, id);
    const secret = makeSecret();
    await updateWebhookSecret(trx, id, secret);
    await recordEvent(trx, writer, { kind: 'webhook_secret', subject: name });
    return { ...(await getWebhook(trx, id)), secret };
  });

export const removeWebhook = (writer: Writer, id: number): Promise<void> =>
  inTransaction(writer.db, async (trx) => {
    const { name } = await getWebhook(trx, id);
    await deleteWebhook(trx, id);
    await followSecurityLog(trx, id, []);
    await recordEvent(trx, writer, { kind: 'webhook_change', subject: name, detail: 'deleted' });
  });
