import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { parseSettings } from '../../settings.ts';
import { type Gateway, hasGateway, noGateway, startGateway } from '../upload/testing/s3-gateway.ts';
import { diskStorage } from './disk-storage.ts';
import type { ImageFiles, ImageStorage } from './image-storage.ts';
import { openImageStorage } from './open-image-storage.ts';

const [one, two] = ['1'.repeat(32), '2'.repeat(32)] as const;

const filesOf = (text: string): ImageFiles =>
  new Map([
    ['160.webp', Buffer.from(`narrow ${text}`)],
    ['200x100.webp', Buffer.from(text)],
  ]);

const storages: [string, () => Promise<ImageStorage>][] = [
  ['a folder on disk', async () => diskStorage(temporaryFolder())],
];

if (hasGateway) {
  let gateway: Gateway | undefined;
  afterAll(() => gateway?.stop());
  const openS3 = async () => {
    gateway ??= await startGateway();
    return openImageStorage(parseSettings(gateway.settingsOf(`a-site/${randomUUID()}`)));
  };
  storages.push(['S3', openS3]);
} else {
  process.stdout.write(`Skipping the image storage suite on S3: ${noGateway}.\n`);
  test.skip(`image storage suite on S3: ${noGateway}`);
}

const textOf = async (storage: ImageStorage, image: string, file = '200x100.webp') => {
  const found = await storage.open(image, file);
  return found && (await buffer(found.content)).toString();
};

async function namesIn(storage: ImageStorage) {
  const names: string[] = [];
  for await (const name of storage.names()) names.push(name);
  return names.sort();
}

describe.each(storages)('images in %s', (_, openStorage) => {
  test('a deleted image can’t be read any more, and the others stay', async () => {
    const storage = await openStorage();
    await storage.put(one, filesOf('one'));
    await storage.put(two, filesOf('two'));
    await storage.delete(one);
    expect(await namesIn(storage)).toEqual([two]);
    await storage.delete(one);
    await storage.put(one, filesOf('again'));
    expect(await storage.has(one)).toBe(true);
  });

  test('a stored image can be read, and nothing else', async () => {
    const storage = await openStorage();
    expect(await storage.has(one)).toBe(false);
    await storage.put(one, filesOf('content'));
    expect(await storage.has(one)).toBe(true);
    expect(await textOf(storage, one)).toBe('content');
    expect(await textOf(storage, one, '160.webp')).toBe('narrow content');
    expect(await storage.sizeOf(one, '200x100.webp')).toBe(7);
    const missing: [string, string][] = [
      [one, '320.webp'],
      [two, '200x100.webp'],
    ];
    for (const file of missing) {
      expect(await storage.open(...file)).toBeUndefined();
      expect(await storage.sizeOf(...file)).toBeUndefined();
    }
    expect(await storage.has(two)).toBe(false);
  });

  test('a path below a file is not found', async () => {
    const storage = await openStorage();
    await storage.put(one, filesOf('content'));
    expect(await storage.open(`${one}/200x100.webp`, '160.webp')).toBeUndefined();
  });

  test('an image stays unchanged when stored again', async () => {
    const storage = await openStorage();
    await storage.put(one, filesOf('first'));
    await Promise.all([
      storage.put(one, filesOf('second')),
      storage.put(one, filesOf('third').set('320.webp', Buffer.from('more'))),
    ]);
    expect(await storage.files(one)).toEqual(filesOf('first'));
  });

  test('an image stored twice concurrently exists once', async () => {
    const storage = await openStorage();
    await Promise.all([storage.put(one, filesOf('same')), storage.put(one, filesOf('same'))]);
    expect(await namesIn(storage)).toEqual([one]);
    expect(await storage.files(one)).toEqual(filesOf('same'));
  });

  test('all images are listed, each with all of its files', async () => {
    const storage = await openStorage();
    expect(await namesIn(storage)).toEqual([]);
    await storage.put(one, filesOf('first'));
    await storage.put(two, filesOf('second'));
    expect(await namesIn(storage)).toEqual([one, two]);
    expect(await storage.files(two)).toEqual(filesOf('second'));
  });

  test('an empty storage is ready', async () => {
    const storage = await openStorage();
    await storage.prepare();
    expect(await namesIn(storage)).toEqual([]);
  });
});
