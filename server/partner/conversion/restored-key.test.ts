// Runs in test:long only: restores a whole site.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPostgres } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { backUpSite } from '../../operation/backup/back-up-site.ts';
import { restoreSite } from '../../operation/backup/restore-site.ts';
import { emptyPlace, openSite } from '../../operation/backup/testing/changing-site.ts';
import { counts, partnerApp, postback } from './testing/partner-app.ts';

test.each([
  ['the same engine', isPostgres],
  ['SQLite', false],
])('a site restored into %s keeps its keys, clicks and counts', async (_engine, onPostgres) => {
  const place = await emptyPlace();
  const given = await partnerApp(place.variables, { address: place.address });
  const reported = { click: given.click, event: 'earning', amount: '12.30', id: 'T-1' };
  expect((await postback(given, given.key, reported)).body).toEqual({ counted: true });
  const before = await counts(given);
  await given.app.close();
  const file = join(temporaryFolder(), 'site.tar');
  await backUpSite(place.settings, file, new AbortController().signal);

  const away = await emptyPlace(onPostgres);
  await restoreSite(file, away.settings, { force: false, report() {} });
  const restored = await openSite(away);
  expect((await postback(restored, given.key, reported)).body).toEqual({ counted: false });
  expect(await counts(restored)).toEqual(before);
  const next = { ...reported, id: 'T-2' };
  expect((await postback(restored, given.key, next)).body).toEqual({ counted: true });
  await restored.app.close();
});
