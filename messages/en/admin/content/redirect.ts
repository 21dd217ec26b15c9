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
  gone: 'Gone (410)',
  columns: { from: 'Old path', to: 'New path' },
  fields: {
    from: 'Old path (required)',
    fromHint:
      'Such as /guides/odds or /?p=123, without the language. It applies to every language.',
    to: 'New path (required)',
    toHint: 'A path on this site, such as /guides/how-odds-work, or /go/product/17 for a partner.',
    target: 'Visitors to the old path',
    leadsTo: 'Go to another page',
    gone: 'See that the page is gone (410)',
    goneHint: 'Search engines then remove the old path from their results.',
  },
  importing: {
    title: 'Import redirects',
    explanation: 'The file can be:',
    formats: [
      'a CSV file with the columns old and new, as in the export; 410 as the new path means that the page is gone',
      'a CSV or JSON export of the plugin Redirection',
      'a CSV export of Yoast SEO Premium',
      'a .htaccess file, or its lines that redirect',
    ],
    leftOut:
      'You can review every line before anything is saved. Regular expressions, conditions and links to other sites can’t be imported and are left out.',
    oldSite: 'Old site (optional)',
    oldSiteHint:
      'Such as old.example. If the file has full addresses, this host is removed from them. Enter it before you choose the file.',
    file: 'File',
  },
};
