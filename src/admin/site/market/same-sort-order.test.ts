import { expect, test } from 'vitest';
import { texts } from '../../../../messages/en/admin/site/market.ts';
import { describeSameSortOrder } from './same-sort-order.ts';

const market = (id: number, name: string, sort_order: number, is_active = true) => {
  const i18n = { en: { name }, tr: { name: null } };
  return { id, name, sort_order, is_active, i18n } as Parameters<
    typeof describeSameSortOrder
  >[0][0];
};
const markets = [
  market(1, 'United States', 1),
  market(4, 'Canada', 1),
  market(2, 'Türkiye', 2),
  market(3, 'Malta', 3, false),
];

test.each([
  ['a new market', undefined, 1, /^Canada has the same number and was added earlier/],
  ['a later market', 4, 1, /^United States has the same number and was added earlier/],
  ['the first market', 1, 1, /^Canada has the same number and was added later/],
  ['a unique number', 1, 4, undefined],
  ['an unchanged number that no other market has', 2, 2, undefined],
  ['the number of a retired market', 1, 3, undefined],
])('the form says which market stays first: %s', (_case, ownId, sortOrder, sentence) => {
  const said = describeSameSortOrder(markets, ownId, sortOrder, texts.fields);
  if (sentence) expect(said).toMatch(sentence);
  else expect(said).toBeUndefined();
});
