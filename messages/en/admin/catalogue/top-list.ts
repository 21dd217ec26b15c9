import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

export const texts = {
  title: 'Top lists',
  kind: 'top list entry',
  allMarkets: 'All markets',
  empty: 'No products in this top list yet. Use the search above to add one.',
  bestRated: 'Start with the best-rated partners',
  started: (count: number) =>
    counted(count, { one: '{count} partner was added.', other: '{count} partners were added.' }),
  firstPartner: 'Add a partner first',
  listOf: (category: string) => `Top list for ${category}`,
  historyOfOrder: 'History of this list',
  left: (name: string) => `${name} was removed from this list.`,
  removal: 'It is removed from this list only. The product itself stays.',
  ad: 'Ad',
  editPlace: 'Edit placement',
  editPlaceOf: (name: string) => `Edit placement of ${name}`,
  add: {
    noCategory: 'Choose category first',
    noProduct: 'Select product before adding',
    paid: 'Paid placement: visitors see “Ad” next to it',
    send: 'Add to top list',
    done: (name: string, position: number) => `${name} was added at position ${position}.`,
  },
  paid: 'Paid placement',
  paidHint: 'The partner pays for this placement. Visitors see “Ad” next to it.',
};
