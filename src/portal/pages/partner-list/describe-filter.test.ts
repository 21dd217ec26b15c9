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

test('a choice without results isn’t a link, unless it is selected', () => {
  const isEmpty = (chosen: object) =>
    describe({}, chosen).groups.find(({ name }) => name === 'payment')?.choices[1]?.isEmpty;
  expect([isEmpty({}), isEmpty({ payment: [5] })]).toEqual([true, false]);
});

test('a selected value that no partner has can be deselected', () => {
  const { groups, count } = describe({ total: 0 }, { payout_hours: 2, payment: [9] });
  expect(count).toBe(2);
  const chosen = groups.flatMap(({ choices }) => choices.filter(({ isChosen }) => isChosen));
  expect(chosen.map(({ label, search }) => [label, search.payout_hours, search.payment])).toEqual([
    ['9', 2, undefined],
    ['Within 2 hours', undefined, 9],
  ]);
});

test('if nothing is found, each filter that excludes everything can be removed', () => {
  const without = { payment: 3, payout_hours: 1, licence: 0 };
  const chosen = { payment: [3], payout_hours: 1, licence: [1], page: 2 };
  const { drops } = describe({ total: 0, without }, chosen);
  expect(drops.map(({ label }) => label)).toEqual([
    'Payment (3 results)',
    'Payout time (1 result)',
  ]);
  expect(drops[0]?.search).toMatchObject({ licence: 1, payment: undefined, page: undefined });
  expect(describe({ without }, chosen).drops).toEqual([]);
});

test('links to pages keep the filter and the order, and changing either leads to the first page', () => {
  const { pages, sorts, cleared } = describe({}, { payment: [3], sort: 'payout', page: 2 });
  expect(pages).toMatchObject({
    label: 'Page 2 of 3',
    previous: { payment: 3, sort: 'payout', page: 1 },
    next: { page: 3 },
  });
  expect(sorts.find(({ isChosen }) => isChosen)?.sort).toBe('payout');
  expect(sorts[0]?.search).toMatchObject({ payment: 3, sort: undefined, page: undefined });
  expect(cleared).toMatchObject({ payment: undefined, sort: 'payout' });
  expect(describe({ total: 20 }).pages).toBe(false);
});

test('partners cannot be sorted by the cost of bonuses if the market shows none', () => {
  const hidden = { ...facets, bonus_kind: [], max_wagering: [] };
  const sorts = (list: object) => describe(list).sorts.map(({ sort }) => sort);
  expect(sorts({})).toContain('cost');
  expect(sorts({ facets: hidden })).not.toContain('cost');
});
