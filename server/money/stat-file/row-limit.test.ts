// Runs in test:long only: reads a million rows.
import { expect, test } from 'vitest';
import { readStatFile } from './read-stat-file.ts';
import { faultsOf, now, shapeOf } from './testing/read-text.ts';

test('refuses more than a million rows, without reading the rest', async () => {
  const lines = '2026-03-01,a,0,1\n'.repeat(50_000);
  let parts = 0;
  async function* endless() {
    yield Buffer.from('Day,Campaign,FTD,Income\n');
    for (;;) {
      parts += 1;
      yield Buffer.from(lines);
    }
  }
  const reading = readStatFile(endless(), shapeOf({ meaning: 'change' }), { now });
  expect(await faultsOf(reading)).toEqual(['file: Must have at most 1,000,000 rows']);
  expect(parts).toBeLessThan(25);
});
