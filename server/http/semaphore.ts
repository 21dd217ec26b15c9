/** Runs work in order of arrival as capacity permits. The queue may be bounded. */
import { queueLength } from '../../db/metrics/queue-length.ts';
import type { AppError } from '../errors.ts';
import { limitHits } from '../limit-hit.ts';

type Waiting = { size: number; start: () => void };
type Queue = { maxWaiting: number; refusal: () => AppError };

/** The name labels the queue in the metrics. */
export function semaphore(name: string, room: number, queueBound?: Queue) {
  const queue: Waiting[] = [];
  let free = room;
  const refusals = limitHits.of(`queue of ${name}`);
  queueLength.read([name], () => queue.length);

  function startNext() {
    for (let next = queue[0]; next && next.size <= free; next = queue[0]) {
      queue.shift();
      free -= next.size;
      next.start();
    }
  }

  return async <Result>(size: number, work: () => Promise<Result>): Promise<Result> => {
    if (queueBound && queue.length >= queueBound.maxWaiting) {
      refusals.value += 1;
      throw queueBound.refusal();
    }
    await new Promise<void>((start) => {
      queue.push({ size, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      free += size;
      startNext();
    }
  };
}

export type Semaphore = ReturnType<typeof semaphore>;
