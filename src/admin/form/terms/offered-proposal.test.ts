import { expect, test } from 'vitest';
import { offerTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { offeredProposals } from './offered-proposal.ts';

const offered = (terms: object) =>
  offeredProposals(offerTerms.parse(terms), 'USD').map(({ path, value, current, isChosen }) => ({
    ...{ [path]: value },
    current,
    isChosen,
  }));

test('a proposal for an empty field is selected, but one that would replace a number isn’t', () => {
  const terms = { min_deposit: '$20', wagering: '35x', numbers: { wagering: 40 } };
  expect(offered(terms)).toEqual([
    { currency: 'USD', current: null, isChosen: true },
    { min_deposit: 20, current: null, isChosen: true },
    { wagering: 35, current: 40, isChosen: false },
  ]);
});

test('of two values for a field, only the first is selected', () => {
  const i18n = { en: { text: 'Slots 100%. Valid for 7 days.' }, tr: { text: '10 gün geçerli.' } };
  expect(offered({ i18n })).toEqual([
    { 'contribution.slots': 100, current: null, isChosen: true },
    { days_to_use: 7, current: null, isChosen: true },
    { days_to_use: 10, current: null, isChosen: false },
  ]);
});

test('numbers that already match the texts aren’t offered', () => {
  expect(offered({ wagering: '35x', numbers: { wagering: 35 } })).toEqual([]);
});
