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
  create: 'Create page',
  new: 'New page',
  empty: 'No pages yet. The first one may be a guide.',
  search: 'Title, path or ID',
  kinds,
  states,
  anyState: 'In any state',
  stateIn: (language: string, state: string) => `${language}: ${state}`,
  deletion: 'It leaves the site at once. It can be brought back from the history.',
  fields: {
    requiredTitle: 'Title (required to publish)',
    excerptHint: 'Stands below the title and in lists.',
    kindHint: 'Guides and reviews have lists of their own.',
    slug: 'Last part of the path (required)',
    slugHint: (path: string) => `The page stands at ${path}.`,
    oldPath: 'When it changes, the old path leads to the new one.',
    slugFromTitle: 'Take it from the title',
    body: (language: string) => `Text in ${language}`,
    coverHint: 'Stands at the top of the page, in lists and where the page is shared.',
    footerOrderHint: 'The lowest number comes first. Empty: the page is not in the footer.',
  },
  partners: { add: 'Add a partner', hint: 'Its card stands below the text.' },
  searchEngines: {
    title: 'Search engines',
    titleHint: 'Empty: the title of the page.',
    descriptionHint: 'Empty: the excerpt.',
    snippet: 'As a search engine may show it',
    noExcerpt: 'Without an excerpt it shows a part of the text.',
  },
  publication: {
    title: 'Publication',
    publishAtHint: (timeZone: string, now: string) =>
      `In the site's time, ${timeZone}, where it is ${now}. Empty: a draft.`,
    draft: 'Draft: visitors do not see it.',
    scheduled: (time: string) => `Scheduled: visitors see it from ${time} on.`,
    published: (time: string) => `Published: visitors see it, since ${time}.`,
    publishNow: (language: string) => `Publish in ${language} now`,
    draftAgain: (language: string) => `Make ${language} a draft again`,
    save: { publish: 'Publish', schedule: 'Schedule', draft: 'Save draft' },
  },
  links: {
    open: (language: string) => `Open in ${language}`,
    preview: (language: string) => `Preview in ${language}`,
    newTab: 'in a new tab',
    url: (language: string) => `Address of the preview in ${language}`,
    copy: 'Copy address',
    until: (time: string) => `Anyone with the address sees it until ${time}.`,
  },
};
