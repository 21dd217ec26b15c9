import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

export const texts = {
  title: 'Products',
  kind: 'product',
  create: 'Create product',
  new: 'New product',
  empty: 'No products found.',
  first: 'Add your first partner',
  list: 'Products',
  listIn: (category: string) => `Products in ${category}`,
  search: 'Name or ID',
  missing: 'Missing information',
  complete: 'Missing: any',
  lacks: {
    image: 'No image',
    rating: 'No rating',
    factCheck: 'Facts to check',
    language: (language: string) => `Missing ${language}`,
  },
  columns: {
    markets: 'Markets',
    offers: 'Live offers',
    changed: 'Last change',
    changedBy: (day: string, person: string) => `${day}, ${person}`,
    clicks: (days: number) => `Clicks (${days} days)`,
  },
  tooMany: (shown: string, total: string) =>
    `Showing the first ${shown} of ${total}: too many to order by hand.`,
  deletion:
    'It will also be removed from the top lists. Its banners, bonuses and promo codes stay, without a product.',
  conversions: 'Conversions and postback addresses',
  fields: {
    name: 'Name',
    requiredName: 'Name (required)',
    description: 'Description',
    freeSpins: 'Free spins label',
    freeBet: 'Free bet label',
    pickReason: 'Why we pick it',
    pickReasonHint:
      'Shown on the first card of a ranked list, after “Our pick:”. For example: payouts in eleven hours',
    rating: 'Rating',
    ratingHint: 'From 0 to 5, in steps of 0.1. Without a rating, the Popular list shows 5.',
    refLink: 'Referral link',
    refLinkHint: 'Where the Play button leads. Without a link, there is no Play button.',
    clickParameter: 'Click parameter',
    clickParameterHint:
      'The URL parameter in which this partner accepts a click ID, such as subid. Links to the partner then include one.',
    logo: 'Logo',
  },
  slug: {
    label: 'Slug',
    fromName:
      'The last part of the page’s address. If you leave it empty, it is made from the name.',
    path: (path: string) => `The page’s address is ${path}.`,
    old: 'If you change it, the old address leads to the new one.',
    taken: (name: string) => `${name} has this slug.`,
    ofOther: (name: string) => `This is an old address of ${name} and leads there.`,
    ofDeleted: (name: string) =>
      `This was the address of ${name}, which was deleted. Links to it will lead to this product.`,
  },
  images: {
    title: 'Images',
    image: (number: number) => `Image ${number}`,
    up: 'Move up',
    upNamed: (number: number) => `Move image ${number} up`,
    down: 'Move down',
    downNamed: (number: number) => `Move image ${number} down`,
    delete: 'Delete field',
    deleteNamed: (number: number) => `Delete image field ${number}`,
    add: 'Add image',
  },
  picker: {
    label: 'Product',
    hint: 'Type at least 2 characters of the name, or the ID.',
    none: 'No products found.',
    found: (count: number) =>
      counted(count, { one: '{count} product found.', other: '{count} products found.' }),
    gone: (id: number) => `Product ${id} no longer exists`,
    clear: 'Clear',
    clearNamed: (label: string) => `Clear ${label}`,
  },
};
