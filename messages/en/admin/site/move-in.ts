import type { FieldTarget, PostDestination } from '#contract/move-in/import-options.ts';
import type { ReportLine } from '#contract/move-in/import-report.ts';
import type { ImportState, ImportStep } from '#contract/move-in/site-import.ts';
import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

const states: Record<ImportState, string> = {
  reading: 'Reading the file',
  read: 'Not prepared yet',
  working: 'Preparing the release',
  stopped: 'Stopped',
  failed: 'File couldn’t be read',
  proposed: 'Release prepared',
};

const steps: Record<ImportStep, string> = {
  plan: 'Planning',
  pictures: 'Fetching pictures',
  offers: 'Preparing partners and offers',
  pages: 'Converting texts',
  addresses: 'Adding redirects',
};

const destinations: Record<PostDestination, string> = {
  guide: 'Guides',
  review: 'Reviews',
  page: 'Pages',
  product: 'Partners',
  bonus: 'Exclusive bonuses',
  'promo-code': 'Promo codes',
  nothing: 'Nothing (left out)',
};

const targets: Record<FieldTarget, string> = {
  seo_title: 'Title for search engines',
  seo_description: 'Description for search engines',
  excerpt: 'Excerpt',
  name: 'Name',
  description: 'Description',
  logo: 'Logo',
  ref_link: 'Referral link',
  rating_5: 'Rating out of 5',
  rating_10: 'Rating out of 10',
  rating_100: 'Rating out of 100',
  owner: 'Owner',
  established: 'Founded',
  licences: 'Licences',
  payments: 'Payment methods',
  currencies: 'Currencies',
  partner: 'Partner',
  offer_title: 'Title of the offer',
  offer_value: 'Value of the offer',
  offer_text: 'Terms of the offer',
  wagering: 'Wagering',
  min_deposit: 'Minimum deposit',
  max_bet: 'Maximum bet',
  code: 'Promo code',
  offer_link: 'Link of the offer',
  expires: 'Expiry date',
  picture: 'Picture of the offer',
};

const findings: Record<ReportLine['what'], string> = {
  'left out': 'Left out',
  changed: 'Changed',
  'picture missing': 'Picture missing',
  'dead link': 'Dead link',
  'too long': 'Cut to length',
};

/** What was taken over, by its kind. */
const taken: Record<string, (count: number) => string> = {
  'content-page': (count) => counted(count, { one: '{count} page', other: '{count} pages' }),
  product: (count) => counted(count, { one: '{count} partner', other: '{count} partners' }),
  'exclusive-bonus': (count) =>
    counted(count, { one: '{count} exclusive bonus', other: '{count} exclusive bonuses' }),
  'promo-code': (count) =>
    counted(count, { one: '{count} promo code', other: '{count} promo codes' }),
  'payment-method': (count) =>
    counted(count, { one: '{count} payment method', other: '{count} payment methods' }),
  redirect: (count) => counted(count, { one: '{count} redirect', other: '{count} redirects' }),
  image: (count) => counted(count, { one: '{count} picture', other: '{count} pictures' }),
};

