import type { ContentPageKind } from '#contract/content/content-path.ts';
import type { PublicationState } from '#contract/content/publication-state.ts';

const kinds: Record<ContentPageKind, { one: string; all: string }> = {
  page: { one: 'Page', all: 'Pages' },
  guide: { one: 'Guide', all: 'Guides' },
  review: { one: 'Review', all: 'Reviews' },
};

const states: Record<PublicationState, { one: string; all: string }> = {
  draft: { one: 'draft', all: 'Drafts' },
  scheduled: { one: 'scheduled', all: 'Scheduled' },
  published: { one: 'published', all: 'Published' },
};

export const texts = {
  kind: 'page',
  path: 'Path',
  updated: 'Updated',
  create: 'Create page',
  new: 'New page',
  empty: 'No pages yet. You could start with a guide.',
  search: 'Title, path or ID',
  kinds,
  states,
  anyState: 'Any status',
  stateIn: (language: string, state: string) => `${language}: ${state}`,
  deletion: 'This removes it from the site immediately. You can restore it from the history.',
  fields: {
    requiredTitle: 'Title (required to publish)',
    excerptHint: 'Shown below the title and in lists.',
    kindHint: 'Guides and reviews have their own lists.',
    slug: 'URL slug (required)',
    slugHint: (path: string) => `The page’s path is ${path}.`,
    oldPath: 'If you change it, the old path redirects to the new one.',
    slugFromTitle: 'Generate from the title',
    body: (language: string) => `Text in ${language}`,
    coverHint: 'Shown at the top of the page, in lists, and when the page is shared.',
    footerOrderHint: 'Lowest number first. Leave empty to keep the page out of the footer.',
  },
  partnerList: {
    hint: 'Open all casinos or all betting sites on the site, choose filters and paste the address here. The page then shows the partners that match.',
    one: (path: string) => `1 partner matches now: ${path}`,
    many: (count: number, path: string) => `${count} partners match now: ${path}`,
    none: 'No partners match in the default market right now.',
  },
  partners: { add: 'Add a partner', hint: 'The partner’s card appears below the text.' },
  searchEngines: {
    title: 'Search engines',
    titleHint: 'Defaults to the page title.',
    descriptionHint: 'Defaults to the excerpt.',
    snippet: (language: string) => `Search result preview in ${language}`,
    noExcerpt: 'Without an excerpt, search engines show part of the text.',
  },
  publication: {
    title: 'Publication',
    publishAtHint: (timeZone: string, now: string) =>
      `In the site's time zone, ${timeZone}, where it is now ${now}. Leave empty to keep it a draft.`,
    draft: 'Draft: visitors can’t see it.',
    scheduled: (time: string) => `Scheduled: visitors will see it from ${time}.`,
    published: (time: string) => `Published: visible to visitors since ${time}.`,
    publishNow: (language: string) => `Publish ${language}`,
    draftAgain: (language: string) => `Unpublish ${language}`,
    save: { publish: 'Publish', schedule: 'Schedule', draft: 'Save draft' },
  },
  links: {
    open: (language: string) => `Open in ${language}`,
    preview: (language: string) => `Preview in ${language}`,
    newTab: 'in a new tab',
    url: (language: string) => `Preview link in ${language}`,
    copy: 'Copy link',
    until: (time: string) => `Anyone with the link can view it until ${time}.`,
  },
};
