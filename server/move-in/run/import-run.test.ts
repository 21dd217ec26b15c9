/** Runs imports in their processes. killed-import.test.ts kills and closes them. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyPlace, openSite, type Place } from '../../operation/backup/testing/changing-site.ts';
import type { TestApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';
import { oldPost, planned, progressOf, uploadSite } from './testing/old-site.ts';

let place: Place;
let given: TestApp;
const open: TestApp[] = [];
async function openAt(where: Place) {
  const app = await openSite(where);
  open.push(app);
  return app;
}
beforeEach(async () => {
  place = await emptyPlace();
  given = await openAt(place);
});
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});

// The process has a low priority, so a busy machine takes long.
const waiting = { timeout: 240_000, interval: 50 };
const start = (app: TestApp, id: number) => app.call('POST', `/admin/imports/${id}/start`);
const cancel = (app: TestApp, id: number) => app.call('POST', `/admin/imports/${id}/cancel`);
const stateOf = async (id: number) => (await progressOf(given, id)).state;
const ended = (id: number, state: string) => expect.poll(() => stateOf(id), waiting).toBe(state);
const long = '<p>Odds say how likely something is.</p><ul><li>One</li></ul>'.repeat(80);
const posts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    oldPost(index + 1, `${long}<p><a href="/post-${index + 2}/">Next</a></p>`),
  );

async function plannedImport(app: TestApp, ...items: string[]) {
  const id = await uploadSite(app, ...items);
  await planned(app, id);
  return id;
}

test('an import runs in another process, and prepares a release of the person who started it', async () => {
  const id = await plannedImport(given, oldPost(5), oldPost(6));
  const { status, body } = await start(given, id);
  expect([status, body.state]).toEqual([200, 'working']);
  await ended(id, 'proposed');
  const { release_id, step, failure } = await progressOf(given, id);
  expect([step, failure]).toEqual([null, null]);
  const release = (await given.call('GET', `/admin/releases/${release_id}`)).body;
  expect(release).toMatchObject({ author: 'Administrator', name: 'Import of old.example' });
  expect((await given.call('POST', `/admin/releases/${release_id}/publish`)).status).toBe(200);
  expect((await given.call('GET', '/pages/guide/post-5')).status).toBe(200);
});

test('one import at a time is at work, in all processes, and its options can’t change', async () => {
  const other = await openAt(place);
  const first = await plannedImport(given, ...posts(20));
  const second = await plannedImport(given, oldPost(1));
  await start(given, first);
  const refusals = await Promise.all([
    start(other, second),
    start(other, first),
    planned(given, first),
  ]);
  expect(refusals.map(({ status, body }) => [status, body.detail])).toEqual([
    [409, 'Another import is running.'],
    [409, 'This import is already running.'],
    [409, 'This import is already running.'],
  ]);
  expectProblem(await given.call('DELETE', `/admin/imports/${first}`), 'conflict', 409);
  expectProblem(
    await given.call('PUT', `/admin/imports/${first}/addresses`, { items: [] }),
    'conflict',
    409,
  );
  await ended(first, 'proposed');
  expect((await start(other, second)).status).toBe(200);
  await ended(second, 'proposed');
});

test('an import that is cancelled, also by another process, can be started again', async () => {
  const other = await openAt(place);
  const id = await plannedImport(given, ...posts(2));
  for (const by of [given, other]) {
    expect((await start(given, id)).status).toBe(200);
    const { status, body } = await cancel(by, id);
    expect([status, body.state, body.failure]).toEqual([200, 'read', null]);
    await expect.poll(() => given.deps.imports.processOf(id) === undefined, waiting).toBe(true);
    expect(await stateOf(id)).toBe('read');
  }
  await start(given, id);
  await ended(id, 'proposed');
});
