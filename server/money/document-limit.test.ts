// Runs on PostgreSQL too: it counts rows and adds up their sizes.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { moneySite } from './testing/money-site.ts';

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
    ...{ status: 409, body: { detail: 'Documents can take up 500 MB in total.' } },
  });
});

test('at the limit, documents that nothing has used for a day make room', async () => {
  const site = moneySite(given);
  const { id: programme_id } = await site.programme();
  const [kept, former] = [await add(), await add()];
  const deal = await site.deal(programme_id, { document_id: former.body.id });
  const draft = { ...deal, document_id: kept.body.id, reason: 'Wrong file' };
  expect((await given.call('PUT', `/admin/deals/${deal.id}`, draft)).status).toBe(200);
  await insert(Array.from({ length: 1_998 }, () => ({ ...stored, bytes: 5 })));
  expect((await add()).status).toBe(409);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
  const added = await add();
  vi.useRealTimers();
  expect(added.status).toBe(201);
  const left = await given.db.selectFrom('money_document').select('id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual([kept.body.id, former.body.id, added.body.id]);
});
