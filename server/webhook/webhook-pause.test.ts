import { expect, test } from 'vitest';
import { day } from '#contract/wall-clock.ts';
import { fail } from './testing/receiver.ts';
import { webhookSite } from './testing/webhook-site.ts';

const site = webhookSite();
const { receiver, webhook, changeSeqs } = site;

test('a paused webhook sends nothing, and resumes where it stopped', async () => {
  const { id, seqs, url, connections } = await receiver();
  const set = (paused: boolean) =>
    site.current.call('PUT', `/admin/webhooks/${id}`, { name: 'Receiver', url, paused });
  await set(true);
  const other = await receiver();
  await site.current.make.banner();
  await expect.poll(other.seqs).toHaveLength(1);
  expect([connections(), (await webhook(id)).state]).toEqual([0, 'paused']);
  await set(false);
  await expect.poll(seqs).toEqual(await changeSeqs());
});

test('a webhook that failed before being paused or moved to another URL is retried immediately, with a new full day before it is stopped', async () => {
  const { id, url, deliveries, answerWith } = await receiver();
  answerWith(fail);
  await site.current.make.banner();
  const failsWithin = (attempts: number) =>
    expect
      .poll(async () => [deliveries.length, (await webhook(id)).attempts])
      .toEqual([attempts, 1]);
  const set = (draft: object) =>
    site.current.call('PUT', `/admin/webhooks/${id}`, { name: 'Receiver', url, ...draft });
  await failsWithin(1);
  await set({ paused: true });
  const failing_since = new Date(Date.now() - 2 * day).toISOString();
  await site.current.db
    .updateTable('webhook')
    .set({ failing_since })
    .where('id', '=', id)
    .execute();
  await set({ paused: false });
  await failsWithin(2);
  await set({ url: `${url}/other` });
  await failsWithin(3);
  expect((await webhook(id)).state).toBe('active');
});

test('an attempt that fails after its webhook was paused changes nothing', async () => {
  const { id, url, answerWith, deliveries } = await receiver();
  let failLate = () => {};
  answerWith((response) => {
    failLate = () => fail(response);
  });
  await site.current.make.banner();
  await expect.poll(() => deliveries).toHaveLength(1);
  const failing_since = new Date(Date.now() - 2 * day).toISOString();
  await site.current.db.updateTable('webhook').set({ failing_since }).execute();
  await site.current.call('PUT', `/admin/webhooks/${id}`, { name: 'Receiver', url, paused: true });
  failLate();
  // The sender releases its lease when the attempt is over.
  const leases = site.current.db.selectFrom('lease').select('name').where('name', '=', 'webhooks');
  await expect.poll(() => leases.execute()).toEqual([]);
  expect(await webhook(id)).toMatchObject({ state: 'paused', attempts: 0, last_error: null });
});
