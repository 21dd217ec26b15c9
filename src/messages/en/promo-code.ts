/** Plain strings, filled in where they are shown, so that a page can bring them along. */
export const texts = {
  support: 'Support',
  logout: 'Logout',
  description: 'Promo codes that work now: what they are for, how rare, and when they end.',
  items: 'Items',
  empty: 'No promo codes at the moment.',
  details: 'Details',
  choose: 'Choose an item to see its details.',
  gone: 'This promo code is no longer available.',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  noLink: 'This code has no link: type it in at the partner.',
  validIn: 'Valid in',
  ends: 'Ends',
  pages: 'Pages of promo codes',
  newer: 'Newer codes',
  older: 'Show more',
  pageNumber: 'page {number}',
  page: 'Page {number} of {count}',
};

export type PromoText = typeof texts;
