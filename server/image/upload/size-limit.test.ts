// Runs in test:long only: sends large files.
// Runs on SQLite only: size limits apply before anything is written.
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { type TestApp, testApp, token } from '../../testing/app.ts';
import { contentsOf, formOf, plain } from './testing/uploads.ts';

let given: TestApp;
afterEach(() => given.app.close());

/** Pads an image to this size with zeros, which decoders ignore. */
const imageOf = async (size: number) => {
  const image = await plain(2, 2).png().toBuffer();
  return Buffer.concat([image, Buffer.alloc(Math.max(0, size - image.length))], size);
};

test.each([1, 2000, 65_536, 200_000])(
  'with UPLOAD_MAX_BYTES=%i no larger file is accepted, however it is chunked',
  async (maxBytes) => {
    const DATA_DIR = temporaryFolder();
    given = await testApp({ DATA_DIR, UPLOAD_MAX_BYTES: String(maxBytes) });
    const url = await given.app.listen({ port: 0, host: '127.0.0.1' });
    const statusOf = async (size: number) => {
      const body = formOf({ bytes: await imageOf(size) });
      const headers = { 'x-admin-token': token };
      return (await fetch(`${url}/api/admin/uploads`, { method: 'POST', headers, body })).status;
    };

    for (const larger of [maxBytes + 1, maxBytes + 100, 4096, 65_537, 300_000, 3_000_000]) {
      if (larger > maxBytes) expect(await statusOf(larger), `${larger} bytes`).toBe(413);
    }
    expect(contentsOf(DATA_DIR)).toEqual({});

    const accepted = maxBytes === 1 ? 415 : 201;
    expect(await statusOf(maxBytes)).toBe(accepted);
    expect(await statusOf(Math.max(1, maxBytes - 1))).toBe(accepted);
  },
);
