import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { imageName } from '../../image/storage/image-storage.ts';
import { openImageStorage } from '../../image/storage/open-image-storage.ts';
import { hasGateway, startGateway } from '../../image/upload/testing/s3-gateway.ts';
import { parseSettings } from '../../settings.ts';
import { backUpSite } from './back-up-site.ts';
import { readArchive } from './read-archive.ts';
import { restoreSite } from './restore-site.ts';
import { emptyPlace, openSite } from './testing/changing-site.ts';

test.runIf(hasGateway)('restores images into S3, where a backup reads them', async () => {
  const gateway = await startGateway();
  onTestFinished(gateway.stop);
  const { settings, ...place } = await emptyPlace();
  const site = await openSite({ settings, ...place });
  const bytes = Buffer.from('image');
  const files = new Map(['10x10.webp', '5.webp'].map((name) => [name, bytes]));
  const icon_url = `/uploads/${imageName(bytes)}/10x10.webp`;
  await (await openImageStorage(settings)).put(imageName(bytes), files);
  await site.make.product({ icon_url });
  await site.app.close();
  const never = new AbortController().signal;
  const onDisk = join(temporaryFolder(), 'disk.tar');
  await backUpSite(settings, onDisk, never);

  const { variables } = await emptyPlace();
  const inBucket = parseSettings({ ...variables, ...gateway.settingsOf('restored') });
  await restoreSite(onDisk, inBucket, { force: false, report() {} });
  expect(await (await openImageStorage(inBucket)).files(imageName(bytes))).toEqual(files);
  const again = join(temporaryFolder(), 'bucket.tar');
  await backUpSite(inBucket, again, never);
  const { images, missing_images } = (await readArchive(again)).manifest;
  expect(images).toEqual((await readArchive(onDisk)).manifest.images);
  expect([Object.keys(images), missing_images]).toEqual([[imageName(bytes)], []]);
});
