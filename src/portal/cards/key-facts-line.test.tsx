// Uses no database: the line is rendered from given facts.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noKeyFacts } from '#contract/catalogue/fact/known-offers.ts';
import { KeyFactsLine, type LeadingFact } from './key-facts-line.tsx';

const shown = {
  licence: 'licensed in Malta',
  payout_hours: 'pays out in 2 h',
  min_deposit: null,
  max_wagering: '30x wagering',
  unknown: 'least deposit: not checked by us',
};

function linesWith(leading: LeadingFact[], matched = {}) {
  const html = renderToStaticMarkup(
    <KeyFactsLine facts={{ ...noKeyFacts, shown }} leading={leading} matched={matched} />,
  );
  const [, ...lines] = html.split(/<(?:strong|span) class="[^"]*block first/);
  return lines.map((line) => line.replace(/^[^>]*>/, '').replace(/<[^>]*>/g, ''));
}

test('facts that a list is sorted or filtered by come first, each on its own line', () => {
  expect(linesWith([])).toEqual([
    'licensed in Malta · pays out in 2 h · 30x wagering · least deposit: not checked by us',
  ]);
  expect(linesWith(['payout_hours', 'payment'], { payment: 'Card: pays out in 36 h' })).toEqual([
    'pays out in 2 h',
    'Card: pays out in 36 h',
    'licensed in Malta · 30x wagering',
  ]);
});

test('the chosen licence replaces the one that is usually shown', () => {
  expect(linesWith(['licence'], { licence: 'licence: Second Board' })).toEqual([
    'licence: Second Board',
    'pays out in 2 h · 30x wagering · least deposit: not checked by us',
  ]);
});

test('an unknown fact leads as unknown, but only if the sentence names it', () => {
  expect(linesWith(['min_deposit'])[0]).toBe('least deposit: not checked by us');
  expect(linesWith(['cost'])).toHaveLength(1);
});
