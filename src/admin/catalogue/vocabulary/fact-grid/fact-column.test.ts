import { expect, test } from 'vitest';
import { productDraft } from '#contract/catalogue/product.ts';
import { cellText, columnOf, factColumns, pastedCells, withCells } from './fact-column.ts';
import { unlistedNames } from './unlisted-name.ts';

const context = {
  regulators: [
    { id: 7, name: 'Harbor Gaming Board' },
    { id: 8, name: 'Isle Authority' },
  ],
  methods: [
    { id: 1, name: 'Bank transfer' },
    { id: 2, name: 'Bank card' },
    { id: 3, name: 'E-wallet' },
  ],
  providers: [
    { id: 4, name: 'Alder Reels' },
    { id: 5, name: 'Birch, Live' },
  ],
  market: { code: 'US', parent: null, currency: 'USD', isOnly: true },
  today: '2026-11-28',
};
const amongMarkets = { ...context, market: { ...context.market, isOnly: false } };

const draft = productDraft.parse({
  i18n: { en: { name: 'Fig' } },
  facts: {
    licences: [{ id: 1, regulator_id: 7, number: 'A-1' }],
    payments: [
      { method_id: 1, direction: 'both', min: 20, currency: 'USD', hours_max: 48 },
      { method_id: 2, direction: 'both', min: 10, currency: 'USD', hours_max: 12 },
      { method_id: 3, direction: 'in', min: 5, currency: 'EUR', hours_max: 1 },
    ],
    owner: 'Copper Lantern',
    established: 2019,
  },
});
const texts = (facts = draft.facts) =>
  factColumns.map((column) => cellText(column, facts, context));

test('shows the fastest payout and the least deposit in the currency of the market', () => {
  const methods = 'Bank transfer, Bank card, E-wallet';
  const shown = ['Harbor Gaming Board', 'A-1', methods, '12', '10', '', 'Copper Lantern', '2019'];
  expect(texts()).toEqual([...shown, '', '']);
});

test('a figure is read back as it is shown', () => {
  const { facts } = withCells(draft, { deposit: '1.1250' }, context).draft;
  expect(facts.payments[1]?.min).toBe(1.125);
  expect(texts(facts)[4]).toBe('1.1250');
});

test('changes the payment that decides a figure, and nothing else', () => {
  const { draft: changed, problems } = withCells(draft, { payout: '6', deposit: '7,5' }, context);
  expect(problems).toEqual({});
  const [slow, fast, foreign] = draft.facts.payments;
  const expected = { ...fast, hours_max: 6, min: 7.5 };
  expect(changed).toEqual({
    ...draft,
    facts: { ...draft.facts, payments: [slow, expected, foreign] },
  });
});

test('finds a regulator by part of its name and keeps the rest of the licence', () => {
  const { draft: changed } = withCells(draft, { regulator: 'isle', licence: 'B-2' }, context);
  expect(changed.facts.licences).toEqual([
    { ...draft.facts.licences[0], regulator_id: 8, number: 'B-2' },
  ]);
});

test('adds a licence if the partner has none, and requires its regulator', () => {
  const empty = productDraft.parse({ i18n: { en: { name: 'Fig' } } });
  const added = withCells(empty, { regulator: 'Isle Authority', licence: 'C' }, context);
  expect(added.draft.facts.licences).toMatchObject([{ id: 0, regulator_id: 8, number: 'C' }]);
  expect(withCells(empty, { licence: 'C' }, context).problems).toEqual({
    licence: 'needsRegulator',
  });
  expect(withCells(empty, { payout: '5' }, context).problems).toEqual({ payout: 'noPayment' });
});

test('reports each cell that it cannot read, and applies the others', () => {
  const cells = { regulator: 'Nobody', payout: 'soon', owner: ' Ada Ltd ', established: 'x' };
  const { draft: changed, problems } = withCells(draft, cells, context);
  expect(problems).toEqual({
    regulator: 'noRegulator',
    payout: 'noNumber',
    established: 'noNumber',
  });
  expect(changed).toEqual({ ...draft, facts: { ...draft.facts, owner: 'Ada Ltd' } });
});

test('an empty cell removes the value', () => {
  const [, fast] = draft.facts.payments;
  const single = { ...draft, facts: { ...draft.facts, payments: fast ? [fast] : [] } };
  const cells = { regulator: '', payout: '', deposit: '', owner: '', established: '' };
  const { draft: changed, problems } = withCells(single, cells, context);
  expect(problems).toEqual({});
  expect(texts(changed.facts)).toEqual(['', '', 'Bank card', '', '', '', '', '', '', '']);
});

test('a figure that another payment would decide is refused instead of being lost', () => {
  const refused = { payout: 'otherPayments', deposit: 'otherPayments' };
  for (const cells of [
    { payout: '72', deposit: '30' },
    { payout: '', deposit: '' },
  ]) {
    const { draft: same, problems } = withCells(draft, cells, context);
    expect(problems).toEqual(refused);
    expect(same).toEqual(draft);
  }
  const { draft: changed, problems } = withCells(draft, { payout: '48', deposit: '20' }, context);
  expect(problems).toEqual({});
  expect(texts(changed.facts).slice(3, 5)).toEqual(['48', '20']);
});

