/** The bar on each page of a release's preview, and the pages shown when a preview isn't available. */
export const texts = {
  label: 'Preview',
  bar: 'Preview of {name} as of {time}. Nothing here is live.',
  leave: 'Leave preview',
  ended: {
    title: 'This preview has ended',
    text: 'Ask the person who sent you the link for a new one.',
    link: 'See the site as it is now',
  },
  off: {
    title: 'Switched off in a preview',
    text: 'Nothing is sent or counted in a preview.',
    link: 'Back to the preview',
  },
  failed: {
    title: 'This preview can’t be opened',
    link: 'Try again',
  },
  dateLocale: 'en-GB',
};

export type PreviewTexts = typeof texts;
