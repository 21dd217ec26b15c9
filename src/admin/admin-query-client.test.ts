import { MutationObserver, QueryObserver } from '@tanstack/react-query';
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

test('queries are refreshed again after a mutation that succeeds during a refresh', async () => {
  const client = createAdminQueryClient(() => {}, texts.refusal);
  const changes = ['Copper', 'Medlar'];
  const responses = [Promise.resolve(), Promise.withResolvers<void>().promise, Promise.resolve()];
  const list = new QueryObserver(client, {
    queryKey: ['changes'],
    queryFn: async () => {
      const found = [...changes];
      await responses.shift();
      return found;
    },
  });
  const end = list.subscribe(() => {});
  await list.refetch();
  const takeOver = new MutationObserver(client, {
    mutationFn: async (name: string) => changes.splice(changes.indexOf(name), 1),
  });
  takeOver.mutate('Copper');
  await expect.poll(() => responses.length).toBe(1);
  await new MutationObserver(client, takeOver.options).mutate('Medlar');
  expect(list.getCurrentResult().data).toEqual([]);
  end();
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
