import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayBefore } from '#contract/wall-clock.ts';
import { addClickCounts } from '../../../db/repositories/partner/click-count.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { confirm, fail, loopback, webhookReceiver } from '../../webhook/testing/receiver.ts';
import { announceClickAlerts, findClickDrops } from './click-alert.ts';

const yesterday = '2026-03-30';
const now = new Date('2026-03-31T03:30:00Z');

let given: TestApp;
let receiver: Awaited<ReturnType<typeof webhookReceiver>>;

beforeEach(async () => {
  given = await testApp({}, { network: loopback });
  receiver = await webhookReceiver();
});
afterEach(async () => {
  await given.app.close();
  await receiver.close();
});

const place = { page: 'casino', block: 'popular', position: 1, market_code: 'US' } as const;

/** Simulates the usual clicks on each of the 28 days before yesterday, and a different number yesterday. */
async function clicksOf(usual: number, then: number) {
  const { id } = await given.make.product();
  const count = (day: string, clicks: number) => ({
    product_id: id,
    kind: 'product' as const,
    item_id: id,
    day,
    clicks,
    repeats: 0,
    ...place,
  });
  const days = Array.from({ length: 28 }, (_, ago) => count(dayBefore(yesterday, ago + 1), usual));
  await addClickCounts(given.db, [...days, count(yesterday, then)]);
  return id;
}

test.each([
  ['a decline of more than three fifths', 100, 39, true],
  ['a decline of exactly three fifths', 100, 40, false],
  ['a decline to nothing', 100, 0, true],
  ['a rise', 100, 300, false],
  ['a decline in a small number', 9, 0, false],
])('decides whether %s from %i to %i clicks is a drop: %s', async (_name, usual, then, isFall) => {
  const id = await clicksOf(usual, then);
  expect(await findClickDrops(given.db, yesterday)).toEqual(
    isFall ? [{ product_id: id, day: yesterday, clicks: then, median: usual }] : [],
  );
});

const announce = (at = now) =>
  announceClickAlerts(
    { database: given.database, webhookSender: given.deps.webhookSender },
    'UTC',
    at,
  );

test('the dashboard and product webhooks are notified of a drop, with a retry for a webhook that failed', async () => {
  const id = await clicksOf(100, 10);
  const { body: webhook } = await given.call('POST', '/admin/webhooks', {
    name: 'Receiver',
    url: receiver.url,
  });
  receiver.use(webhook.secret);
  receiver.answerWith(fail);
  await expect(announce()).rejects.toThrow('Receiver');
  const { notices } = (await given.call('GET', '/admin/dashboard')).body;
  expect(notices).toMatchObject([
    { kind: 'clicks-fell', id, day: yesterday, clicks: 10, median: 100 },
  ]);
  receiver.answerWith(confirm);
  await announce();
  await announce();
  const heard = receiver.confirmed.map(({ body }) => body);
  expect(heard).toMatchObject([
    {
      type: 'product.clicks-fell',
      data: { entity_id: id, day: yesterday, clicks: 10, median: 100 },
    },
  ]);
});

test('the notice disappears once a day is back to normal', async () => {
  await clicksOf(100, 10);
  await announce();
  await announce(new Date('2026-04-20T03:30:00Z'));
  expect((await given.call('GET', '/admin/dashboard')).body.notices).toEqual([]);
});
