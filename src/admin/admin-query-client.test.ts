import { MutationObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { texts } from '../../messages/en/admin/admin.ts';
import { createAdminQueryClient } from './admin-query-client.ts';

test('queries are refreshed after a successful mutation that overlaps a failing one', async () => {
  const client = createAdminQueryClient(() => {}, texts.refusal);
  client.setQueryData(['markets'], 'without offers');
  const settle = Promise.withResolvers<string>();
  const failing = new MutationObserver(client, {
    mutationFn: () => settle.promise,
    meta: { showsOwnErrors: true },
  }).mutate();
  await new MutationObserver(client, { mutationFn: async () => 'added' }).mutate();
  const isRefreshed = () => client.getQueryState(['markets'])?.isInvalidated;
  expect(isRefreshed()).toBe(false);
  settle.reject(new Error('taken'));
  await expect(failing).rejects.toThrow('taken');
  expect(isRefreshed()).toBe(true);
});

test('one of many mutations leaves the refresh to the screen that sends them', async () => {
  const client = createAdminQueryClient(() => {}, texts.refusal);
  client.setQueryData(['markets'], 'without offers');
  const mutate = (meta?: object) =>
    new MutationObserver(client, { mutationFn: async () => 'saved', meta }).mutate();
  const isRefreshed = () => client.getQueryState(['markets'])?.isInvalidated;
  await mutate({ refreshesLater: true });
  expect(isRefreshed()).toBe(false);
  await mutate();
  expect(isRefreshed()).toBe(true);
});
