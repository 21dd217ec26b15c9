/**
 * Each webhook hears of every change after its cursor, in the order of the log, at least once. The cursor moves only past
 * a change that the receiver has confirmed. One process sends: the one that holds the lease, which it takes while there
 * is something to send.
 */
import type { FastifyBaseLogger } from 'fastify';
import { holdLease, type Lease } from '../../db/lease.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { listWebhooksBehind } from '../../db/repositories/webhook/webhook.ts';
import type { Network } from '../http/outgoing/public-fetch.ts';
import { announce, type News } from './announce.ts';
import { isAttemptDue, waitOf } from './attempt.ts';
import { pingWebhook, sendNextChange } from './send-change.ts';

/** A look at the version costs no statement. */
const lookInterval = 200;
/** How often the rows are read although nothing was written here: another process may be gone. */
const checkInterval = 5_000;

type Options = {
  database: Pick<OpenDatabase, 'db' | 'version'>;
  network: Network;
  log: () => Pick<FastifyBaseLogger, 'info' | 'warn'>;
};

export type WebhookSender = ReturnType<typeof webhookSender>;

export function webhookSender({ database: { db, version }, network, log }: Options) {
  const closing = new AbortController();
  const sending = new Map<number, Promise<void>>();
  const sender = { db, request: { network, signal: closing.signal }, log };
  let lease: Lease | undefined;
  let seen: number | undefined;
  let checkAt = 0;
  let check: Promise<void> | undefined;
  let fault: string | undefined;

  function look() {
    if (check || closing.signal.aborted || !isCheckDue()) return;
    checkAt = performance.now() + checkInterval;
    check = startDue()
      .then(() => {
        fault = undefined;
      })
      .catch(suspect)
      .finally(() => {
        check = undefined;
      });
  }

  function isCheckDue(): boolean {
    const current = version.current();
    const hasMoved = current !== seen;
    seen = current;
    return hasMoved || performance.now() >= checkAt;
  }

  function suspect(error: unknown) {
    if (closing.signal.aborted) return;
    const found = error instanceof Error ? error.message : String(error);
    if (found !== fault) log().warn(`Webhooks are not sent at the moment: ${found}`);
    fault = found;
  }

  async function startDue() {
    const behind = await listWebhooksBehind(db);
    const due = behind.filter(isAttemptDue);
    const waits = behind.filter((webhook) => !due.includes(webhook)).map(waitOf);
    checkAt = Math.min(checkAt, performance.now() + Math.min(...waits));
    if (due.length === 0 && sending.size === 0) return release();
    lease ??= holdLease(db, 'webhooks', checkNow);
    if (!lease.isHeld()) return;
    for (const { id } of due) {
      if (sending.has(id)) continue;
      const sent = sendAll(id).catch(suspect);
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

  /** A change that arrived at the very end of a round is found by the next check. */
  async function sendAll(id: number) {
    while (lease?.isHeld() && (await sendNextChange(sender, id)));
    checkSoon();
  }

  function checkSoon() {
    checkAt = 0;
  }

  function checkNow() {
    checkSoon();
    tick();
  }

  function tick() {
    try {
      look();
    } catch (error) {
      suspect(error);
    }
  }

  let timer: NodeJS.Timeout | undefined;

  return {
    start() {
      timer = setInterval(tick, lookInterval).unref();
    },

    /** After an owner has changed something nobody waits for the next check. */
    checkSoon,

    ping: (id: number) => pingWebhook(sender, id),

    announce: (news: News) => announce(sender, news),

    /** A request that is cut off is sent again by the next process. */
    async close() {
      clearInterval(timer);
      closing.abort();
      await check;
      await Promise.all(sending.values());
      await release();
    },
  };
}
