import { expect, test } from 'vitest';
import { texts } from '../../../../messages/en/admin/money/programme.ts';
import {
  type DealValues,
  dealForm,
  dealValuesOf,
  emptyStep,
  newDealValues,
} from './deal-values.ts';

const programme = {
  id: 7,
  name: 'Kestrel',
  platform: null,
  base_currency: 'EUR',
  time_zone: 'UTC',
  pays_on: null,
  contact: null,
  note: null,
  product_ids: [],
  created_at: '2026-01-01T00:00:00.000Z',
};

const values = (changed: Partial<DealValues>): DealValues => ({
  ...newDealValues(programme, '2026-03-01'),
  ...changed,
});
const parse = (changed: Partial<DealValues>) => dealForm(7, texts).safeParse(values(changed));

test('sends typed amounts in minor units, and comes back as it was typed', () => {
  const typed = values({
    kind: 'hybrid',
    basis: 'count',
    steps: [
      { ...emptyStep, from_count: 0, rate: '40.00', percent: 20 },
      { ...emptyStep, from_count: 21, rate: '50.50', percent: 25 },
    ],
    baseline: { min_deposits: '25.00', note: null },
    cap_amount: '5000.00',
  });
  const draft = dealForm(7, texts).parse(typed);
  expect(draft.steps).toEqual([
    { from_count: 0, from_amount: null, rate: 4_000, percent: 20 },
    { from_count: 21, from_amount: null, rate: 5_050, percent: 25 },
  ]);
  expect(draft).toMatchObject({
    programme_id: 7,
    baseline: { min_deposits: 2_500 },
    cap_amount: 500_000,
  });
  const { reason, ...deal } = draft;
  expect(dealValuesOf({ ...deal, id: 1, created_at: '' })).toEqual(typed);
});

test('drops what is hidden for the kind of deal', () => {
  const { data } = parse({
    kind: 'share',
    steps: [{ ...emptyStep, rate: '40', percent: 30, from_count: 5 }, emptyStep],
  });
  expect(data?.steps).toEqual([{ from_count: null, from_amount: null, rate: null, percent: 30 }]);
});

test('sends no step mode that the kind of deal has no use for', () => {
  const steps = [{ ...emptyStep, percent: 30 }];
  expect(parse({ kind: 'share', step_mode: 'above', steps }).data?.step_mode).toBe('all');
});

test('reports an amount that can’t be read at its field', () => {
  const { error } = parse({ kind: 'flat', steps: [{ ...emptyStep, rate: '1.000,00' }] });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['steps.0.rate']);
  expect(error?.issues[0]?.message).toBe(texts.badAmount('EUR', 2));
});
