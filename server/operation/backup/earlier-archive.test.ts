// Runs in test:long only: restores a whole site.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { currentSchema, readSchema } from '../../../db/copy/copied-schema.ts';
import { openScratch } from '../../../db/copy/scratch-database.ts';
import { isPostgres } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { parseSettings } from '../../settings.ts';
import { backUpSite } from './back-up-site.ts';
import { restoreSite } from './restore-site.ts';
import { emptyPlace, openSite } from './testing/changing-site.ts';

test.skipIf(isPostgres)('an archive of an earlier schema is restored and migrated', async () => {
  const target = await emptyPlace();
  const folder = temporaryFolder();
  const schema = currentSchema.slice(0, 11);
  const scratch = await openScratch(folder, schema);
  await scratch.insert('category', [{ id: 1, slug: 'casino', name_en: 'Casino' }]);
  await scratch.insert('product', [{ id: 7, icon_url: null, rating: 4, ref_link: null }]);
  await scratch.close();
  const file = join(temporaryFolder(), 'earlier.tar');
  const earlier = parseSettings({ DATA_DIR: folder });
  await backUpSite(earlier, file, new AbortController().signal);
  const { manifest } = await restoreSite(file, target.settings, { force: false, report() {} });
  expect(manifest.schema).toEqual(schema);
  const restored = await openSite(target);
  expect(await readSchema(restored.db)).toEqual(currentSchema);
  expect(await restored.db.selectFrom('product').selectAll().execute()).toMatchObject([
    { id: 7, icon_url: null, rating: 4, ref_link: null },
  ]);
  await restored.app.close();
});
