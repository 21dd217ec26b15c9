/**
 * Sends every change to each webhook at least once, in the order of the change log, and the security log to those that
 * subscribe to it. A webhook's cursor only moves past changes that the receiver has confirmed. Only one process sends
 * at a time: the holder of a lease, taken while there is something to send.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { holdLease, type Lease } from '../../db/lease.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { listWebhooksBehindSecurityLog } from '../../db/repositories/webhook/security-delivery.ts';
import {
  listActiveWebhooks,
  listWebhooksBehind,
  type StoredWebhook,
} from '../../db/repositories/webhook/webhook.ts';
import type { Database } from '../../db/tables.ts';
import type { Network } from '../http/outgoing/public-fetch.ts';
import { isAttemptDue, waitOf } from './retry-schedule.ts';
import { pingWebhook, sendNextChange, sendNextSecurityEvent } from './send-change.ts';
import { deliver } from './signed-delivery.ts';
import type { WebhookMessage } from './webhook-message.ts';

type News = {
  messagesFor: (webhook: StoredWebhook) => WebhookMessage[];
  /** Ids of webhooks that received everything in an earlier attempt. */
  received: readonly number[];
  /** Stores the ids after each delivery, so that a retry skips them. */
  saveReceived: (ids: readonly number[]) => Promise<void>;
};

type Delivery = { db: Kysely<Database>; request: Parameters<typeof deliver>[2] };

/** Sends news, which isn't in the change log, to all webhooks. The caller retries if one fails. */
async function announce(
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

const pollInterval = 200;
/** The interval for reading the rows even without local writes, in case another process has exited. */
const checkInterval = 5_000;

type Options = {
  database: Pick<OpenDatabase, 'db' | 'version'>;
  network: Network;
  log: () => Pick<FastifyBaseLogger, 'info' | 'warn'>;
};

/** Decides when to look for changes to send. Checking the version needs no query. */
function checkClock(version: Options['database']['version']) {
  let seen: number | undefined;
  let checkAt = 0;
  return {
    isDue(): boolean {
      const current = version.current();
      const hasMoved = current !== seen;
      seen = current;
      return hasMoved || performance.now() >= checkAt;
    },
    checkLater() {
      checkAt = performance.now() + checkInterval;
    },
    checkWithin(milliseconds: number) {
      checkAt = Math.min(checkAt, performance.now() + milliseconds);
    },
    checkSoon() {
      checkAt = 0;
    },
  };
}

/** Finds the webhooks whose next attempt is due, and how long the first of the others has to wait. */
async function findDue(db: Kysely<Database>) {
  const all = [...(await listWebhooksBehindSecurityLog(db)), ...(await listWebhooksBehind(db))];
  const behind = [...new Map(all.map((webhook) => [webhook.id, webhook])).values()];
  const due = behind.filter(isAttemptDue);
  const waits = behind.filter((webhook) => !due.includes(webhook)).map(waitOf);
  return { due, wait: Math.min(...waits) };
}

export type WebhookSender = ReturnType<typeof webhookSender>;

export function webhookSender({ database: { db, version }, network, log }: Options) {
  const closing = new AbortController();
  const sending = new Map<number, Promise<void>>();
  const sender = { db, request: { network, signal: closing.signal }, log };
  let lease: Lease | undefined;
  const { isDue, checkLater, checkWithin, checkSoon } = checkClock(version);
  let check: Promise<void> | undefined;
  let fault: string | undefined;

  function look() {
    if (check || closing.signal.aborted || !isDue()) return;
    checkLater();
    check = startDue()
      .then(() => {
        fault = undefined;
      })
      .catch(reportFault)
      .finally(() => {
        check = undefined;
      });
  }

  function reportFault(error: unknown) {
    if (closing.signal.aborted) return;
    const found = error instanceof Error ? error.message : String(error);
    if (found !== fault) log().warn(`Webhooks cannot be sent right now: ${found}`);
    fault = found;
  }

  async function startDue() {
    const { due, wait } = await findDue(db);
    checkWithin(wait);
    if (due.length === 0 && sending.size === 0) return release();
    lease ??= holdLease(db, 'webhooks', checkNow);
    if (!lease.isHeld()) return;
    for (const { id } of due) {
      if (sending.has(id)) continue;
      const sent = sendAll(id).catch(reportFault);
      sending.set(
        id,
        sent.finally(() => sending.delete(id)),
      );
    }
  }

  async function release() {
    const held = lease;
    lease = undefined;
    await held?.release();
  }

  /** Checks again at the end, in case a change arrived after the last one was sent. */
  async function sendAll(id: number) {
    // Alternates between the two, because strangers can cause any number of security events by guessing, and changes
    // shouldn't have to wait for them.
    async function sendNext() {
      const mayFollow = await sendNextSecurityEvent(sender, id);
      return (await sendNextChange(sender, id)) || mayFollow;
    }
    while (lease?.isHeld() && (await sendNext()));
    checkSoon();
  }

  function checkNow() {
    checkSoon();
    tick();
  }

  function tick() {
    try {
      look();
    } catch (error) {
      reportFault(error);
    }
  }

  let timer: NodeJS.Timeout | undefined;

  return {
    start() {
      timer = setInterval(tick, pollInterval).unref();
    },

    /** Call after an owner changes a webhook, so as not to wait for the next regular check. */
    checkSoon,

    ping: (id: number) => pingWebhook(sender, id),

    announce: (news: News) => announce(sender, news),

    /** The next process resends requests that were cut off. */
    async close() {
      clearInterval(timer);
      closing.abort();
      await check;
      await Promise.all(sending.values());
      await release();
    },
  };
}
