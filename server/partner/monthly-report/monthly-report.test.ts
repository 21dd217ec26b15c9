import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addClickCounts } from '../../../db/repositories/partner/click-count.ts';
import { addConversionCounts } from '../../../db/repositories/partner/conversion.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { mailServer } from '../../visitor/account/testing/mail-server.ts';
import { sendMonthlyReport } from './monthly-report.ts';

let mail: Awaited<ReturnType<typeof mailServer>>;
let given: TestApp;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-15T12:00:00Z') });
  mail = await mailServer();
  given = await testApp({ SMTP_URL: mail.url, SITE_URL: 'http://board.example' });
});

afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
  await mail.close();
});

const path = '/admin/reports/monthly-email';
const turn = async (language: string | null) => (await given.call('PUT', path, { language })).body;

async function setAddress() {
  const { body } = await given.call('GET', '/admin/settings');
  await given.call('PUT', '/admin/settings', {
    ...body,
    name: 'Lantern',
    inquiry_email: 'owner@board.example',
  });
}

async function sentOn(night: string) {
  const before = mail.emails.length;
  await sendMonthlyReport(given.deps, new Date(`${night}T03:30:00Z`));
  await given.deps.emails.settled();
  return mail.emails.slice(before);
}

async function clicks() {
  const { id: product_id } = await given.make.product({ i18n: { en: { name: 'Badger' } } });
  const place = { page: 'casino', block: 'top', position: 1, market_code: 'US' } as const;
  const item = { product_id, kind: 'product', item_id: product_id } as const;
  await addClickCounts(given.db, [
    { day: '2026-03-20', ...item, ...place, clicks: 1200, repeats: 0 },
    { day: '2026-02-20', ...item, ...place, clicks: 1000, repeats: 0 },
    { day: '2026-04-01', ...item, ...place, clicks: 7, repeats: 0 },
  ]);
  await addConversionCounts(given.db, [
    {
      ...{ day: '2026-03-20', product_id, event: 'earning', currency: 'USD' },
      ...place,
      ...{ conversions: 1, amount: 123400 },
    },
  ]);
}

test('is sent once a month, with the figures of the month before', async () => {
  await setAddress();
  await clicks();
  expect(await turn('en')).toEqual({
    language: 'en',
    includes_money: false,
    address: 'owner@board.example',
    can_send: true,
  });
  expect(await sentOn('2026-03-31')).toEqual([]);
  const [email, ...more] = await sentOn('2026-04-01');
  expect(more).toEqual([]);
  expect(email?.to).toEqual(['owner@board.example']);
  for (const part of [
    'Subject: Lantern in March 2026',
    'Clicks: 1,200 (+20% vs. previous period)',
    'Earnings: $1,234.00',
    '1. Badger: 1,200',
    'http://board.example/admin/reports?from=2026-03-01&to=2026-03-31',
  ]) {
    expect(email?.text).toContain(part);
  }
  expect(await sentOn('2026-04-01')).toEqual([]);
  expect(await sentOn('2026-04-02')).toEqual([]);
  expect(await sentOn('2026-05-02')).toHaveLength(1);
});

test('is written in the chosen language, even about a month without clicks', async () => {
  await setAddress();
  await turn('tr');
  const [email] = await sentOn('2026-04-01');
  expect(email?.text).toContain('Subject: Lantern: Mart 2026 raporu');
});

test('includes money only if an owner turned that on, and keeps it through other changes', async () => {
  await setAddress();
  const create = async (path: string, draft: object) =>
    (await given.call('POST', `/admin${path}`, draft)).body;
  const { id: programme_id } = await create('/programmes', { name: 'Harbour', pays_on: 31 });
  await create('/programmes', { name: 'Empty' });
  const currency = 'EUR';
  await create('/statements', { programme_id, month: '2026-03', stated: 123_450, currency });
  await create('/payments', { programme_id, day: '2026-04-01', amount: 23_450, currency });
  await create('/statements', { programme_id, month: '2026-04', stated: 100, currency: 'USD' });

  await turn('en');
  const [without] = await sentOn('2026-04-01');
  expect(without?.text).not.toContain('Harbour');
  const draft = { language: 'en', includes_money: true };
  expect((await given.call('PUT', path, draft)).body).toMatchObject({ includes_money: true });
  expect(await turn('tr')).toMatchObject({ language: 'tr', includes_money: true });
  await turn('en');
  const [missing] = await sentOn('2026-05-01');
  expect(missing?.text).not.toContain('Empty');
  expect(missing?.text).toContain('paid no exchange rate, open no exchange rate');

  await create('/statements', { programme_id, month: '2026-05', stated: 123_450, currency });
  await create('/payments', {
    ...{ programme_id, day: '2026-06-01', month: '2026-05', amount: 23_450, currency },
  });
  await given.db.deleteFrom('statement').where('currency', '=', 'USD').execute();
  const [email] = await sentOn('2026-06-02');
  for (const part of [
    'Earned: €0.00',
    'Stated: €1,234.50',
    'Paid: €234.50',
    'Open: €1,000.00',
    // Nothing was imported for the statement.
    'To look at: 1',
    'Harbour: earned €0.00, stated €1,234.50, paid €234.50, open €1,000.00',
  ]) {
    expect(email?.text).toContain(part);
  }
  await turn('tr');
  await create('/statements', { programme_id, month: '2026-06', stated: 10_000, currency });
  const [turkish] = await sentOn('2026-07-01');
  expect(turkish?.text).toContain('Beyan: €100,00');
  const [nothing] = await sentOn('2026-08-01');
  expect(nothing?.text).not.toContain('Beyan');
  await turn(null);
  expect(await turn('en')).toMatchObject({ includes_money: false });
});

test('isn’t sent if it is turned off or has no address', async () => {
  expect(await turn('en')).toMatchObject({ address: null, can_send: false });
  expect(await sentOn('2026-04-01')).toEqual([]);
  await setAddress();
  expect(await sentOn('2026-04-02')).toEqual([]);
  expect(await turn(null)).toMatchObject({ language: null });
  expect(await sentOn('2026-05-01')).toEqual([]);
});
