import { expect, test } from 'vitest';
import { overloaded } from '../errors.ts';
import { type Semaphore, semaphore } from './semaphore.ts';

/** Each piece of work lasts until the test ends it. */
function pieces(permits: Semaphore) {
  const started: string[] = [];
  return {
    started,
    begin(name: string, size: number) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const done = permits(size, () => {
        started.push(name);
        return promise;
      });
      return { done, end: resolve, fail: reject };
    },
  };
}

test('work starts immediately while there is capacity, and otherwise once other work finishes', async () => {
  const { started, begin } = pieces(semaphore('work', 2));
  const first = begin('first', 1);
  const second = begin('second', 1);
  const third = begin('third', 1);
  await new Promise(setImmediate);
  expect(started).toEqual(['first', 'second']);
  second.end();
  await second.done;
  await new Promise(setImmediate);
  expect(started).toEqual(['first', 'second', 'third']);
  first.end();
  third.end();
  await Promise.all([first.done, third.done]);
});

test('large work waits until everything fits, and small work does not overtake it', async () => {
  const { started, begin } = pieces(semaphore('work', 2));
  const small = begin('small', 1);
  const large = begin('large', 2);
  const later = begin('later', 1);
  await new Promise(setImmediate);
  expect(started).toEqual(['small']);
  small.end();
  await small.done;
  await new Promise(setImmediate);
  expect(started).toEqual(['small', 'large']);
  large.end();
  later.end();
  await Promise.all([large.done, later.done]);
  expect(started).toEqual(['small', 'large', 'later']);
});

test('failed work frees its capacity', async () => {
  const { started, begin } = pieces(semaphore('work', 1));
  const failing = begin('failing', 1);
  const next = begin('next', 1);
  failing.fail(new Error('failed'));
  await expect(failing.done).rejects.toThrow('failed');
  next.end();
  await next.done;
  expect(started).toEqual(['failing', 'next']);
});

test('when too many are waiting, the next one is refused with a retry time', async () => {
  const { begin } = pieces(
    semaphore('work', 1, { maxWaiting: 1, refusal: () => overloaded('Full.') }),
  );
  const running = begin('running', 1);
  const waiting = begin('waiting', 1);
  await expect(begin('refused', 1).done).rejects.toMatchObject({
    code: 'overloaded',
    headers: { 'retry-after': '5' },
  });
  running.end();
  waiting.end();
  await Promise.all([running.done, waiting.done]);
});
