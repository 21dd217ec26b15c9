import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changedKinds, entityKinds, entityPaths } from '#contract/catalogue/history/entity-kind.ts';
import { adminCalls } from '../contents/admin-calls.ts';
import type { AdminCall } from '../resource/admin-call.ts';
import { changeMessage } from './webhook-message.ts';

function pathIn(entity: string, action: string) {
  const at = '2026-01-05T00:00:00.000Z';
  const change = {
    seq: 9,
    at,
    actor: 'Ada Field',
    action,
    entity,
    entity_id: 7,
    summary: null,
    log_group: null,
  };
  return JSON.parse(changeMessage({ id: 1 }, change).body).data.path;
}

test.each([
  ['market', 'update', '/api/admin/markets/7'],
  ['market', 'delete', null],
  ['top-list-entry', 'update', null],
  ['product-list', 'reorder', null],
])('the message of %s.%s links to %s', (entity, action, path) => {
  expect(pathIn(entity, action)).toBe(path);
});

const groups: Record<string, AdminCall>[] = Object.values(adminCalls);
const readPaths = groups
  .flatMap((calls) => Object.values(calls))
  .flatMap(({ method, path }) => (method === 'GET' && path ? [path] : []));

test.each(entityKinds)('the message of %s.update has a path if a call reads it', (kind) => {
  const isRead = readPaths.includes(`${entityPaths[kind]}/:id`);
  expect(pathIn(kind, 'update')).toBe(isRead ? `/api/admin${entityPaths[kind]}/7` : null);
});

test('docs/webhooks.md lists every kind that a message can have', () => {
  const [row = ''] = readFileSync('docs/webhooks.md', 'utf8').match(/^\| `entity` .*$/m) ?? [];
  const listed = [...row.matchAll(/`([^`]+)`/g)].slice(1).map(([, kind]) => kind);
  expect(listed.toSorted()).toEqual([...changedKinds].toSorted());
});
