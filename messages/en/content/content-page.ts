/** Plain strings with placeholders, so that pages can send them to the browser. */
export const texts = {
  breadcrumb: 'You are here',
  guide: {
    title: 'Guides',
    heading: 'GUIDES',
    description: 'How offers work, what their terms mean, and what to check before you play.',
    empty: 'No guides published yet.',
    more: 'More guides',
  },
  review: {
    title: 'Reviews',
    heading: 'REVIEWS',
    description: 'What our editors found when they tried these casinos and betting sites.',
    empty: 'No reviews published yet.',
    more: 'More reviews',
  },
  pageNumber: 'page {number}',
  page: 'Page {number} of {count}',
  pages: 'Pagination',
  newer: 'Newer',
  older: 'Older',
  by: 'By {author}',
  published: 'Published on {date}',
  updated: 'Updated on {date}',
  contents: 'On this page',
  partners: 'Related casinos and betting sites',
  feed: 'Atom feed for {site}',
  helplines: 'Where to find help',
  tools: {
    title: 'Self-exclusion tools',
    self_exclusion: 'Self-exclusion scheme',
    blocking_software: 'Blocking software',
    bank_block: 'Bank block',
  },
  call: 'Call',
  checked: 'Checked on {date}',
  break: {
    title: 'Take a break',
    heading: 'TAKE A BREAK',
    description: 'Hide every offer on this site for a day, a week, a month or three months.',
    lead: 'Hide every offer, link, code and banner on this site for a while. Guides, facts and help stay available.',
    /** `{date}` is a day, and `{time}` includes the time zone. */
    until: 'You’re taking a break until {date}, {time}.',
    howLong: 'How long?',
    day: { one: '1 day', other: '{count} days' },
    start: 'Start the break',
    extend: 'Make it longer',
    counted: 'Your new break starts now. Shorter ones have no effect.',
    know: 'Before you start',
    points: [
      'You can make a break longer, but you can’t end it or make it shorter. Neither can we.',
      'If you have an account, the break applies wherever you’re signed in, and stays in this browser when you sign out.',
      'Without an account, this browser remembers it in a cookie. Another browser, or one whose cookies were deleted, shows offers again.',
      'It doesn’t close your accounts at casinos and betting sites. For that, use a self-exclusion scheme, if there is one where you play.',
    ],
  },
  preview: {
    label: 'Preview',
    text: 'This is a preview. Visitors can’t see it, and the link expires on {time}.',
  },
};

export type ContentPageTexts = typeof texts;
