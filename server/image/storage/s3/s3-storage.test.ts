/** Runs on a real S3; s3-fault.test.ts covers its faults. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSettings } from '../../../settings.ts';
import {
  type Gateway,
  hasGateway,
  noGateway,
  startGateway,
} from '../../upload/testing/s3-gateway.ts';
import { openImageStorage } from '../open-image-storage.ts';

const [one, two] = ['1'.repeat(32), '2'.repeat(32)] as const;
const image = new Map([
  ['160.webp', Buffer.from('narrow')],
  ['200x100.webp', Buffer.from('whole')],
]);

if (!hasGateway) test.skip(`images in a real S3: ${noGateway}`);

describe.runIf(hasGateway)('images in a real S3', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  async function openStorage(more: Record<string, string> = {}) {
    const prefix = randomUUID();
    const settings = parseSettings({ ...gateway.settingsOf(prefix), ...more });
    return {
      storage: await openImageStorage(settings),
      /** Writes an object as another program would. */
      leave(key: string) {
        const path = join(gateway.folder, 'images', prefix, key);
        mkdirSync(join(path, '..'), { recursive: true });
        writeFileSync(path, 'content');
      },
    };
  }

  test('an image without its full-size file doesn’t exist, and the same upload completes it', async () => {
    const { storage, leave } = await openStorage();
    leave(`${one}/160.webp`);
    expect(await storage.has(one)).toBe(false);
    for await (const name of storage.names()) expect(name).toBeUndefined();
    await storage.put(one, image);
    expect(await storage.has(one)).toBe(true);
    expect(await storage.files(one)).toEqual(image);
  });

  test('images are listed across many pages, without other objects', async () => {
    const { storage, leave } = await openStorage();
    const names = Array.from({ length: 600 }, (_, index) => index.toString(16).padStart(32, '0'));
    for (const name of names) {
      leave(`${name}/160.webp`);
      leave(`${name}/200x100.webp`);
    }
    leave(`${two}/160.webp`);
    leave('lost & found/200x100.webp');
    const found: string[] = [];
    for await (const name of storage.names()) found.push(name);
    expect(found.sort()).toEqual(names);
  });

  test('images under another prefix are not found', async () => {
    const { storage } = await openStorage();
    await storage.put(one, image);
    expect(await (await openStorage()).storage.has(one)).toBe(false);
  });

  test('images may be stored at the root of the bucket', async () => {
    const { storage } = await openStorage({ UPLOADS_URL: 's3://images' });
    await storage.put(two, image);
    expect(await storage.files(two)).toEqual(image);
  });

  const wrong: [string, Record<string, string>, RegExp][] = [
    ['key', { AWS_ACCESS_KEY_ID: 'other' }, /404 XAdminUserNotFound\. Check AWS_ACCESS_KEY_ID/],
    ['secret', { AWS_SECRET_ACCESS_KEY: 'no' }, /403 SignatureDoesNotMatch\. Check AWS_ACCESS_KEY/],
    ['bucket', { UPLOADS_URL: 's3://other' }, /404 NoSuchBucket\. Check the bucket in UPLOADS_URL/],
    ['region', { AWS_REGION: 'eu-west-7' }, /AuthorizationHeaderMalformed\. Check AWS_REGION/],
    ['endpoint', { S3_ENDPOINT: 'http://127.0.0.1:49151' }, /cannot be reached: ECONNREFUSED/],
  ];

  test.each(wrong)(
    'names an invalid %s as it is called in the settings',
    async (_, more, words) => {
      const { storage } = await openStorage(more);
      const fault = {
        code: 'overloaded',
        message: 'Images are not available. Try again in 5 seconds.',
        cause: { message: expect.stringMatching(words) },
      };
      await expect(storage.prepare()).rejects.toMatchObject(fault);
      await expect(storage.open(one, '200x100.webp')).rejects.toMatchObject(fault);
      await expect(storage.put(one, image)).rejects.toMatchObject(fault);
    },
  );
});
