/** Plain strings with placeholders, so that pages can send them to the browser. */
export const texts = {
  support: 'Support',
  logout: 'Logout',
  description:
    'Promo codes that work right now: what they’re for, how rare they are, and when they expire.',
  items: 'Items',
  empty: 'No promo codes at the moment.',
  details: 'Details',
  choose: 'Choose an item to see its details.',
  gone: 'This promo code is no longer available.',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  fewVotes: 'Not enough votes this week',
  didItWork: 'Did the code work for you?',
  worked: 'It worked',
  failed: 'It didn’t work',
  voteHint: 'One vote per day. You can change it.',
  thanksForWorked: 'Thank you. Your vote counts for a week.',
  thanksForFailed: 'Thank you. If it fails for most people, our editors will look into it.',
  notCounted: 'Your vote couldn’t be counted. Try again in a moment.',
  notShown: 'The code can’t be shown in your market.',
  noLink: 'This code has no link: enter it on the partner’s site.',
  validIn: 'Valid in',
  ends: 'Expires',
  pages: 'Promo code pages',
  newer: 'Newer codes',
  older: 'Show more',
  pageNumber: 'page {number}',
  page: 'Page {number} of {count}',
};

export type PromoText = typeof texts;
