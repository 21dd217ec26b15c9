/** The programmes of the sample show what the report of money finds, and are removed and restored with the sample. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MoneyFlag, MoneyItem } from '#contract/money/money-report.ts';
import type { Rate } from '#contract/money/rate.ts';
import { fetchNightlyRates } from '../../money/nightly-money.ts';
import { storeFixings } from '../../money/rate/fetch-fixings.ts';
import { type SampleSite, sampleSite } from '../testing/sample-site.ts';

let { given, admin, get, remove, restore, sample } = {} as SampleSite;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-09-21T10:00:00Z') });
  ({ given, admin, get, remove, restore, sample } = await sampleSite());
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const moneyIn = async (month: string) => get(`/money?month=${month}`);
const programmes = async () => (await get('/programmes')).items;

/** Restored programmes have new ids. */
const withoutIds = (report: unknown) =>
  JSON.parse(
    JSON.stringify(report, (name, value) =>
      ['id', 'programme_id', 'deal_id', 'at', 'created_at', 'items', 'changed_at'].includes(name) &&
      !Array.isArray(value)
        ? undefined
        : value,
    ),
  );

async function flagsIn(month: string) {
  const { items } = await moneyIn(month);
  return (items as MoneyItem[]).flatMap(({ name, flags }) =>
    flags.map(({ kind }: MoneyFlag) => `${name}: ${kind}`),
  );
}

test('three programmes have a year of figures up to yesterday, all of which convert', async () => {
  expect((await programmes()).map(({ name }: { name: string }) => name)).toEqual([
    'Harbour Partners',
    'Wheel Club',
    'Whistle Affiliates',
  ]);
  const [first] = await given.db
    .selectFrom('programme_stat')
    .select(({ fn }) => [fn.min('day').as('from'), fn.max('day').as('to')])
    .execute();
  expect(first).toEqual({ from: '2025-09-01', to: '2026-09-20' });
  for (const year of [2025, 2026]) {
    const { totals } = await get(`/money/year?year=${year}`);
    for (const name of ['earned', 'stated', 'paid']) {
      expect(totals[name], `${name} in ${year}`).toMatchObject({ missing: null });
      expect(totals[name].amount).toBeGreaterThan(0);
    }
  }
});

test('what is odd in some months is flagged, and nothing else is', async () => {
  expect(await flagsIn('2026-05')).toEqual(['Whistle Affiliates: late']);
  expect(await flagsIn('2026-06')).toEqual(['Wheel Club: earned-differs']);
  expect(await flagsIn('2026-07')).toEqual(['Whistle Affiliates: fell']);
  for (const month of ['2025-10', '2025-12', '2026-02', '2026-03', '2026-04']) {
    expect(await flagsIn(month), month).toEqual([]);
  }
  const { items } = await moneyIn('2025-09');
  expect(items.map(({ closed }: MoneyItem) => closed?.by ?? null)).toEqual(['seed', null, null]);
  expect(items[0].corrected.amount).toBe(-24_000);
});

test('they are removed and restored with the sample', async () => {
  const before = withoutIds([await moneyIn('2026-05'), await get('/money/year')]);
  expect((await remove()).status).toBe(201);
  expect(await programmes()).toEqual([]);
  for (const path of ['/rates', '/statements', '/payments', '/deals', '/money-changes']) {
    expect((await get(path)).total, path).toBe(0);
  }
  expect((await restore()).status).toBe(201);
  expect(withoutIds([await moneyIn('2026-05'), await get('/money/year')])).toEqual(before);
  expect((await remove()).status).toBe(201);
  expect(await programmes()).toEqual([]);
});

test('fixings replace the invented rates of their currency, and no others', async () => {
  const rates = async () =>
    (await get('/rates?limit=100&from=2026-08-01')).items.map(
      ({ day, currency, source }: Rate) => `${day} ${currency} ${source}`,
    );
  await admin('POST', '/rates', {
    ...{ day: '2026-09-01', currency: 'USDT', per_eur: '1.08', source: 'Exchange' },
  });
  const fixings = [{ day: '2026-08-28', currency: 'USD', per_eur: '1.1', source: 'ECB' }];
  expect(await storeFixings(given.db, fixings)).toBe(1);
  // 31 August is a Monday, but the file might as well end on a Friday.
  const replaced = [
    '2026-09-20 TRY Invented',
    '2026-09-01 USDT Exchange',
    '2026-08-31 TRY Invented',
    '2026-08-28 USD ECB',
  ];
  expect(await rates()).toEqual(replaced);
  await remove();
  await restore();
  expect(await rates()).toEqual(replaced);
  const typed = { day: '2026-09-01', currency: 'ARS', per_eur: '1', source: 'Invented' };
  expect((await admin('POST', '/rates', typed)).status).toBe(400);
});

test('an edited programme stays, with its products and the rates', async () => {
  const programme = (await programmes()).find(
    ({ name }: { name: string }) => name === 'Wheel Club',
  );
  const payment = { programme_id: programme.id, day: '2026-09-10', amount: 5, currency: 'TRY' };
  expect((await admin('POST', '/payments', payment)).status).toBe(201);
  const { kept } = await sample();
  const products = kept.filter(({ kind }: { kind: string }) => kind === 'product');
  expect(products).toMatchObject(
    programme.product_ids.map((id: number) => ({ id, reason: 'reports-conversions' })),
  );
  expect((await remove()).status).toBe(201);
  expect(await programmes()).toEqual([programme]);
  expect((await get('/money/year')).totals.earned).toMatchObject({ missing: null });
  expect((await restore()).status).toBe(201);
  expect(await programmes()).toHaveLength(3);
});

test('the nightly job fetches rates only on sites that have money of their own', async () => {
  const asked: string[] = [];
  const deps = {
    database: given.deps.database,
    money: {
      ...given.deps.money,
      fetchFixings: async (file: string) => {
        asked.push(file);
        return 0;
      },
    },
  };
  await fetchNightlyRates(deps, AbortSignal.timeout(60_000));
  expect(asked).toEqual([]);
  await admin('POST', '/programmes', { name: 'Own' });
  await fetchNightlyRates(deps, AbortSignal.timeout(60_000));
  expect(asked).toEqual(['all']);
});
