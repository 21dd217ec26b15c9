/** Work waits until there is room for it, in the order in which it came. A queue may have a bound. */
import type { AppError } from '../errors.ts';

type Waiting = { size: number; start: () => void };
type Queue = { maxWaiting: number; refusal: () => AppError };

export function semaphore(room: number, queueBound?: Queue) {
  const queue: Waiting[] = [];
  let free = room;

  function startNext() {
    for (let next = queue[0]; next && next.size <= free; next = queue[0]) {
      queue.shift();
      free -= next.size;
      next.start();
    }
  }

  return async <Result>(size: number, work: () => Promise<Result>): Promise<Result> => {
    if (queueBound && queue.length >= queueBound.maxWaiting) throw queueBound.refusal();
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
