// Runs on SQLite only: reads and stores nothing.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emptyPlace, openSite } from '../../operation/backup/testing/changing-site.ts';
import { csv, moneySite } from '../testing/money-site.ts';
import { importInChild } from './import-in-child.ts';

async function* endlessFile() {
  for (;;) {
    yield Buffer.from(csv(''));
    await nextTurn();
  }
}

test('an import that takes too long is stopped', async () => {
  const place = await emptyPlace();
  const given = await openSite(place);
  const site = moneySite(given);
  const { id } = await site.source((await site.programme()).id);
  const importing = importInChild(
    place.settings,
    { actor: 'Ada', source_id: id, isDryRun: false },
    endlessFile(),
    1,
  );
  await expect(importing).rejects.toMatchObject({
    code: 'timed_out',
    message: expect.stringContaining('took too long'),
  });
  await given.app.close();
});