test('what applies in other markets is not removed', () => {
  const payments = [
    { method_id: 1, hours_max: 48 },
    { method_id: 2, market_code: 'US', hours_max: 12, min: 10 },
    { method_id: 3, market_code: 'US' },
    { method_id: 3, market_code: 'TR' },
  ];
  const shared = productDraft.parse({ i18n: { en: { name: 'Fig' } }, facts: { payments } });
  const [all, card, , elsewhere] = shared.facts.payments;

  const refused = withCells(shared, { methods: 'Bank card, E-wallet' }, amongMarkets);
  expect(refused.problems).toEqual({ methods: 'otherMarkets' });
  expect(refused.draft).toEqual(shared);
  const removed = withCells(shared, { methods: 'Bank transfer, Bank card' }, amongMarkets);
  expect(removed.problems).toEqual({});
  expect(removed.draft.facts.payments).toEqual([all, card, elsewhere]);

  const single = { ...shared, facts: { ...shared.facts, payments: all ? [all] : [] } };
  expect(withCells(single, { payout: '' }, amongMarkets).problems).toEqual({
    payout: 'otherMarkets',
  });
  expect(withCells(single, { payout: '24' }, amongMarkets).problems).toEqual({});
  expect(withCells(single, { methods: '' }, context).draft.facts.payments).toEqual([]);
});

test('a region keeps the methods of its country', () => {
  const payments = [{ method_id: 1, market_code: 'US' }];
  const ofCountry = productDraft.parse({ i18n: { en: { name: 'Fig' } }, facts: { payments } });
  const region = { code: 'US-NJ', parent: 'US', currency: 'USD', isOnly: false } as const;
  expect(withCells(ofCountry, { methods: '' }, { ...context, market: region }).problems).toEqual({
    methods: 'otherMarkets',
  });
});

test('a minimum deposit without a currency keeps applying in all of them', () => {
  const payments = [{ method_id: 1, min: 10 }];
  const general = productDraft.parse({ i18n: { en: { name: 'Fig' } }, facts: { payments } });
  const { facts } = withCells(general, { deposit: '15' }, amongMarkets).draft;
  expect(facts.payments).toMatchObject([{ min: 15, currency: null }]);
});

test('payment methods are added and removed by name, and those that stay keep their details', () => {
  const cells = { methods: 'e-wallet, bank card', payout: '6' };
  const { draft: changed, problems } = withCells(draft, cells, context);
  expect(problems).toEqual({});
  const [, fast, foreign] = draft.facts.payments;
  expect(changed.facts.payments).toEqual([{ ...fast, hours_max: 6 }, foreign]);
});

test('new facts have the source and the day of their row, and figures go to the first method', () => {
  const empty = productDraft.parse({ i18n: { en: { name: 'Fig' } } });
  const cells = {
    ...{ regulator: 'Isle', methods: 'E-wallet, Bank card', payout: '12', deposit: '10' },
    ...{ providers: 'alder reels, "Birch, Live"', source: 'https://fig.example/' },
  };
  const { facts } = withCells(empty, cells, context).draft;
  const checked = { source_url: 'https://fig.example/', verified_on: '2026-11-28' };
  expect(facts).toMatchObject({ provider_ids: [4, 5], ...checked });
  expect(facts.licences).toMatchObject([{ regulator_id: 8, ...checked }]);
  expect(facts.payments).toMatchObject([
    { method_id: 3, hours_max: 12, min: 10, currency: 'USD', ...checked },
    { method_id: 2, hours_max: null, min: null, ...checked },
  ]);
  const earlier = withCells(empty, { ...cells, checked: '2026-11-01' }, context).draft.facts;
  expect(earlier.verified_on).toBe('2026-11-01');
  expect(earlier.payments[0]?.verified_on).toBe('2026-11-01');
});

test('the methods of other markets are neither shown nor changed', () => {
  const elsewhere = { method_id: 1, market_code: 'TR' };
  const mixed = productDraft.parse({
    i18n: { en: { name: 'Fig' } },
    facts: { payments: [elsewhere, { method_id: 2 }] },
  });
  expect(cellText('methods', mixed.facts, context)).toBe('Bank card');
  const { facts } = withCells(mixed, { methods: '' }, context).draft;
  expect(facts.payments).toMatchObject([elsewhere]);
});

test('a name that isn’t on its list changes nothing, and is found once', () => {
  const cells = {
    methods: 'E-wallet, Pigeon',
    providers: 'Alder Reels; Twite',
    regulator: 'Rideau',
  };
  const { draft: same, problems } = withCells(draft, cells, context);
  expect(problems).toEqual({ methods: 'noName', providers: 'noName', regulator: 'noRegulator' });
  expect(same).toEqual(draft);
  const other = { methods: 'PIGEON, Raven', owner: 'Ada', regulator: 'Rideau' };
  expect(unlistedNames([cells, other], context)).toEqual({
    regulators: ['Rideau'],
    methods: ['Pigeon', 'Raven'],
    providers: ['Twite'],
  });
});

test('shows an error at the cell of its field', () => {
  expect(columnOf('facts.payments.1.min')).toBe('deposit');
  expect(columnOf('facts.payments.1.hours_max')).toBe('payout');
  expect(columnOf('facts.payments.1.method_id')).toBe('methods');
  expect(columnOf('facts.licences.0.number')).toBe('licence');
  expect(columnOf('facts.licences.1.number')).toBe('regulator');
  expect(columnOf('facts.provider_ids.0')).toBe('providers');
  expect(columnOf('facts.verified_on')).toBe('checked');
  expect(columnOf('rating')).toBeUndefined();
});

test('splits text copied from a spreadsheet', () => {
  expect(pastedCells('a\tb\r\n\tc\r\n')).toEqual([
    ['a', 'b'],
    ['', 'c'],
  ]);
});
