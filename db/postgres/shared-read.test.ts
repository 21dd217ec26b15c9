import { expect, test } from 'vitest';
import { sharedRead } from './shared-read.ts';

const turn = () => new Promise(setImmediate);

test('a caller during a read waits for the next read, and for no later one', async () => {
  const reads: PromiseWithResolvers<void>[] = [];
  const answered: string[] = [];
  const read = sharedRead(() => {
    const made = Promise.withResolvers<void>();
    reads.push(made);
    return made.promise;
  });
  const ask = (name: string) => read().then(() => answered.push(name));

  ask('first');
  ask('second');
  ask('third');
  reads[0]?.resolve();
  await turn();
  expect([reads.length, answered]).toEqual([2, ['first']]);

  ask('fourth');
  reads[1]?.resolve();
  await turn();
  expect([reads.length, answered]).toEqual([3, ['first', 'second', 'third']]);
});

test('a failed read only fails its own callers', async () => {
  const outcomes = [Promise.reject(new Error('away')), Promise.resolve()];
  const read = sharedRead(() => outcomes.shift() as Promise<void>);
  expect((await Promise.allSettled([read(), read()])).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
  ]);
});
