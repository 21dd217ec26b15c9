export const texts = {
  kind: 'redirect',
  create: 'Create redirect',
  new: 'New redirect',
  explanation:
    'A redirect permanently sends visitors and search engines from an old path to a new one. When a page’s path changes, a redirect is created automatically.',
  search: 'Path',
  empty: 'No redirects yet.',
  leadsTo: 'redirects to',
  /** Redirects are identified by their old path. */
  nameOf: (path: string) => `the redirect from ${path}`,
  titleOf: (path: string) => `The redirect from ${path}`,
  deletion:
    'Visitors to the old path will see “Page not found”. You can restore the redirect from the history.',
  columns: { from: 'Old path', to: 'New path' },
  fields: {
    from: 'Old path (required)',
    fromHint: 'Such as /guides/odds, without the language. It applies to every language.',
    to: 'New path (required)',
    toHint: 'A path on this site, such as /guides/how-odds-work.',
  },
};
