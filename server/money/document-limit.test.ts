// Runs on PostgreSQL too: it counts rows and adds up their sizes.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const document = { name: 'Terms', type: 'text/plain', content: 'VGVybXM=' };
const stored = { ...document, actor: 'Administrator' };
const add = () => given.call('POST', '/admin/money-documents', document);
const insert = (rows: (typeof stored & { bytes: number })[]) =>
  given.db.insertInto('money_document').values(rows).execute();

test('documents are refused once there are 2,000 of them', async () => {
  await insert(Array.from({ length: 1_999 }, () => ({ ...stored, bytes: 5 })));
  expect((await add()).status).toBe(201);
  expect(await add()).toMatchObject({
    ...{ status: 409, body: { detail: 'There are already 2000 documents.' } },
  });
});

test('documents are refused once they would have more than 500 MB together', async () => {
  // The last one has five bytes.
  await insert([{ ...stored, bytes: 500 * 1024 * 1024 - 5 }]);
  expect((await add()).status).toBe(201);
  expect(await add()).toMatchObject({
    ...{ status: 409, body: { detail: 'All documents together can have at most 500 MB.' } },
  });
});