export const texts = {
  title: 'Move in',
  states,
  steps,
  list: {
    explanation:
      'Bring an existing WordPress site here. Its posts, pages, pictures, partners and addresses become a release, and nothing is public until you publish it.',
    how: 'In WordPress, open Tools, Export, choose All content and download the file. If you got several files, choose them together. You can add CSV exports of Pretty Links or ThirstyAffiliates.',
    upload: 'Upload the export',
    files: 'Export files',
    filesHint: 'XML files of WordPress, or CSV files of its link plugins',
    uploading: 'Uploads',
    waiting: 'Waiting',
    percent: (percent: number) => `${percent}%`,
    reading: 'Reading…',
    done: 'Uploaded',
    open: 'Open the import',
    earlier: 'Imports',
    kept: (days: number) =>
      `Imports are deleted after ${days} days. Their releases and pages stay.`,
    empty: 'No imports yet. Upload the export of your old site to begin.',
    facts: (author: string, time: string) => `${author}, ${time}`,
    deletion: 'This deletes the uploaded files and the report. The release and its pages stay.',
    deleted: (name: string) => `${name} deleted.`,
  },
  entries: (count: number) => counted(count, { one: '{count} entry', other: '{count} entries' }),
  kind: 'import',
  addFile: 'Add another file',
  files: (names: string) => `Files: ${names}`,
  options: {
    title: 'What everything becomes',
    language: 'Language of the texts',
    types: 'Types of posts',
    type: (type: string) => `${type} becomes`,
    category: (type: string) => `Category of ${type}`,
    noCategory: 'No category',
    destinations,
    reviews: 'Posts of these categories become reviews',
    links: 'Affiliate links of unknown partners',
    linkCount: (count: number) =>
      counted(count, {
        one: 'The files have {count} affiliate link. Links of partners who are here already keep leading to them.',
        other:
          'The files have {count} affiliate links. Links of partners who are here already keep leading to them.',
      }),
    fields: 'Custom fields',
    fieldCount: (used: number, all: number) =>
      `${used} of ${counted(all, { one: '{count} field', other: '{count} fields' })} taken over`,
    columns: { key: 'Field', samples: 'Examples', count: 'Used', target: 'Becomes' },
    target: (key: string) => `${key} becomes`,
    times: (count: number) => counted(count, { one: '{count} time', other: '{count} times' }),
    notTaken: 'Not taken over',
    targets,
    saved: 'Use saved choices',
    chooseSaved: 'Choose…',
    mapping: 'Save these choices as',
    mappingHint: 'You can use them for another file of the same site.',
    save: 'Save and plan addresses',
    saving: 'Planning addresses…',
    summary: (count: number) =>
      counted(count, { one: '{count} type of post', other: '{count} types of posts' }),
    unsaved: 'Not saved yet',
    planned: 'Saved. The addresses are planned.',
  },
  addresses: {
    title: 'Old addresses',
    summary: (count: number) =>
      counted(count, { one: '{count} address', other: '{count} addresses' }),
    explanation:
      'Each address of the old site leads to its new page, to the nearest list, or is gone (410). They become redirects when you publish the release.',
    search: 'Address',
    columns: { from: 'Old address', to: 'Leads to' },
    gone: 'Gone (410)',
    edited: 'Edited',
    empty: 'No addresses.',
    edit: (path: string) => `Edit the target of ${path}`,
    target: (path: string) => `New target of ${path}`,
    isGone: 'Gone',
    import: 'Import CSV',
    importHint:
      'A CSV file with the columns old and new, as in the export; 410 as the new address means that the page is gone. At most 25,000 lines.',
  },
  run: {
    title: 'Release',
    ready:
      'The addresses are planned. Next, the texts are converted and the pictures fetched from the old site, which has to be online. A large site takes a while; you can close this page.',
    unsaved: 'Save your choices first.',
    start: 'Prepare the release',
    again: 'Prepare it again',
    starting: 'Starting…',
    progress: 'Progress',
    doneOf: (done: string, total: string) => `${done} of ${total}`,
    cancel: 'Cancel',
    canceling: 'Stopping…',
    stopped:
      'The preparation was interrupted, for example by a restart of the server. Everything done so far is kept.',
    goOn: 'Continue',
    failed: (reason: string) => `The last attempt failed: ${reason}`,
    proposed:
      'The release is ready. Open it to preview the site, publish everything at once, and undo it if necessary.',
    nothingNew: 'Everything in these files is here already, so there is nothing to publish.',
    open: 'Open the release',
    reading: 'The file is still being read.',
  },
  report: {
    title: 'Report',
    taken,
    takenOver: 'Taken over',
    nothingTaken: 'Nothing was taken over.',
    findings,
    lines: 'What you should know',
    noLines: 'Everything was taken over without loss.',
    kind: 'Show',
    all: 'All',
    search: 'Search the report',
    columns: { what: 'What', name: 'Where', detail: 'Details' },
    after: (words: string) => `after “${words}”`,
    nothingFound: 'No lines match.',
    more: 'Only the first 5,000 lines are listed.',
    menus: 'Menus of the old site',
    menusHint: 'Menus aren’t taken over. Use these lists to build yours.',
  },
};
