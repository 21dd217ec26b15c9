import { expect, test } from 'vitest';
import { matchingOffers } from './matching-offers.ts';

const offers = [
  {
    id: 71,
    product: null,
    i18n: { en: { title: 'Istanbul nights' }, tr: { title: 'İSTANBUL IŞIĞI' } },
  },
  { id: 72, product: null, i18n: { en: { title: 'Harbour' }, tr: { title: null } } },
];

test.each([
  ['istanbul ışığı', [71]],
  ['İSTANBUL', [71]],
  ['isigi', [71]],
  ['HARBOUR', [72]],
  [' 72 ', [72]],
  ['', [71, 72]],
])('“%s” finds the offers %j', (typed, ids) => {
  expect(matchingOffers(offers, typed).map(({ id }) => id)).toEqual(ids);
});
