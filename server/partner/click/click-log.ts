/**
 * Buffers clicks in memory and writes them once per second, so that no visitor waits for a write. Clicks aren't
 * catalogue writes, so they never appear in the change log. A visitor's IP stays in memory for that second only.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { counter, histogram, secondsSince } from '../../../db/metrics/measure.ts';
import { queueLength } from '../../../db/metrics/queue-length.ts';
import type { Database } from '../../../db/tables.ts';
import { dailySalt } from '../../visitor/hash/daily-salt.ts';
import { visitorHash } from '../../visitor/hash/visitor-hash.ts';
import type { CountedVisitor } from '../../visitor/hash/visitor-of.ts';
import { type Click, type HashedClick, type LinkedMarkets, writeClicks } from './write-clicks.ts';

/** In milliseconds. */
export const writeInterval = 1_000;
/** Per transaction. Requests are handled between its statements, and larger batches are cheaper. */
const maxClicksAtOnce = 1_000;
/** A pending click takes about 300 bytes. */
const maxPending = 50_000;
/** How many visitors per network count per item and day. */
const slotsPerNetwork = 64;

type Pending = Click & { at: string; day: string } & ({ hash: string } | CountedVisitor);

const clicks = counter({
  name: 'aceboard_clicks_total',
  help: 'Clicks on partner links, by outcome.',
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
const batchTime = histogram({
  name: 'aceboard_click_batch_seconds',
  help: 'Batches of clicks written.',
}).of();

export function clickLog({
  db,
  timeZone,
  linkedMarkets,
  onFailure,
}: {
  db: Kysely<Database>;
  timeZone: string;
  linkedMarkets: LinkedMarkets;
  onFailure: (error: unknown) => void;
}) {
  let pending: Pending[] = [];
  const salt = dailySalt(db, timeZone);
  let writing: Promise<void> | undefined;
  let closed = false;
  const timer = setInterval(write, writeInterval).unref();
  queueLength.read(['clicks'], () => pending.length);

  const hashOf = (value: string, { kind, item_id }: Click, visitor: CountedVisitor) =>
    visitorHash(value, `${kind} ${item_id}`, visitor, slotsPerNetwork);

  /** Clicks without a hash arrived before their day's salt was loaded, within the last second. */
  async function hashed(batch: Pending[]) {
    const rows: HashedClick[] = [];
    for (const click of batch) {
      if ('hash' in click) rows.push(click);
      else {
        const { ip, userAgent, ...rest } = click;
        rows.push({ ...rest, hash: hashOf(await salt.of(rest.day), rest, { ip, userAgent }) });
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

  /** Leaves clicks that arrive in the meantime to the next batch, which is cheaper. */
  async function writePending() {
    try {
      for (let due = pending.length; due > 0; ) {
        const batch = pending.slice(0, Math.min(due, maxClicksAtOnce));
        due -= batch.length;
        const start = performance.now();
        const written = await writeClicks(db, await hashed(batch), linkedMarkets);
        batchTime.observe(secondsSince(start));
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

  /** Resolves once all clicks counted so far are written. */
  async function writeAll() {
    await writing;
    await write();
  }

  return {
    /** Returns a promise only during shutdown, because nothing is written later. */
    count(click: Click, visitor: CountedVisitor): Promise<void> | undefined {
      if (pending.length >= maxPending) {
        clickOutcome.full.value += 1;
        return;
      }
      const now = new Date();
      const day = salt.dayOf(now);
      const known = salt.known(day);
      const who = known === undefined ? visitor : { hash: hashOf(known, click, visitor) };
      pending.push({ ...click, ...who, at: now.toISOString(), day });
      return closed ? writeAll() : undefined;
    },

    write: writeAll,

    async close() {
      closed = true;
      clearInterval(timer);
      await writeAll();
    },
  };
}

export type ClickLog = ReturnType<typeof clickLog>;
