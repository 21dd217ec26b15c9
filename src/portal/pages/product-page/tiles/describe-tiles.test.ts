import { expect, test } from 'vitest';
import { noFactsCard } from '#contract/catalogue/fact/facts-card.ts';
import type { KeyFacts } from '#contract/catalogue/fact/key-facts.ts';
import { noKeyFacts } from '#contract/catalogue/fact/known-offers.ts';
import { texts as english } from '../../../../../messages/en/product.ts';
import { texts as turkish } from '../../../../../messages/tr/product.ts';
import { describeTiles } from './describe-tiles.ts';

const paid = (name: string, direction: 'in' | 'out' | 'both', hours_max: number) => ({
  method: { name, kind: 'card' as const, icon_url: null },
  direction,
  ...{ min: 10, max: null, currency: 'USD', fee: null, fee_amount: null, fee_percent: null },
  ...{ hours_min: null, hours_max, source_url: null, verified_on: null, is_outdated: false },
});
const facts = {
  ...noFactsCard,
  payments: [paid('Card', 'both', 24), paid('Wallet', 'both', 12), paid('Voucher', 'in', 12)],
};
const offered = (wagering: number | null) => ({
  ...noKeyFacts,
  bonuses: { count: 1, wagering },
});
const known: KeyFacts = {
  ...offered(30),
  licence: { regulator: 'Granite Board', country: 'US' },
  ...{ payout_hours: 12, min_deposit: 10, currency: 'USD' },
};
const tilesOf = (key_facts: KeyFacts, language: 'en' | 'tr' = 'en') =>
  describeTiles({ key_facts, facts }, { language, texts: language === 'en' ? english : turkish });
const valuesOf = (key_facts: KeyFacts) => tilesOf(key_facts).map(({ value }) => value);

test('the tiles show the licence, the payout, the deposit and the wagering', () => {
  expect(tilesOf(known)).toEqual([
    { label: 'Licence', value: 'United States', isKnown: true, note: 'Granite Board' },
    { label: 'Fastest payout', value: '12 h', isKnown: true, note: 'Wallet' },
    // Three methods would be too long.
    { label: 'Minimum deposit', value: '$10', isKnown: true, note: null },
    { label: 'Wagering', value: '30x', isKnown: true, note: null },
  ]);
  expect(tilesOf({ ...known, payout_hours: 48 }, 'tr').map(({ value }) => value)).toEqual([
    'Amerika Birleşik Devletleri',
    '2 gün',
    '$10',
    '30x',
  ]);
});

test('a licence without a country is shown with its regulator', () => {
  expect(valuesOf({ ...known, licence: { regulator: 'Wren Isle', country: null } }).at(0)).toBe(
    'Wren Isle',
  );
});

test('what nobody has checked is shown as unknown', () => {
  const unknown = { value: 'Not checked by us', isKnown: false, note: null };
  expect(tilesOf(offered(null))).toEqual([
    { label: 'Licence', ...unknown },
    { label: 'Fastest payout', ...unknown },
    { label: 'Minimum deposit', ...unknown },
    { label: 'Wagering', ...unknown },
  ]);
});

test('hidden offers have no tile, unlike a partner without offers', () => {
  expect(tilesOf(noKeyFacts)).toHaveLength(3);
  const shown = { ...noKeyFacts.shown, max_wagering: 'no offer in the US' };
  expect(valuesOf({ ...noKeyFacts, shown }).at(3)).toBe('No offer');
  expect(valuesOf(offered(0)).at(3)).toBe('None');
  expect(valuesOf({ ...known, payout_hours: 0 }).at(1)).toBe('Instant');
});
