/** Visitors get answers while an editor imports and exports, and see either all of an import or nothing. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isReadEnded, onRow, refuse } from '../../../db/testing/database.ts';
import { exportSheet } from '../../sheet/export-sheet.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { productResource } from '../resource/product.ts';
import { productSheet } from './product-sheet.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const names = (count: number) =>
  `name_en\n${Array.from({ length: count }, (_, index) => `Product ${index}`).join('\n')}`;

const startImport = (csv: string) =>
  given.call('POST', '/admin/products/import', { csv, dry_run: false });

const publicTotal = async (offset = 0): Promise<number> =>
  (await given.call('GET', `/products?offset=${offset}`)).body.total;

test('public reads during an import are answered before it finishes, and see none of its changes', async () => {
  let hasEnded = false;
  const importing = startImport(names(300)).finally(() => {
    hasEnded = true;
  });
  const totals: number[] = [];
  for (let offset = 0; !hasEnded; offset += 1) {
    totals.push(await publicTotal(offset));
    // An injected request alone does not yield to the event loop.
    await new Promise(setImmediate);
  }
  expect((await importing).status).toBe(200);
  expect(totals.length).toBeGreaterThan(3);
  expect(new Set(totals.slice(0, -1))).toEqual(new Set([0]));
  expect(await publicTotal()).toBe(300);
});

test('a write queued behind an import is executed after it', async () => {
  const importing = startImport(names(100));
  const waiting = given.make.product();
  await Promise.all([importing, waiting]);
  expect(await publicTotal()).toBe(101);
});

test('an import whose last row fails is rolled back, and a write queued behind it is executed', async () => {
  await onRow(
    given.db,
    'insert on product_translation',
    refuse('refused', "new.name = 'Product 99'"),
  );
  const importing = startImport(names(100));
  const waiting = given.make.product({ i18n: { en: { name: 'Waiting' } } });
  expect((await importing).status).toBe(500);
  await waiting;
  expect(await publicTotal()).toBe(1);
});

test('an export shows the catalogue as it was when it started', async () => {
  const first = await given.make.product({ i18n: { en: { name: 'First' } } });
  const last = await given.make.product({ i18n: { en: { name: 'Last' } } });
  let renamed: Promise<unknown> | undefined;
  const rename = ({ id }: { id: number }) =>
    productResource.update(
      given.writer,
      id,
      productResource.schemas.draft.parse({ i18n: { en: { name: 'Renamed' } } }),
    );
  const parts = await exportSheet(
    {
      ...productSheet,
      async get(db, id) {
        renamed ??= Promise.all([rename(first), rename(last)]);
        await renamed;
        return productSheet.get(db, id);
      },
    },
    given.db,
    undefined,
  );
  expect(String(Buffer.concat(parts))).toMatch(/First.*\r\n.*Last/);
});

test('an export stops when its client disconnects, and releases its snapshot', async () => {
  await given.make.product();
  await given.make.product();
  const client = new AbortController();
  let read = 0;
  const exporting = exportSheet(
    {
      ...productSheet,
      get(db, id) {
        read += 1;
        client.abort();
        return productSheet.get(db, id);
      },
    },
    given.db,
    client.signal,
  );
  await expect(exporting).rejects.toThrow('The client disconnected');
  expect(read).toBe(1);
  await given.make.product();
  expect(await isReadEnded(given.db)).toBe(true);
});

test('a limited number of exports run concurrently, and the rest wait', async () => {
  await given.make.product();
  const finish = Promise.withResolvers<void>();
  let begun = 0;
  const slowSheet: typeof productSheet = {
    ...productSheet,
    async get(db, id) {
      begun += 1;
      await finish.promise;
      return productSheet.get(db, id);
    },
  };
  const exports = [1, 2, 3].map(() => exportSheet(slowSheet, given.db, undefined));
  await expect.poll(() => begun).toBe(2);
  await given.make.product();
  expect(begun).toBe(2);
  finish.resolve();
  const files = (await Promise.all(exports)).map((parts) => String(Buffer.concat(parts)).trim());
  expect(files.map((csv) => csv.split('\r\n').length)).toEqual([2, 2, 3]);
});
