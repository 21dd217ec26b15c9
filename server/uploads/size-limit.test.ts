import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/database.ts';
import { type TestApp, testApp, token } from '../testing/app.ts';
import { contentsOf, formOf, plain } from './testing/uploads.ts';

let given: TestApp;
afterEach(() => given.app.close());

/** A picture that is followed by as many zeros as make it this large: decoders pass over them. */
const pictureOf = async (size: number) => {
  const picture = await plain(2, 2).png().toBuffer();
  return Buffer.concat([picture, Buffer.alloc(Math.max(0, size - picture.length))], size);
};

test.each([1, 2000, 65_536, 200_000])(
  'with UPLOAD_MAX_BYTES=%i no larger file is taken, however it is cut into chunks',
  async (most) => {
    const DATA_DIR = temporaryFolder();
    given = await testApp({ DATA_DIR, UPLOAD_MAX_BYTES: String(most) });
    const url = await given.app.listen({ port: 0, host: '127.0.0.1' });
    const statusOf = async (size: number) => {
      const body = formOf({ bytes: await pictureOf(size) });
      const headers = { 'x-admin-token': token };
      return (await fetch(`${url}/api/admin/uploads`, { method: 'POST', headers, body })).status;
    };

    for (const larger of [most + 1, most + 100, 4096, 65_537, 300_000, 3_000_000]) {
      if (larger > most) expect(await statusOf(larger), `${larger} bytes`).toBe(413);
    }
    expect(contentsOf(DATA_DIR)).toEqual({});

    const taken = most === 1 ? 415 : 201;
    expect(await statusOf(most)).toBe(taken);
    expect(await statusOf(Math.max(1, most - 1))).toBe(taken);
  },
  20_000,
);
