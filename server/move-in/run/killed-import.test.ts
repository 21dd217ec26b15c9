// Runs in test:long only: kills processes; import-run.test.ts cancels one.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyPlace, openSite, type Place } from '../../operation/backup/testing/changing-site.ts';
import type { TestApp } from '../../testing/app.ts';
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
const hasConverted = (id: number) =>
  expect
    .poll(
      async () => {
        const { step, done } = await progressOf(given, id);
        return step === 'pages' && done > 0;
      },
      { ...waiting, interval: 5 },
    )
    .toBe(true);

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

/** The changes that an import proposes, without IDs and times. */
async function proposed({ call }: TestApp, id: number) {
  const { release_id, report } = (await call('GET', `/admin/imports/${id}`)).body;
  const { items } = (await call('GET', `/admin/proposals?release=${release_id}&limit=1000`)).body;
  const proposals = items.map(({ kind, action, name }: Record<string, string>) => [
    kind,
    action,
    name,
  ]);
  return { report, proposals: proposals.toSorted() };
}

test('an import that is cancelled in the middle, also by another process, can be started again', async () => {
  const other = await openAt(place);
  const id = await plannedImport(given, ...posts(150));
  for (const by of [given, other]) {
    expect((await start(given, id)).status).toBe(200);
    await hasConverted(id);
    const { status, body } = await cancel(by, id);
    expect([status, body.state, body.failure]).toEqual([200, 'read', null]);
    await expect.poll(() => given.deps.imports.processOf(id) === undefined, waiting).toBe(true);
    expect(await stateOf(id)).toBe('read');
  }
  await start(given, id);
  await ended(id, 'proposed');
});

test('an import whose process is killed shows as stopped, goes on, and equals one that wasn’t', async () => {
  const id = await plannedImport(given, ...posts(150));
  await start(given, id);
  await hasConverted(id);
  const killed = given.deps.imports.processOf(id);
  killed?.kill('SIGKILL');
  await ended(id, 'stopped');
  const listed = (await given.call('GET', '/admin/imports')).body.items;
  expect(listed).toMatchObject([{ id, state: 'stopped' }]);
  expect((await start(given, id)).status).toBe(200);
  await ended(id, 'proposed');

  const whole = await openAt(await emptyPlace());
  const uninterrupted = await plannedImport(whole, ...posts(150));
  await start(whole, uninterrupted);
  await expect
    .poll(async () => (await progressOf(whole, uninterrupted)).state, waiting)
    .toBe('proposed');
  expect(await proposed(given, id)).toEqual(await proposed(whole, uninterrupted));
});

test('an import stops when its server closes, and can be started again', async () => {
  const id = await plannedImport(given, ...posts(150));
  await start(given, id);
  await hasConverted(id);
  await given.app.close();
  open.length = 0;
  given = await openAt(place);
  expect(await stateOf(id)).toBe('read');
  await start(given, id);
  await ended(id, 'proposed');
});
