/**
 * PostgreSQL notifies this process of every catalogue write, and the head of the log is polled every second as well.
 * While the listening connection is lost, the head is checked before every request.
 */
import pg from 'pg';
import type { CatalogueVersion } from '../engine.ts';
import { type Instants, selectInstants, spanAround } from '../sql/schedule.ts';
import { channel } from './engine-sql.ts';
import { type Heartbeat, isTimeout, longestSilence } from './heartbeat.ts';
import { sharedRead } from './shared-read.ts';

const pollMilliseconds = 1_000;

type State = Instants & { head: number };

const selectState = `${selectInstants('$1')}, (select coalesce(max(seq), 0) from change) as head`;

export type OwnWrites = { onWritten?: (head: number) => void };

/** Counts versions, and decides until when one is valid. */
function versionClock(now: () => number) {
  let version = 0;
  let headSeen = -1;
  /** The current version is valid between these times, even if the clock is set back. */
  let validFrom = 0;
  let validUntil = Number.POSITIVE_INFINITY;

  /** Used until the database reports the next scheduled instant. Schedules have a resolution of one second. */
  function bumpUntilNextSecond() {
    version += 1;
    validFrom = Math.floor(now() / 1000) * 1000;
    validUntil = validFrom + 1000;
  }

  function see(head: number) {
    if (head <= headSeen) return;
    headSeen = head;
    bumpUntilNextSecond();
  }

  return {
    see,
    version: () => version,
    /** Starts another version if the current one is no longer valid. Returns whether it did. */
    passTime(): boolean {
      const time = now();
      if (time >= validFrom && time < validUntil) return false;
      bumpUntilNextSecond();
      return true;
    },
    /** `time` is when the database was asked for its state. */
    learn(time: number, state: State) {
      see(state.head);
      // This read started before a write that is already known. A later read will find the times that the write changed.
      if (state.head < headSeen) return;
      const { from, until } = spanAround(time, state);
      // Something has started, expired or reappeared since, or the clock was set while the database responded.
      if (from > validFrom || until < validUntil) version += 1;
      validFrom = from;
      validUntil = until;
    },
  };
}

export async function watchVersion(
  pool: pg.Pool,
  { own, heartbeat }: { own: OwnWrites; heartbeat: Heartbeat },
  now = () => Date.now(),
): Promise<CatalogueVersion> {
  const clock = versionClock(now);
  let listener: pg.Client | undefined;
  let isClosed = false;

  async function readState() {
    const time = now();
    const { rows } = await heartbeat.whileResponsive(() =>
      pool.query<State>(selectState, [Math.floor(time / 1000)]),
    );
    for (const state of rows) clock.learn(time, state);
  }

  const refresh = sharedRead(readState);

  /** Cached results are served while the database is unreachable. */
  const tryToRefresh = () => refresh().catch(() => {});

  function leave(client: pg.Client) {
    if (listener === client) listener = undefined;
    client.removeAllListeners();
    client.on('error', () => {});
    client.end().catch(() => {});
  }

  async function listen() {
    const client = new pg.Client({ ...pool.options });
    const onLost = () => leave(client);
    client.on('error', onLost);
    client.on('end', onLost);
    client.on('notification', tryToRefresh);
    try {
      await client.connect();
      await client.query({
        text: `listen ${channel}`,
        query_timeout: longestSilence,
      } as pg.QueryConfig);
    } catch (error) {
      onLost();
      // A refused connection counts as a response.
      if (isTimeout(error)) heartbeat.markUnresponsive();
      else heartbeat.markResponsive();
      throw error;
    }
    heartbeat.markResponsive();
    listener = client;
    if (isClosed) onLost();
  }

  async function poll() {
    if (!listener) await listen().catch(() => {});
    await tryToRefresh();
    if (!isClosed) timer = setTimeout(poll, pollMilliseconds).unref();
  }

  async function beat() {
    const client = listener;
    if (client && (await heartbeat.isSilent(client)) && !isClosed) {
      heartbeat.markUnresponsive();
      leave(client);
    }
    if (!isClosed) nextBeat = setTimeout(beat, pollMilliseconds).unref();
  }

  own.onWritten = (head) => {
    clock.see(head);
    tryToRefresh();
  };
  await listen();
  await refresh();
  let timer = setTimeout(poll, pollMilliseconds).unref();
  let nextBeat = setTimeout(beat, pollMilliseconds).unref();

  return {
    current() {
      if (clock.passTime()) tryToRefresh();
      return clock.version();
    },
    refresh: () => (listener ? undefined : tryToRefresh()),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(nextBeat);
      const client = listener;
      listener = undefined;
      await client?.end();
      await tryToRefresh();
    },
  };
}
