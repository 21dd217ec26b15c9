/**
 * Clicks are counted in memory and written together once a second, so that no visitor waits for it. They are no writes of
 * the catalogue: nothing of them is in the change log. A visitor's IP is in memory for that second alone.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { wallClock } from '#contract/local-time.ts';
import { counter } from '../../db/metrics/measure.ts';
import { queueLength } from '../../db/metrics/queue-length.ts';
import { insertOrFindClickSalt } from '../../db/repositories/click/click-visitor.ts';
import type { Database } from '../../db/tables.ts';
import { networkOf } from '../http/ip-network.ts';
import type { Click, ClickVisitor } from './click.ts';
import { type HashedClick, writeClicks } from './write-clicks.ts';

const writeInterval = 1_000;
/** In a transaction: each waits for the disk once. Requests are handled between its statements. */
const maxClicksAtOnce = 2_000;
/** A click that waits takes some three hundred bytes. */
const maxPending = 50_000;
const hashLength = 16;

type Pending = Click & { at: string; day: string } & ({ hash: string } | ClickVisitor);

const clicks = counter({
  name: 'aceboard_clicks_total',
  help: 'Clicks on links to partners, by what became of them.',
  labels: ['outcome'],
});
export const clickOutcome = {
  counted: clicks.of('counted'),
  repeated: clicks.of('repeated'),
  bot: clicks.of('refused: bot'),
  optedOut: clicks.of('refused: opted out'),
  unknown: clicks.of('refused: unknown'),
  full: clicks.of('refused: full'),
};
export function clickLog({
  db,
  timeZone,
  onFailure,
}: {
  db: Kysely<Database>;
  timeZone: string;
  onFailure: (error: unknown) => void;
}) {
  let pending: Pending[] = [];
  let salt: { day: string; value: string } | undefined;
  let writing: Promise<void> | undefined;
  let closed = false;
  const timer = setInterval(write, writeInterval).unref();
  queueLength.read(['clicks'], () => pending.length);

  const hashOf = (value: string, { kind, item_id }: Click, { ip, userAgent }: ClickVisitor) =>
    createHmac('sha256', value)
      .update(`${kind} ${item_id}\n${networkOf(ip)}\n${userAgent}`)
      .digest('base64url')
      .slice(0, hashLength);

  async function saltOf(day: string) {
    if (salt?.day !== day) {
      const made = randomBytes(32).toString('base64url');
      salt = { day, value: await insertOrFindClickSalt(db, day, made) };
    }
    return salt.value;
  }

  /** The clicks of a day that has no salt here yet arrived within the last second. */
  async function hashed(batch: Pending[]) {
    const rows: HashedClick[] = [];
    for (const click of batch) {
      if ('hash' in click) rows.push(click);
      else {
        const { ip, userAgent, ...rest } = click;
        rows.push({ ...rest, hash: hashOf(await saltOf(rest.day), rest, { ip, userAgent }) });
      }
    }
    return rows;
  }

  function write(): Promise<void> {
    writing ??= writePending().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  async function writePending() {
    try {
      while (pending.length > 0) {
        const batch = pending.slice(0, maxClicksAtOnce);
        const written = await writeClicks(db, await hashed(batch));
        pending = pending.slice(batch.length);
        for (const [outcome, number] of Object.entries(written)) {
          clickOutcome[outcome as keyof typeof written].value += number;
        }
        await nextTurn();
      }
    } catch (error) {
      onFailure(error);
    }
  }

  return {
    /** Returns a promise only where the process ends, because nothing is written later then. */
    count(click: Click, visitor: ClickVisitor): Promise<void> | undefined {
      if (pending.length >= maxPending) {
        clickOutcome.full.value += 1;
        return;
      }
      const now = new Date();
      const day = wallClock(timeZone).format(now).slice(0, 10);
      const who = salt?.day === day ? { hash: hashOf(salt.value, click, visitor) } : visitor;
      pending.push({ ...click, ...who, at: now.toISOString(), day });
      return closed ? write() : undefined;
    },

    /** Resolves when everything that was counted before is written. */
    async write() {
      await writing;
      await write();
    },

    async close() {
      closed = true;
      clearInterval(timer);
      await this.write();
    },
  };
}

export type ClickLog = ReturnType<typeof clickLog>;
