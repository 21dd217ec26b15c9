export const texts = {
  title: 'Calendar',
  next: (days: number) => `What starts and ends in the next ${days} days.`,
  nextIn: (days: number, timeZone: string) =>
    `What starts and ends in the next ${days} days, in the site's time zone (${timeZone}).`,
  empty: 'Nothing starts or ends in this period.',
  kinds: {
    banner: 'Banner',
    'exclusive-bonus': 'Exclusive bonus',
    'top-list-entry': 'Top list entry',
    'promo-code': 'Promo code',
    'content-page': 'Page',
  },
  starts: 'Starts',
  ends: 'Ends',
  published: 'Goes live',
};
