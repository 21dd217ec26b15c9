import { expect, onTestFinished, test, vi } from 'vitest';
import { confirm, fail, hang } from './testing/receiver.ts';
import { webhookSite } from './testing/webhook-site.ts';

const site = webhookSite();
const { receiver, webhook, passPause, passPauses, changeSeqs } = site;

test('a receiver gets every change after it is made, in order and signed', async () => {
  await site.current.make.product();
  const { deliveries, id, seqs } = await receiver();
  const product = await site.current.make.product({ i18n: { en: { name: 'Copper Lantern' } } });
  await site.current.call('DELETE', `/admin/products/${product.id}`);
  await expect.poll(() => deliveries).toHaveLength(2);
  const [, created, deleted] = await changeSeqs();
  expect(seqs()).toEqual([created, deleted]);
  expect(deliveries.map(({ isSigned, attempt }) => [isSigned, attempt])).toEqual([
    [true, 1],
    [true, 1],
  ]);
  expect(deliveries[0]?.body).toEqual({
    id: `change_${id}_${created}`,
    type: 'product.create',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: {
      seq: created,
      action: 'create',
      entity: 'product',
      entity_id: product.id,
      name: 'Copper Lantern',
      actor: 'test',
      at: deliveries[0]?.body.timestamp,
      path: `/api/admin/products/${product.id}`,
      change_path: `/api/admin/changes/${created}`,
      log_group: expect.any(String),
    },
  });
  expect(deliveries[1]?.body.data).toMatchObject({ action: 'delete', path: null });
  await expect.poll(() => webhook(id)).toMatchObject({ pending: 0, attempts: 0, last_status: 204 });
});

test('only selected kinds are sent, plus imports of the whole catalogue', async () => {
  const { seqs, id } = await receiver({ kinds: ['banner'] });
  await site.current.make.product();
  await site.current.make.banner();
  await site.current.make.product();
  await site.current.db
    .insertInto('change')
    .values({ actor: 'seed', action: 'import', entity: 'catalogue', entity_id: 0, snapshot: '{}' })
    .execute();
  await site.current.make.product();
  const [, banner, , whole, last] = await changeSeqs();
  await expect.poll(seqs).toEqual([banner, whole]);
  await expect.poll(async () => (await webhook(id)).cursor).toBe(last);
});

test('a receiver that fails, hangs and recovers gets every change, in order and signed', async () => {
  const { answerWith, seqs, deliveries, id } = await receiver();
  const made = 5;
  let failures = 0;
  answerWith((response, { body }) => {
    failures += 1;
    if (failures === 1) return fail(response);
    if (failures === 2) return void response.socket?.destroy();
    if (failures === 3) return void response.writeHead(302, { location: '/other' }).end();
    if (failures === 4) return void response.end('x'.repeat(10_000));
    // The third change is confirmed only after it has failed once on its own.
    if (failures === 7 && body) return fail(response);
    confirm(response);
  });
  for (let one = 0; one < made; one += 1) await site.current.make.banner();
  await passPauses(id, 4);
  await expect.poll(async () => (await webhook(id)).attempts).toBe(1);
  await passPause(id);
  await expect.poll(seqs).toEqual(await changeSeqs());
  expect(deliveries.every(({ isSigned }) => isSigned)).toBe(true);
  expect(deliveries.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 1, 1, 2, 1, 1]);
  expect(new Set(deliveries.slice(0, 5).map(({ id }) => id)).size).toBe(1);
});

test('a failure is reported with its reason, and the pauses grow to up to an hour', async () => {
  const { answerWith, id } = await receiver();
  answerWith(fail);
  await site.current.make.banner();
  await expect.poll(() => webhook(id)).toMatchObject({ last_status: 500, pending: 1, attempts: 1 });
  const first = await webhook(id);
  expect(first.last_error).toBe('The receiver answered 500');
  expect(Date.parse(first.next_attempt_at) - Date.parse(first.failing_since)).toBe(5_000);
  await site.current.db.updateTable('webhook').set({ attempts: 30 }).execute();
  await passPause(id);
  await expect.poll(async () => (await webhook(id)).attempts).toBe(31);
  const last = Date.parse((await webhook(id)).next_attempt_at) - Date.now();
  expect(last).toBeGreaterThan(45 * 60_000);
  expect(last).toBeLessThanOrEqual(72 * 60_000);
});

