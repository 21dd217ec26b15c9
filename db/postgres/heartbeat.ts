/**
 * A hanging server neither responds nor refuses connections, and a statement may take 15 seconds. So an idle connection
 * pings it every second. Without a response, all pending queries fail, and so do new ones until the server responds
 * again.
 */
import type { Client } from 'pg';

/** In milliseconds. */
export const longestSilence = 2_000;

export type Heartbeat = ReturnType<typeof serverHeartbeat>;

export function serverHeartbeat() {
  let isResponsive = true;
  let lastAnswer = 0;
  const waiting = new Set<(error: Error) => void>();

  function requireResponsive() {
    if (!isResponsive) throw noAnswer();
  }

  return {
    requireResponsive,

    /** Rejects as soon as the server is found to be unresponsive. */
    async whileResponsive<Result>(work: () => Promise<Result>): Promise<Result> {
      requireResponsive();
      return new Promise((resolve, reject) => {
        waiting.add(reject);
        work()
          .then((result) => {
            lastAnswer = performance.now();
            resolve(result);
          }, reject)
          .finally(() => waiting.delete(reject));
      });
    },

    /** A server that is merely slow has responded to another query in the meantime. */
    async isSilent(client: Client): Promise<boolean> {
      const start = performance.now();
      return !(await answersInTime(client)) && lastAnswer < start;
    },

    markUnresponsive() {
      isResponsive = false;
      for (const reject of waiting) reject(noAnswer());
      waiting.clear();
    },

    markResponsive() {
      isResponsive = true;
    },
  };
}

const noAnswer = () =>
  Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' });

export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && /timeout|ETIMEDOUT/i.test(error.message);

/** An error counts as a response. */
function answersInTime(client: Client): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answered = () => resolve(true);
  client.query('select 1').then(answered, answered);
  // The response may have arrived while this process was busy. Node reads it before the second turn.
  const giveUp = () => setImmediate(() => setImmediate(() => resolve(false)));
  const timer = setTimeout(giveUp, longestSilence).unref();
  return promise.finally(() => clearTimeout(timer));
}
