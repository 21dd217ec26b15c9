import { expect, test } from 'vitest';
import '../zod-message.ts';
import { dealDraft } from './deal.ts';

const step = { rate: 50_00 };
const draft = (given: object = {}) => ({
  programme_id: 1,
  kind: 'cpa',
  currency: 'EUR',
  from: '2026-03-01',
  steps: [step],
  ...given,
});

const problemsOf = (given: object) =>
  dealDraft
    .safeParse(draft(given))
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('fills in what is not given', () => {
  expect(dealDraft.parse(draft({ currency: 'eur' }))).toEqual({
    programme_id: 1,
    product_id: null,
    market_code: null,
    kind: 'cpa',
    currency: 'EUR',
    from: '2026-03-01',
    to: null,
    steps: [{ from_count: null, from_amount: null, rate: 50_00, percent: null }],
    step_mode: 'all',
    baseline: { min_deposits: null, note: null },
    deductions: null,
    negative_carry_over: false,
    cap_count: null,
    cap_amount: null,
    admin_fee: null,
    high_roller_rule: null,
    document_id: null,
    source: null,
    note: null,
    reason: null,
  });
});

const percent = { percent: 30 };
const both = { rate: 25_00, percent: 20 };
const count = (from_count: number) => ({ from_count });
const net = (from_amount: number) => ({ from_amount });

test.each([
  [{}],
  [{ kind: 'share', steps: [percent] }],
  [{ kind: 'share', steps: [{ percent: 0 }] }],
  [{ kind: 'share', steps: [{ percent: 33.33 }] }],
  [{ kind: 'share', steps: [{ percent: 0.29 }] }],
  [{ kind: 'share', steps: [{ percent: 100 }] }],
  [{ kind: 'hybrid', steps: [both] }],
  [{ kind: 'flat', steps: [step] }],
  [{ steps: [step, { ...step, ...count(21) }] }],
  [
    {
      steps: [
        { ...step, ...count(0) },
        { ...step, ...count(21) },
      ],
      step_mode: 'above',
    },
  ],
  [{ steps: [step, { ...step, ...net(1_000_00) }] }],
  [{ kind: 'share', steps: [percent, { ...percent, ...count(21) }] }],
  [{ kind: 'share', steps: [percent, { ...percent, ...net(100) }], step_mode: 'above' }],
  [{ kind: 'hybrid', steps: [both, { ...both, ...count(21) }] }],
  [{ kind: 'hybrid', steps: [both, { ...both, ...net(100) }] }],
  [{ kind: 'hybrid', steps: [both], admin_fee: 10, negative_carry_over: true, cap_count: 5 }],
  [{ kind: 'share', steps: [percent], admin_fee: 100, cap_amount: 0 }],
  [{ cap_count: 0, cap_amount: 0, baseline: { min_deposits: 20_00, note: 'Once only' } }],
  [{ kind: 'share', steps: [percent], baseline: { min_deposits: 20_00, note: null } }],
  [{ kind: 'flat', steps: [step], baseline: { min_deposits: null, note: 'Once only' } }],
  [{ to: '2026-03-01' }],
  [{ from: '2000-01-01', to: '2099-12-31' }],
  [{ steps: [{ rate: Number.MAX_SAFE_INTEGER }] }],
  [{ steps: Array.from({ length: 20 }, (_, index) => ({ ...step, ...count(index) })) }],
])('accepts %o', (given) => {
  expect(problemsOf(given)).toEqual([]);
});

const notForKind = 'Does not apply to this kind of deal';
const tooLarge = 'Must be at most 9007199254740991';

