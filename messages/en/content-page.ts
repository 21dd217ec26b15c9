/** Plain strings, filled in where they are shown, so that a page can bring them along. */
export const texts = {
  breadcrumb: 'You are here',
  guide: {
    title: 'Guides',
    heading: 'GUIDES',
    description: 'How offers work, what their terms mean, and what to look at before you play.',
    empty: 'No guide is published yet.',
    more: 'More guides',
  },
  review: {
    title: 'Reviews',
    heading: 'REVIEWS',
    description: 'What our editors found when they used a partner.',
    empty: 'No review is published yet.',
    more: 'More reviews',
  },
  pageNumber: 'page {number}',
  page: 'Page {number} of {count}',
  pages: 'Pages of the list',
  newer: 'Newer',
  older: 'Older',
  by: 'By {author}',
  published: 'Published on {date}',
  updated: 'Updated on {date}',
  contents: 'On this page',
  partners: 'Related partners',
  feed: 'Atom feed of {site}',
  helplines: 'Where to find help',
  call: 'Call',
  checked: 'Checked on {date}',
  preview: {
    label: 'Preview',
    text: 'This is a preview. Visitors do not see it, and its address ends on {time}.',
  },
};

export type ContentPageTexts = typeof texts;
