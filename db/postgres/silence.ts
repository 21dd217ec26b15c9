/**
 * A server that hangs neither answers nor refuses, and a statement may take 15 seconds. So a connection without other work
 * asks once per second: when it gets no answer, everything that waits fails, and so does what is asked before the next one.
 */
import type { Client } from 'pg';

const longestSilence = 2_000;

export type Silence = ReturnType<typeof serverSilence>;

export function serverSilence() {
  let isSilent = false;
  const waiting = new Set<(error: Error) => void>();

  function requireAnswers() {
    if (isSilent) throw noAnswer();
  }

  return {
    requireAnswers,

    /** Rejects as soon as the server is found to be silent. */
    async unlessSilent<Result>(work: () => Promise<Result>): Promise<Result> {
      requireAnswers();
      return new Promise((resolve, reject) => {
        waiting.add(reject);
        work()
          .then(resolve, reject)
          .finally(() => waiting.delete(reject));
      });
    },

    begin() {
      isSilent = true;
      for (const reject of waiting) reject(noAnswer());
      waiting.clear();
    },

    end() {
      isSilent = false;
    },
  };
}

const noAnswer = () =>
  Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' });

export const isNoAnswer = (error: unknown): boolean =>
  error instanceof Error && /timeout|ETIMEDOUT/i.test(error.message);

/** An error is an answer too. */
export function answers(client: Client): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answered = () => resolve(true);
  client.query('select 1').then(answered, answered);
  // The answer may have arrived while this process was busy, and is read before the second turn.
  const giveUp = () => setImmediate(() => setImmediate(() => resolve(false)));
  const timer = setTimeout(giveUp, longestSilence).unref();
  return promise.finally(() => clearTimeout(timer));
}
