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
    description: 'What our editors found when they tried our partners.',
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
  partners: 'Related partners',
  feed: 'Atom feed for {site}',
  helplines: 'Where to find help',
  call: 'Call',
  checked: 'Checked on {date}',
  preview: {
    label: 'Preview',
    text: 'This is a preview. Visitors can’t see it, and the link expires on {time}.',
  },
};

export type ContentPageTexts = typeof texts;
