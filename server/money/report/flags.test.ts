import { expect, test } from 'vitest';
import { ratesFrom } from '#contract/money/convert.ts';
import { dayAfter } from '#contract/wall-clock.ts';
import { flagsOf } from './flags.ts';
import { dataOf, type LoadedMonth } from './load-month.ts';
import type { MonthFigures } from './month-figures.ts';

const programme = {
  ...{ id: 1, name: 'Northgate', platform: null, base_currency: 'EUR', time_zone: 'UTC' },
  ...{ pays_on: null, contact: null, note: null, product_ids: [], created_at: '' },
};

const none = new Map();
const loaded: LoadedMonth = {
  ...{ now: Date.parse('2026-03-31T12:00:00Z'), month: '2026-03', programmes: [programme] },
  ...{ deals: none, stats: none, statements: none, corrections: none, payments: none },
  ...{ closed: none, clicks: none, reported: none, postbacks: none, visits: none },
  ...{ backdated: none, notes: none, rates: ratesFrom([]) },
};

const noFigures: MonthFigures = {
  ...{ clicks: 0, visits: 0, sign_ups: 0, first_deposits: 0, earned: [], stated: [], rules: [] },
  ...{ postbacks: { sign_ups: 0, first_deposits: 0, earned: [] }, unexplained: null },
};

const flags = (given: Partial<LoadedMonth>, figures: Partial<MonthFigures> = {}) =>
  flagsOf({
    data: dataOf({ ...loaded, ...given }, programme),
    figures: { ...noFigures, ...figures },
    expected: { rules: [], unexplained: null, uncovered: [] },
    settled: undefined,
  });

const deal = {
  ...{ id: 7, programme_id: 1, product_id: null, market_code: null, kind: 'cpa' as const },
  ...{ currency: 'EUR', from: '2026-01-01', to: '2026-03-31', steps: [], cap_count: null },
  ...{ step_mode: 'all' as const, baseline: { min_deposits: null, note: null }, note: null },
  ...{ deductions: null, negative_carry_over: false, cap_amount: null, admin_fee: null },
  ...{ high_roller_rule: null, document_id: null, source: null, created_at: '' },
};

test('a deal has ended only once its last day is over in the time zone of the programme', () => {
  const given = { deals: new Map([[1, [deal]]]) };
  const ended = [{ kind: 'deal-ended', deal_id: 7, to: '2026-03-31' }];
  expect(flags(given)).toEqual([]);
  expect(flags({ ...given, now: Date.parse('2026-04-01T00:00:00Z') })).toEqual(ended);
  const inMalta = { ...programme, time_zone: 'Europe/Malta' };
  const at = (now: string) =>
    flagsOf({
      data: dataOf({ ...loaded, ...given, now: Date.parse(now) }, inMalta),
      ...{ figures: noFigures, settled: undefined },
      expected: { rules: [], unexplained: null, uncovered: [] },
    });
  // Malta is two hours ahead in summer.
  expect(at('2026-03-31T21:59:00Z')).toEqual([]);
  expect(at('2026-03-31T22:00:00Z')).toEqual(ended);
});

test('a figure that no source has a column for is unknown, and not compared', () => {
  const earned = [{ amount: 1, currency: 'EUR' }];
  const counted = { clicks: 100, earned, postbacks: { sign_ups: 3, first_deposits: 2, earned } };
  const of = (...figures: ('visits' | 'sign_ups' | 'first_deposits' | 'earned')[]) =>
    flags({ reported: new Map([[1, new Set(figures)]]) }, counted).map(({ kind }) => kind);
  expect(of('earned')).toEqual([]);
  expect(of('earned', 'visits')).toEqual(['few-visits']);
  expect(of('earned', 'sign_ups')).toEqual(['postbacks-differ']);
  expect(of('earned', 'first_deposits')).toEqual(['postbacks-differ']);
  // A source that was deleted since reported these.
  const reported = new Map([[1, new Set(['earned' as const])]]);
  expect(flags({ reported }, { ...counted, visits: 69, sign_ups: 4 })).toMatchObject([
    { kind: 'few-visits', visits: 69 },
    { kind: 'postbacks-differ', event: 'signup', postbacks: 3, stated: 4 },
  ]);
});

test.each([
  [13, []],
  [14, [{ kind: 'fell', day: '2026-03-15', visits: 9, median: 20 }]],
])('after %i days of figures, a fall is %j', (days, expected) => {
  const first = dayAfter('2026-03-15', -days);
  const visits = Array.from({ length: days + 1 }, (_, index) => ({
    ...{ programme_id: 1, day: dayAfter(first, index), visits: index === days ? 9 : 20 },
  }));
  const found = flags({ visits: new Map([[1, visits]]) });
  expect(found.filter(({ kind }) => kind === 'fell')).toEqual(expected);
});
