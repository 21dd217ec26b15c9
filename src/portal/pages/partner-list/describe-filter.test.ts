import { expect, test } from 'vitest';
import type { Facets } from '#contract/catalogue/filter/product-filter.ts';
import { texts } from '../../../../messages/en/content/partner-list.ts';
import { describeFilter } from './describe-filter.ts';

const facets: Facets = {
  licence: [{ id: 1, name: 'Granite Board', count: 7 }],
  payment: [
    { id: 3, name: 'Bank card', count: 12 },
    { id: 5, name: 'Voucher', count: 0 },
  ],
  provider: [],
  site_language: [],
  bonus_kind: [{ id: 'free_spins', name: 'free_spins', count: 2 }],
  payout_hours: [
    { id: 1, name: '1', count: 1 },
    { id: 24, name: '24', count: 4 },
    { id: 72, name: '72', count: 9 },
  ],
  min_deposit: [{ id: 2.5, name: '2.5', count: 3 }],
  max_wagering: [
    { id: 0, name: '0', count: 1 },
    { id: 30, name: '30', count: 6 },
  ],
};
const found = { items: [], total: 45, limit: 20, offset: 0, facets };
const words = { texts, language: 'en', currency: 'USD' } as const;
const describe = (list: object, chosen = {}, section: 'casino' | 'bets' = 'casino') =>
  describeFilter({ ...found, ...list }, { chosen, section, pageLength: 20 }, words);

const labels = (described: ReturnType<typeof describe>) =>
  Object.fromEntries(
    [...described.groups, ...described.rareGroups].map(({ title, choices }) => [
      title,
      choices.map(({ label, count }) => `${label} ${count}`),
    ]),
  );

test('each choice shows its name and the number of partners it leaves', () => {
  expect(labels(describe({}))).toEqual({
    Licence: ['Granite Board 7'],
    Payment: ['Bank card 12', 'Voucher 0'],
    'Payout time': ['Within 1 hour 1', 'Within 24 hours 4', 'Within 3 days 9'],
    'Minimum deposit': ['Up to $2.50 3'],
    Wagering: ['None 1', 'Up to 30x 6'],
    Bonus: ['Free spins 2'],
  });
  expect(describe({}, {}, 'bets').found).toBe('45 betting sites');
  expect(describe({ total: 1 }).found).toBe('1 casino');
});

test('rare filters are collapsed only beside others', () => {
  const names = ({ groups, rareGroups }: ReturnType<typeof describe>) => [
    groups.map(({ name }) => name),
    rareGroups.map(({ name }) => name),
  ];
  const none = { licence: [], payment: [], payout_hours: [], min_deposit: [], max_wagering: [] };
  expect(names(describe({ facets: { ...facets, ...none } }))).toEqual([['bonus_kind'], []]);
  const licensed = { ...facets, ...none, licence: facets.licence };
  expect(names(describe({ facets: licensed }))).toEqual([['licence'], ['bonus_kind']]);
});

test('a choice without results isn’t a link, unless it is selected', () => {
  const isEmpty = (chosen: object) =>
    describe({}, chosen).groups.find(({ name }) => name === 'payment')?.choices[1]?.isEmpty;
  expect([isEmpty({}), isEmpty({ payment: [5] })]).toEqual([true, false]);
});

test('a selected value that no partner has can be deselected', () => {
  const { groups } = describe({ total: 0 }, { payout_hours: 2, payment: [9] });
  const labelsOf = (title: string) =>
    groups.find((group) => group.title === title)?.choices.map(({ label }) => label);
  expect(labelsOf('Payment')).toContain('9');
  expect(labelsOf('Payout time')).toContain('Within 2 hours');
});

test('if nothing is found, each filter that excludes everything can be removed, or else a pair', () => {
  const without = { payment: 3, payout_hours: 1, licence: 0 };
  const chosen = { payment: [3], payout_hours: 1, licence: [1], page: 2 };
  expect(describe({ total: 0, without }, chosen).drops).toEqual([
    { names: ['payment'], label: 'Payment (3 casinos)' },
    { names: ['payout_hours'], label: 'Payout time (1 casino)' },
  ]);
  expect(describe({ without }, chosen).drops).toEqual([]);
  const without_pair = { names: ['payment', 'licence'], total: 2 };
  expect(describe({ total: 0, without: { payment: 0 }, without_pair }, chosen).drops).toEqual([
    { names: ['payment', 'licence'], label: 'Payment and Licence (2 casinos)' },
  ]);
});

test('closed and unchecked partners are counted', () => {
  const described = describe({ closed: 3, unchecked: 36 });
  expect([described.closed, described.unchecked]).toEqual([
    'Not open to you (3)',
    '36 not checked',
  ]);
  expect(describe({ unchecked: 0 }).unchecked).toBe(false);
});

test('the pages before and after this one are numbered', () => {
  expect(describe({}, { page: 2 }).pages).toEqual({ label: 'Page 2 of 3', previous: 1, next: 3 });
  expect(describe({ total: 20 }).pages).toBe(false);
});

test('partners cannot be sorted by the cost of bonuses if the market shows none', () => {
  const hidden = { ...facets, bonus_kind: [], max_wagering: [] };
  const sorts = (list: object) => describe(list).sorts.map(({ sort }) => sort);
  expect(sorts({})).toContain('cost');
  expect(sorts({ facets: hidden })).not.toContain('cost');
});
