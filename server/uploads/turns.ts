/** Work that waits until there is room for it: first come, first served. */
import { AppError } from '../errors.ts';

type Waiting = { size: number; start: () => void };

export function turns({ room, waiting = Number.POSITIVE_INFINITY }: Room) {
  const queue: Waiting[] = [];
  let free = room;

  function startNext() {
    for (let next = queue[0]; next && next.size <= free; next = queue[0]) {
      queue.shift();
      free -= next.size;
      next.start();
    }
  }

  return async function inTurn<Result>(size: number, work: () => Promise<Result>): Promise<Result> {
    if (queue.length >= waiting) throw overloaded();
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

type Room = { room: number; waiting?: number };

export const overloaded = (cause?: Error) =>
  new AppError('overloaded', 'Many files are being uploaded. Try again in 5 seconds.', {
    headers: { 'retry-after': '5' },
    cause,
  });
