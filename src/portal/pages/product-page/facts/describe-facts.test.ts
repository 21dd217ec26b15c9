import { expect, test } from 'vitest';
import { type FactsCard, noFactsCard } from '#contract/catalogue/fact/facts-card.ts';
import { texts as english } from '../../../../../messages/en/product.ts';
import { texts as turkish } from '../../../../../messages/tr/product.ts';
import { describeFacts } from './describe-facts.ts';

const checked = {
  source_url: 'https://register.example',
  verified_on: '2026-11-01',
  is_outdated: false,
};
const payment: FactsCard['payments'][number] = {
  method: { name: 'Bank card', kind: 'card', icon_url: null },
  direction: 'both',
  min: 10,
  max: 5000.5,
  currency: 'USD',
  fee: null,
  fee_amount: null,
  fee_percent: null,
  hours_min: 0.5,
  hours_max: 24,
  ...checked,
};
const paid = (changes: Partial<typeof payment>, language: 'en' | 'tr' = 'en') => {
  const texts = language === 'en' ? english.facts : turkish.facts;
  const facts = { ...noFactsCard, payments: [{ ...payment, ...changes }] };
  return describeFacts(facts, texts, language)?.payments[0];
};

test('a partner without facts has an empty description', () => {
  expect(describeFacts(noFactsCard, english.facts, 'en')).toBeNull();
});

test.each([
  [{}, '$10 – $5,000.50', '0.5 – 24 h'],
  [{ max: null, hours_min: null, hours_max: 12 }, 'from $10', '12 h'],
  [{ min: null, hours_min: 24, hours_max: 96 }, 'up to $5,000.50', '1 – 4 days'],
  [{ min: null, max: null, hours_min: 0, hours_max: 0 }, '', 'Instant'],
  [{ currency: null, hours_min: null, hours_max: null }, '10 – 5,000.5', ''],
])('payments show their limits and duration: %o', (changes, amount, time) => {
  expect(paid(changes)).toMatchObject({ amount, time, checked: 'Checked on November 1, 2026' });
});

test.each([
  [{}, null, null],
  [{ fee: '2 EUR from the third' }, 'Fee: 2 EUR from the third', 'Ücret: 2 EUR from the third'],
  [{ fee: 'see terms', fee_amount: 0 }, 'Fee: free', 'Ücretsiz'],
  [{ fee_percent: 0 }, 'Fee: free', 'Ücretsiz'],
  [{ fee_percent: 2.5 }, 'Fee: 2.5%', 'Ücret: %2,5'],
  [{ fee_amount: 1 }, 'Fee: $1', 'Ücret: $1'],
  [{ fee_amount: 0.5, fee_percent: 12.25 }, 'Fee: 12.25% + $0.50', 'Ücret: %12,25 + $0,50'],
  [{ fee_amount: 1, currency: null }, 'Fee: 1', 'Ücret: 1'],
])('fees are written in the visitor’s language: %o', (changes, inEnglish, inTurkish) => {
  expect(paid(changes)?.fee).toBe(inEnglish);
  expect(paid(changes, 'tr')?.fee).toBe(inTurkish);
});

test('a fact that hasn’t been checked for a long time is marked as outdated', () => {
  expect(paid({ is_outdated: true })).toMatchObject({
    checked: 'Last checked on November 1, 2026, may be out of date',
    isOutdated: true,
  });
  expect(paid({ verified_on: null, is_outdated: true })).toMatchObject({
    checked: null,
    isOutdated: false,
  });
});

test('amounts, places and languages are written in the visitor’s language', () => {
  expect(paid({ currency: 'TRY' }, 'tr')?.amount).toBe('₺10 – ₺5.000,50');
  const facts: FactsCard = {
    ...noFactsCard,
    languages: ['en', 'tr'],
    closed_regions: ['FR', 'US-WA', 'MARS'],
    limits: [{ kind: 'withdrawal', period: 'week', max: 20_000, currency: 'USD' }],
    game_counts: { slots: 1840, table: null, live: 12, other: null },
  };
  expect(describeFacts(facts, english.facts, 'en')?.others).toEqual([
    { label: 'Limits', value: 'withdrawals up to $20,000 a week' },
    { label: 'Games', value: '1,840 slots, 12 live games' },
    { label: 'Site languages', value: 'English, Turkish' },
    { label: 'Not available in', value: 'France, United States (WA), MARS' },
  ]);
  const inTurkish = describeFacts(facts, turkish.facts, 'tr')?.others.map(({ value }) => value);
  expect(inTurkish).toContain('İngilizce, Türkçe');
});
