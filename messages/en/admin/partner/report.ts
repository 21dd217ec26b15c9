import type {
  ClickDimension,
  Device,
  OriginDimension,
  ReportPeriod,
} from '#contract/partner/click-dimension.ts';
import type { ClickBlock, ClickPage } from '#contract/partner/click-place.ts';
import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

const dimensions: Record<ClickDimension, { choice: string; column: string; caption: string }> = {
  product: { choice: 'Products', column: 'Product', caption: 'Clicks by product' },
  page: { choice: 'Pages', column: 'Page', caption: 'Clicks by page' },
  block: { choice: 'Blocks', column: 'Block', caption: 'Clicks by block' },
  position: { choice: 'Positions', column: 'Position', caption: 'Clicks by position' },
  market: { choice: 'Markets', column: 'Market', caption: 'Clicks by market' },
  day: { choice: 'Days', column: 'Day', caption: 'Clicks by day' },
  week: { choice: 'Weeks', column: 'Week', caption: 'Clicks by week' },
  month: { choice: 'Months', column: 'Month', caption: 'Clicks by month' },
  source: { choice: 'Sources', column: 'Source / medium', caption: 'Clicks by source' },
  campaign: { choice: 'Campaigns', column: 'Campaign', caption: 'Clicks by campaign' },
  site: {
    choice: 'Referring sites',
    column: 'Referring site',
    caption: 'Clicks by referring site',
  },
  device: { choice: 'Devices', column: 'Device', caption: 'Clicks by device' },
  country: { choice: 'Countries', column: 'Country', caption: 'Clicks by country' },
};

/** Clicks whose origin isn't known. */
const unknownOrigins: Record<OriginDimension, string> = {
  source: 'Not tagged',
  campaign: 'No campaign',
  site: 'Direct or unknown',
  device: 'Unknown',
  country: 'Unknown',
};

const devices: Record<Device, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' };

const originHints: Record<OriginDimension, string> = {
  source: 'From utm_source and utm_medium in the URL of the landing page.',
  campaign: 'From utm_campaign in the URL of the landing page.',
  site: 'The site that linked visitors here, if their browser reports it.',
  device: 'Detected from the user agent. Some tablets identify as desktops.',
  country: 'Only known if a CDN in front of the site adds it to requests and TRUST_PROXY is set.',
};

const periods: Record<ReportPeriod, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7d': '7 days',
  '28d': '28 days',
  '90d': '90 days',
  '12m': '12 months',
  month: 'This month',
  last_month: 'Last month',
};

const pages: Record<ClickPage, string> = {
  casino: 'Casino',
  bets: 'Bets',
  bonuses: 'Bonuses',
  product: 'Product pages',
  promocodes: 'Promo codes',
  search: 'Search',
  account: 'Saved offers',
  guides: 'Guides',
  reviews: 'Reviews',
  other: 'Other pages',
  elsewhere: 'Links on other sites (/go)',
};

const blocks: Record<ClickBlock, string> = {
  display: 'Banners',
  popular: 'Popular list',
  top: 'Top list',
  exclusive: 'Exclusive bonuses',
  hero: 'Product header',
  bar: 'Play bar on phones',
  bonuses: 'Product bonuses',
  codes: 'Promo codes',
  similar: 'Similar partners',
  all: 'All partners',
  compare: 'Comparison',
  details: 'Promo code details',
  results: 'Search results',
  saved: 'Saved offers',
  text: 'Page text',
  partners: 'Related partners',
  none: 'No block',
};

export const texts = {
  export: 'Export CSV',
  period: 'Period',
  periods,
  otherDays: 'Other days',
  from: 'From',
  to: 'to',
  allMarkets: 'All markets',
  empty: 'No clicks in this period.',
  emptyHint:
    'Clicks on partner links are counted here, except those from bots and from visitors who ask not to be tracked. The first ones appear within seconds.',
  byDay: 'Clicks by day',
  by: 'Clicks by',
  dimensions,
  savedViews: 'Saved views',
  saveView: 'Save view',
  viewName: 'Name',
  viewHint:
    'Everyone in the admin can open this view. Relative periods, such as 28 days, always end today.',
  deleteView: (name: string) => `Delete ${name}`,
  deleteViewHint: 'This deletes the view for everyone. Click data isn’t affected.',
  monthlyEmail: 'Email last month’s figures on the first of each month',
  monthlyEmailTo: (address: string) => `Sent to ${address}, the address for inquiries in`,
  monthlyEmailMissing: 'Set SMTP_URL on the server, and the address for inquiries in',
  monthlyMoney: 'Include what programmes owe and pay',
  monthlyMoneyHint: 'Anyone who reads the mail of this address can then see these amounts.',
  splitBy: 'Split by',
  notSplit: 'Nothing (compare periods)',
  earlier: 'Earlier',
  pages,
  blocks,
  devices,
  unknownOrigins,
  otherOrigins: 'Other',
  originHints,
  place: (block: string, position: number) => `${block}, position ${position}`,
  clicks: 'Clicks',
  repeatsNotCounted: 'Repeats (excluded)',
  signups: 'Sign-ups',
  deposits: 'Deposits',
  earnings: 'Earnings',
  epc: 'EPC',
  inCurrency: (name: string, currency: string) => `${name}, ${currency}`,
  aClick: (amount: string) => `${amount} per click`,
  range: (from: string, to: string, beforeFrom: string, beforeTo: string) =>
    `${from} to ${to}, compared with ${beforeFrom} to ${beforeTo}.`,
  weeks: 'Each point is one week.',
  months: 'Each point is one month.',
  unfinished: {
    day: 'Dotted: today, which isn’t over yet.',
    week: 'Dotted: this week, which isn’t over yet.',
    month: 'Dotted: this month, which isn’t over yet.',
  },
  changes: 'Changes in this period',
  changed: (count: number, names: string) =>
    `${counted(count, { one: '{count} change', other: '{count} changes' })}: ${names}`,
  changesSince: (day: string) =>
    `Changes are marked from ${day}, because there are too many before it.`,
  week: (day: string) => `Week of ${day}`,
  compareWith: 'Compare with',
  comparisons: { previous: 'vs. previous period', year: 'vs. same days last year' },
  timesBefore: { previous: 'Previous period', year: 'Last year' },
  examples: 'Includes sample data, deleted with the sample.',
  hideExamples: 'Hide sample data',
  showExamples: 'Show sample data',
  examplesHidden: 'Sample data is hidden.',
  search: 'Search the table',
  noRows: 'No rows match your search.',
  rows: (first: number, last: number, all: number) => `${first}–${last} of ${all}`,
  previousRows: 'Previous rows',
  nextRows: 'Next rows',
  rate: 'Sign-up rate',
  explanation:
    'Each visitor counts once a day per item. Further clicks are repeats. Impressions aren’t counted, so each position is compared with the first in its list. Sign-ups, deposits and earnings are reported by partners and count on the day they are reported. The sign-up rate is the sign-ups of this period divided by its clicks, and EPC its earnings divided by its clicks.',
  onlyOn: 'Only clicks on',
  product: (id: number) => `product ${id}`,
  conversions: 'Conversions',
  allProducts: 'All products',
  day: 'Day',
  columns: {
    share: 'Share',
    ofFirst: 'vs. 1st',
    before: 'Previous',
    change: 'Change',
    earningsChange: 'Earnings change',
    repeats: 'Repeats',
  },
};