test('a retry comes when its pause is over, without waiting for the next regular check', async () => {
  const [wall, steady] = [Date.now(), performance.now()];
  let passed = 0;
  const clocks = [
    vi.spyOn(Date, 'now').mockImplementation(() => wall + passed),
    vi.spyOn(performance, 'now').mockImplementation(() => steady + passed),
  ];
  onTestFinished(() => {
    for (const clock of clocks) clock.mockRestore();
  });
  const { answerWith, deliveries, id } = await receiver();
  answerWith(fail);
  await site.current.make.banner();
  await expect.poll(async () => (await webhook(id)).attempts).toBe(1);
  passed = 4_999;
  const { db, deps } = site.current;
  const executed = vi.spyOn(db.getExecutor(), 'executeQuery');
  deps.webhookSender.checkSoon();
  const checks = () => executed.mock.calls.filter(([{ sql }]) => sql.includes('from "webhook"'));
  await expect.poll(() => checks().length).toBeGreaterThan(0);
  expect(deliveries).toHaveLength(1);
  passed = 5_000;
  await expect.poll(() => deliveries, { timeout: 3_000 }).toHaveLength(2);
});

test('a receiver that hangs delays no other, and its request ends with the process', async () => {
  const slow = await receiver();
  const quick = await receiver();
  slow.answerWith(hang);
  await site.current.make.banner();
  await site.current.make.banner();
  await expect.poll(quick.seqs).toEqual(await changeSeqs());
  expect(slow.deliveries).toHaveLength(1);
  await site.current.app.close();
  slow.answerWith(confirm);
  site.current = await site.startProcess(site.current.address);
  await expect.poll(slow.seqs).toEqual(quick.seqs());
  // The interrupted request was repeated and did not count as a failure.
  expect(slow.deliveries.map(({ attempt }) => attempt)).toEqual([1, 1, 1]);
});

test('a webhook is stopped after a day of failures, and resumes where it stopped', async () => {
  const { answerWith, id, seqs, deliveries } = await receiver();
  answerWith(fail);
  await site.current.make.banner();
  await expect.poll(async () => (await webhook(id)).attempts).toBe(1);
  const failing_since = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
  await site.current.db.updateTable('webhook').set({ failing_since }).execute();
  await passPause(id);
  await expect.poll(async () => (await webhook(id)).state).toBe('stopped');
  const notices = async () => (await site.current.call('GET', '/admin/dashboard')).body.notices;
  expect(await notices()).toEqual([
    { kind: 'webhook-stopped', id, name: 'Receiver', error: 'The receiver answered 500' },
  ]);
  answerWith(confirm);
  await site.current.make.banner();
  site.current.deps.webhookSender.checkSoon();
  const { name, url, kinds } = await webhook(id);
  await site.current.call('PUT', `/admin/webhooks/${id}`, { name, url, kinds });
  expect(await webhook(id)).toMatchObject({ state: 'stopped', pending: 2 });
  expect(deliveries).toHaveLength(2);
  await site.current.call('POST', `/admin/webhooks/${id}/resume`);
  await expect.poll(seqs).toEqual(await changeSeqs());
  expect(await notices()).toEqual([]);
});

test('one of two processes sends, and the other takes over when it exits', async () => {
  const other = await site.startProcess(site.current.address);
  const { deliveries, answerWith, id, seqs, dropConnections } = await receiver();
  for (let one = 0; one < 5; one += 1) await site.current.make.banner();
  await expect.poll(seqs).toHaveLength(5);
  expect(deliveries).toHaveLength(5);
  answerWith(hang);
  await site.current.make.banner();
  await expect.poll(() => deliveries).toHaveLength(6);
  const { app } = site.current;
  site.current = other;
  await app.close();
  answerWith(confirm);
  // Either of the two may have sent the request that hangs.
  dropConnections();
  await site.current.make.banner();
  const seqsWithoutPauses = async () => {
    await passPause(id);
    return seqs();
  };
  await expect.poll(seqsWithoutPauses, { timeout: 15_000 }).toEqual(await changeSeqs());
  expect(deliveries.every(({ isSigned }) => isSigned)).toBe(true);
});

test('a receiver on a private address is never called', async () => {
  const { internet } = await import('../http/outgoing/public-fetch.ts');
  const inside = await site.startProcess(site.current.address, internet);
  await site.current.app.close();
  site.current = inside;
  const { id, url, connections } = await receiver();
  await site.current.make.banner();
  await expect.poll(async () => (await webhook(id)).attempts).toBe(1);
  expect((await webhook(id)).last_error).toBe(
    '127.0.0.1 is not on the public internet: its address is 127.0.0.1',
  );
  const { body } = await site.current.call('POST', `/admin/webhooks/${id}/test`);
  expect(body).toMatchObject({ delivered: false, status: null });
  for (const host of ['localhost', '2130706433', '[::ffff:127.0.0.1]', '0x7f.1']) {
    const { port } = new URL(url);
    await site.current.call('PUT', `/admin/webhooks/${id}`, {
      name: 'In',
      url: `http://${host}:${port}/`,
    });
    const { body } = await site.current.call('POST', `/admin/webhooks/${id}/test`);
    expect(body, host).toMatchObject({ delivered: false, status: null });
  }
  expect(connections()).toBe(0);
});