test.each([
  [{ steps: [] }, ['steps: Enter at least one rate']],
  [{ steps: Array.from({ length: 21 }, () => step) }, ['steps: Must have at most 20 steps']],
  [{ steps: [percent] }, ['steps.0.rate: Is required', `steps.0.percent: ${notForKind}`]],
  [
    { kind: 'share', steps: [step] },
    [`steps.0.rate: ${notForKind}`, 'steps.0.percent: Is required'],
  ],
  [{ kind: 'hybrid', steps: [step] }, ['steps.0.percent: Is required']],
  [{ kind: 'hybrid', steps: [percent] }, ['steps.0.rate: Is required']],
  [{ kind: 'flat', steps: [both] }, [`steps.0.percent: ${notForKind}`]],
  [
    { kind: 'flat', steps: [step, { ...step, ...count(5) }] },
    ['steps: A flat deal has one amount'],
  ],
  [
    { steps: [step, { ...step, ...count(5) }, { ...step, ...net(10_00) }] },
    ['steps: Steps go by first deposits or by net revenue'],
  ],
  [
    { steps: [step, { ...step, ...net(10_00) }], step_mode: 'above' },
    ['step_mode: Needs steps by first deposits'],
  ],
  [
    { kind: 'share', steps: [percent, { ...percent, ...count(5) }], step_mode: 'above' },
    ['step_mode: Needs steps by net revenue'],
  ],
  [
    { kind: 'hybrid', steps: [both], step_mode: 'above' },
    ['step_mode: The step of a hybrid deal applies to the whole month'],
  ],
  [{ steps: [{ ...step, ...count(1) }] }, ['steps.0.from_count: The first step starts at 0']],
  [{ steps: [{ ...step, ...net(1) }] }, ['steps.0.from_amount: The first step starts at 0']],
  [{ steps: [step, step] }, ['steps.1.from_count: Must be above the step before']],
  [
    { steps: [step, { ...step, ...count(5) }, { ...step, ...count(5) }] },
    ['steps.2.from_count: Must be above the step before'],
  ],
  [
    { steps: [step, { ...step, ...net(500) }, { ...step, ...net(499) }] },
    ['steps.2.from_amount: Must be above the step before'],
  ],
  [
    { kind: 'share', steps: [{ percent: 33.333 }] },
    ['steps.0.percent: Must have at most two decimals'],
  ],
  [{ kind: 'share', steps: [{ percent: -1 }] }, ['steps.0.percent: Must be at least 0']],
  [{ kind: 'share', steps: [{ percent: 100.01 }] }, ['steps.0.percent: Must be at most 100']],
  [{ steps: [{ rate: -1 }] }, ['steps.0.rate: Must be at least 0']],
  [{ steps: [{ rate: 0.5 }] }, ['steps.0.rate: Must be a whole number']],
  [{ steps: [{ rate: '50.00' }] }, ['steps.0.rate: Must be a number']],
  [{ steps: [{ rate: 2 ** 53 }] }, [`steps.0.rate: ${tooLarge}`]],
  [{ cap_amount: 1e300 }, [`cap_amount: ${tooLarge}`]],
  [{ cap_amount: -1 }, ['cap_amount: Must be at least 0']],
  [{ cap_count: -1 }, ['cap_count: Must be a whole number from 0 to 1000000000']],
  [{ cap_count: 1_000_000_001 }, ['cap_count: Must be a whole number from 0 to 1000000000']],
  [{ baseline: { min_deposits: -1, note: null } }, ['baseline.min_deposits: Must be at least 0']],
  [
    { kind: 'share', steps: [percent], admin_fee: 12.001 },
    ['admin_fee: Must have at most two decimals'],
  ],
  [{ kind: 'share', steps: [percent], admin_fee: 101 }, ['admin_fee: Must be at most 100']],
  [{ kind: 'share', steps: [percent], cap_count: 5 }, [`cap_count: ${notForKind}`]],
  [{ admin_fee: 10 }, [`admin_fee: ${notForKind}`]],
  [{ negative_carry_over: true }, [`negative_carry_over: ${notForKind}`]],
  [
    {
      kind: 'flat',
      ...{ cap_count: 5, cap_amount: 5, admin_fee: 5, negative_carry_over: true },
      baseline: { min_deposits: 5, note: null },
    },
    [
      `cap_count: ${notForKind}`,
      `cap_amount: ${notForKind}`,
      `admin_fee: ${notForKind}`,
      `negative_carry_over: ${notForKind}`,
      `baseline.min_deposits: ${notForKind}`,
    ],
  ],
  [{ to: '2026-02-28' }, ['to: Must not be before the first day']],
  [{ from: '2026-02-30' }, ['from: Must be a date like 2026-12-31']],
  [{ from: '1999-12-31' }, ['from: Must be between 2000-01-01 and 2099-12-31']],
  [{ to: '2100-01-01' }, ['to: Must be between 2000-01-01 and 2099-12-31']],
  [{ currency: 'EUX' }, ['currency: Must be a currency code, such as EUR or BTC']],
  [{ kind: 'bet' }, ['kind: Must be one of cpa, share, hybrid, flat']],
  [{ step_mode: 'some' }, ['step_mode: Must be one of all, above']],
])('refuses %o', (given, problems) => {
  expect(problemsOf(given)).toEqual(problems);
});
