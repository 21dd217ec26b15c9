import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
  await given.make.product();
  await given.make.product();
});
afterEach(() => given.app.close());

const redirect = { from_path: '/old', to_path: '/new' };

test('the path, not the query or body, decides which entity is read or deleted', async () => {
  expect((await given.call('GET', '/admin/products/1?id=2')).body.id).toBe(1);
  expect((await given.call('DELETE', '/admin/products/1?id=2', { id: 2 })).status).toBe(204);
  expect((await given.call('GET', '/admin/products/1')).status).toBe(404);
  expect((await given.call('GET', '/admin/products/2')).status).toBe(200);
});

test('a query that the call does not declare is ignored', async () => {
  const created = await given.call('POST', '/admin/redirects?id=999&foo=1', redirect);
  expect([created.status, created.body.id]).toEqual([201, 1]);
  const updated = await given.call('PUT', '/admin/redirects/1?before=x&foo=1', redirect);
  expect(updated.status).toBe(200);
});

test('a body that the call does not declare is ignored', async () => {
  const { items } = (await given.call('GET', '/admin/changes')).body;
  const [latest, first] = items.map(({ seq }: { seq: number }) => seq);
  const restored = await given.call('POST', `/admin/changes/${first}/restore`, { seq: latest });
  expect(restored.body.entity_id).toBe(1);
});
