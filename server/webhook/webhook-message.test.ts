import { expect, test } from 'vitest';
import { changeMessage } from './webhook-message.ts';

test.each([
  ['market', 'update', '/api/admin/markets/7'],
  ['market', 'delete', null],
  ['top-list-entry', 'update', null],
  ['product-list', 'reorder', null],
])('the message of %s.%s links to %s', (entity, action, path) => {
  const at = '2026-01-05T00:00:00.000Z';
  const change = { seq: 9, at, actor: 'Ada Field', action, entity, entity_id: 7, summary: null };
  expect(JSON.parse(changeMessage({ id: 1 }, change).body).data.path).toBe(path);
});
