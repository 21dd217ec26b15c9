import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

export const texts = {
  title: 'Products',
  kind: 'product',
  create: 'Create product',
  new: 'New product',
  empty: 'No products found.',
  first: 'Add the first partner',
  list: 'Products',
  listIn: (category: string) => `Products in ${category}`,
  search: 'Name or ID',
  missing: 'What is missing',
  complete: 'Complete or not',
  lacks: {
    image: 'No image',
    rating: 'No rating',
    language: (language: string) => `Missing ${language}`,
  },
  tooMany: (shown: string, total: string) =>
    `The first ${shown} of ${total}: too many to order by hand.`,
  deletion:
    'Its places in the top lists go with it. Its banners, bonuses and promo codes stay, without a product.',
  conversions: 'Conversions and postback addresses',
  fields: {
    name: 'Name',
    requiredName: 'Name (required)',
    description: 'Description',
    freeSpins: 'Free spins label',
    freeBet: 'Free bet label',
    rating: 'Rating',
    ratingHint: 'From 0 to 5, in steps of 0.1. Without one the Popular list shows 5.',
    refLink: 'Referral link',
    refLinkHint: 'Where Play leads. Without one there is no Play button.',
    clickParameter: 'Click parameter',
    clickParameterHint:
      "The name under which this partner takes a click's id, such as subid. Links to it then carry one.",
    logo: 'Logo',
  },
  images: {
    title: 'Images',
    image: (number: number) => `Image ${number}`,
    up: 'Move up',
    upNamed: (number: number) => `Move up image ${number}`,
    down: 'Move down',
    downNamed: (number: number) => `Move down image ${number}`,
    delete: 'Delete field',
    deleteNamed: (number: number) => `Delete the field of image ${number}`,
    add: 'Add image',
  },
  picker: {
    label: 'Product',
    hint: 'Type at least 2 characters of its name, or its id.',
    none: 'No products found.',
    found: (count: number) =>
      counted(count, { one: '{count} product found.', other: '{count} products found.' }),
    gone: (id: number) => `Product ${id} is not there any more`,
    clear: 'Clear',
    clearNamed: (label: string) => `Clear ${label}`,
  },
};
