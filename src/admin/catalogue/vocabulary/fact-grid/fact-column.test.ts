import { expect, test } from 'vitest';
import { productDraft } from '#contract/catalogue/product.ts';
import { cellText, columnOf, factColumns, pastedCells, withCells } from './fact-column.ts';

const context = {
  regulators: [
    { id: 7, name: 'Harbor Gaming Board' },
    { id: 8, name: 'Isle Authority' },
  ],
  market: { code: 'US', parent: null, currency: 'USD' },
};

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
  const shown = ['Harbor Gaming Board', 'A-1', '12', '10', 'Copper Lantern', '2019', '', ''];
  expect(texts()).toEqual(shown);
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
  const cells = { regulator: '', payout: '', owner: '', established: '' };
  const { facts } = withCells(draft, cells, context).draft;
  expect(texts(facts)).toEqual(['', '', '48', '10', '', '', '', '']);
});

test('shows an error at the edited cell of those that share a field', () => {
  expect(columnOf('facts.payments.1.min', { deposit: '-1' })).toBe('deposit');
  expect(columnOf('facts.payments.1.hours_max', { payout: '9999' })).toBe('payout');
  expect(columnOf('facts.verified_on', {})).toBe('checked');
  expect(columnOf('rating', {})).toBeUndefined();
});

test('splits text copied from a spreadsheet', () => {
  expect(pastedCells('a\tb\r\n\tc\r\n')).toEqual([
    ['a', 'b'],
    ['', 'c'],
  ]);
});
