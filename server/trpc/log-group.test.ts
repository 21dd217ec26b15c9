// Runs on PostgreSQL too: its transactions run at the same time.
/** tRPC names what a call has written, so that the admin offers to undo exactly that. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allRows } from '../../db/testing/database.ts';
import { type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

async function call(name: string, input: object) {
  const { status, headers, text } = await given.call('POST', `/trpc/admin.${name}`, input, {
    headers: { 'x-admin-token': 'a-token-for-tests' },
  });
  expect(status, text).toBe(200);
  return headers['x-log-group'];
}

const writtenIn = async (group: unknown) => {
  const changes = await allRows(given.db, 'change');
  return changes.filter(({ log_group }) => log_group === group).map(({ entity_id }) => entity_id);
};

test('calls at the same moment each name their own changes', async () => {
  const ids = [];
  for (let at = 0; at < 8; at += 1) ids.push((await given.make.banner({ is_active: 0 })).id);
  const groups = await Promise.all(
    ids.map((id) => call('banner.bulk', { ids: [id], action: 'activate' })),
  );
  expect(new Set(groups).size).toBe(8);
  for (const [index, id] of ids.entries()) expect(await writtenIn(groups[index])).toEqual([id]);
});

test('a bulk action names the rows that it changed, and nothing if there are none', async () => {
  const shown = await given.make.banner({ is_active: 1 });
  const hidden = await given.make.banner({ is_active: 0 });
  const activate = { ids: [shown.id, hidden.id], action: 'activate' };
  expect(await writtenIn(await call('banner.bulk', activate))).toEqual([hidden.id]);
  expect(await call('banner.bulk', activate)).toBeUndefined();
});

test('a dry run and a proposal name nothing', async () => {
  const { id } = await given.make.banner({ sort_order: 1 });
  const edits = [{ kind: 'set', field: 'sort_order', value: 9 }];
  const edit = { ids: [id], action: 'edit', edits };
  expect(await call('banner.bulk', { ...edit, dry_run: true })).toBeUndefined();
  expect(await call('banner.bulk', edit)).toMatch(/^[\w-]{16}$/);
  expect(await call('banner.delete?draft=true', { id })).toBeUndefined();
});

test('a write under the rules that needs no approval names its changes', async () => {
  for (const name of ['Ben', 'Cem']) await given.make.person({ name, role: 'owner' });
  await given.call('PUT', '/admin/four-eyes', { kinds: ['product'] });
  const { id } = await given.make.banner({ is_active: 0 });
  const group = await call('banner.bulk', { ids: [id], action: 'activate' });
  expect(await writtenIn(group)).toEqual([id]);
});
