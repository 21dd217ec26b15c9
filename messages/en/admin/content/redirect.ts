export const texts = {
  kind: 'redirect',
  create: 'Create redirect',
  new: 'New redirect',
  explanation:
    'A redirect leads visitors and search engines from an old path to the new one, for good. A page whose path changes leaves one by itself.',
  search: 'Path',
  empty: 'No redirects yet.',
  leadsTo: 'leads to',
  /** A redirect has no name but its old path. */
  nameOf: (path: string) => `the redirect from ${path}`,
  titleOf: (path: string) => `The redirect from ${path}`,
  deletion:
    'The old path is then a page that is not found. It can be brought back from the history.',
  fields: {
    from: 'Old path (required)',
    fromHint: 'Such as /guides/odds, without the language: it is for every language.',
    to: 'Leads to (required)',
    toHint: 'A path of this site, such as /guides/how-odds-work.',
  },
};
