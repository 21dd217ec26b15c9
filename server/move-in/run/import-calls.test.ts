// Runs on PostgreSQL too: addresses are searched and compared by the database.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';
import { oldPost, oldSite, planned, sendFile, uploadSite } from './testing/old-site.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const addresses = async (id: number, query = 'limit=1000') =>
  (await given.call('GET', `/admin/imports/${id}/addresses?${query}`)).body;
const targets = async (id: number) =>
  Object.fromEntries(
    (await addresses(id)).items.map(({ from_path, to_path }: Record<string, string>) => [
      from_path,
      to_path,
    ]),
  );

test('an import is listed with its state, and read with what it contains', async () => {
  const id = await uploadSite(given, oldPost(5), oldPost(6));
  const { items } = (await given.call('GET', '/admin/imports')).body;
  expect(items).toMatchObject([
    { id, name: 'export.xml', source: 'old.example', state: 'read', release_id: null },
  ]);
  expect((await given.call('GET', `/admin/imports/${id}`)).body).toMatchObject({
    contents: { types: [{ type: 'post', count: 2 }] },
    options: { language: 'en', types: [{ type: 'post', becomes: 'guide' }] },
    mapping: 'old.example',
    is_planned: false,
    report: null,
  });
});

test('saved options plan the addresses, and are listed for other files', async () => {
  const id = await uploadSite(given, oldPost(5));
  const { status, body } = await planned(given, id, {
    types: [{ type: 'post', becomes: 'review' }],
  });
  expect([status, body.is_planned]).toEqual([200, true]);
  expect(await targets(id)).toMatchObject({
    '/post-5': '/reviews/post-5',
    '/?p=5': '/reviews/post-5',
    '/wp-login.php': null,
  });
  const { items } = (await given.call('GET', '/admin/import-mappings')).body;
  expect(items).toMatchObject([
    { name: 'old.example', options: { types: [{ becomes: 'review' }] } },
  ]);
});

test('an edited address is marked, can be found, and is kept when addresses are planned again', async () => {
  const id = await uploadSite(given, oldPost(5), oldPost(6));
  await planned(given, id);
  const edited = [
    { from_path: '/post-5', to_path: '/casino/' },
    { from_path: '/post-6', to_path: '/go/product/not-here-yet' },
    { from_path: '/?p=6', to_path: null },
  ];
  const { status } = await given.call('PUT', `/admin/imports/${id}/addresses`, { items: edited });
  expect(status).toBe(204);
  await planned(given, id);
  expect(await targets(id)).toMatchObject({
    '/post-5': '/casino',
    '/post-6': '/go/product/not-here-yet',
    '/?p=6': null,
    '/?p=5': '/guides/post-5',
  });
  expect(await addresses(id, 'q=not-here')).toMatchObject({
    items: [{ from_path: '/post-6', is_edited: true }],
    total: 1,
  });
});

test('a bad address is refused by its place, and nothing is saved', async () => {
  const id = await uploadSite(given, oldPost(5));
  await planned(given, id);
  const before = await targets(id);
  const items = [
    { from_path: '/post-5', to_path: '/casino' },
    { from_path: '/?p=5', to_path: 'https://elsewhere.example/' },
    { from_path: '/casino', to_path: null },
  ];
  const answer = await given.call('PUT', `/admin/imports/${id}/addresses`, { items });
  expect(expectProblem(answer, 'bad_input', 400).errors).toEqual([
    { path: 'items.1.to_path', message: 'Must be a path on this site, such as /guides/odds' },
    { path: 'items.2.from_path', message: 'A built-in page already has this path' },
  ]);
  expect(await targets(id)).toEqual(before);
});

test('the CSV of addresses can be edited and imported again', async () => {
  const id = await uploadSite(given, oldPost(5), oldPost(6));
  await planned(given, id);
  const file = () => given.call('GET', `/admin/imports/${id}/addresses/export`);
  const { text, headers } = await file();
  expect(headers['content-disposition']).toBe('attachment; filename="addresses.csv"');
  expect(text).toContain('/post-5,/guides/post-5,\r\n');
  expect(text).toContain('/wp-login.php,410,\r\n');

  const csv = `${text.replace('/post-5,/guides/post-5,', '/post-5,410,')}https://www.old.example/extra/,/bets,\r\n/post-6,/go/nowhere?a=1,\r\n`;
  const send = (dry_run: boolean) =>
    given.call('POST', `/admin/imports/${id}/addresses/import`, { csv, dry_run });
  const outcomes = async (dry_run: boolean) => {
    const { written, rows } = (await send(dry_run)).body;
    const changed = rows.filter(({ outcome }: { outcome: string }) => outcome !== 'unchanged');
    return { written, changed };
  };
  const changed = [
    { outcome: 'update', name: '/post-5 → 410' },
    { outcome: 'create', name: 'https://www.old.example/extra/ → /bets' },
    { outcome: 'refused', errors: [{ column: 'new' }] },
  ];
  expect(await outcomes(true)).toMatchObject({ written: false, changed });
  expect((await file()).text).toBe(text);
  expect(await outcomes(false)).toMatchObject({ written: true, changed });
  expect(await targets(id)).toMatchObject({
    '/post-5': null,
    '/extra': '/bets',
    '/post-6': '/guides/post-6',
  });
  expect((await addresses(id, 'q=/post-5&limit=2')).items).toContainEqual({
    from_path: '/post-5',
    to_path: null,
    is_edited: true,
  });
});

test('an import can only start once its addresses are planned', async () => {
  const id = await uploadSite(given, oldPost(5));
  const started = await given.call('POST', `/admin/imports/${id}/start`);
  expect(expectProblem(started, 'conflict', 409).detail).toBe('Save your choices first.');
});

test('a file that was added belongs to the same import, and its addresses are planned again', async () => {
  const id = await uploadSite(given, oldPost(5));
  await planned(given, id);
  const { status, body } = await sendFile(given, oldSite(oldPost(6)), {
    query: `name=second.xml&add_to=${id}`,
    type: 'text/xml',
  });
  expect([status, body.id, body.name]).toEqual([201, id, 'export.xml, second.xml']);
  expect((await given.call('GET', `/admin/imports/${id}`)).body).toMatchObject({
    contents: { types: [{ type: 'post', count: 2 }] },
    is_planned: false,
  });
});

test('a deleted import leaves no rows but the saved options', async () => {
  const id = await uploadSite(
    given,
    ...Array.from({ length: 120 }, (_, index) => oldPost(index + 1)),
  );
  await planned(given, id);
  expect((await given.call('DELETE', `/admin/imports/${id}`)).status).toBe(204);
  for (const table of ['site_import', 'import_record', 'import_address'] as const) {
    expect(await given.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect((await given.call('GET', '/admin/import-mappings')).body.items).toHaveLength(1);
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['GET', '/progress'],
    ['POST', '/start'],
    ['POST', '/cancel'],
    ['GET', '/addresses/export'],
  ] as const) {
    expectProblem(await given.call(method, `/admin/imports/${id}${path}`), 'not_found', 404);
  }
});
