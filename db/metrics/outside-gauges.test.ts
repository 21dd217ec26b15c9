import { expect, test } from 'vitest';
import { gauge, measures, outsideGauges } from './measure.ts';

test('a second app doesn’t replace the gauges of the first one', async () => {
  const queue = gauge({ name: 'test_queue', help: 'A queue.', labels: ['queue'] });
  queue.read(['pages'], () => 1);
  await outsideGauges(async () => {
    await Promise.resolve();
    queue.read(['pages'], () => 2);
    queue.readMany(async () => [{ values: ['others'], value: 3 }]);
  });
  const samples = await measures.find(({ name }) => name === 'test_queue')?.samples();
  expect(samples).toEqual([{ labels: { queue: 'pages' }, value: 1 }]);
});
