import type { ClickDimension, ReportPeriod } from '#contract/partner/click-dimension.ts';
import type { ClickBlock, ClickPage } from '#contract/partner/click-place.ts';

const dimensions: Record<ClickDimension, { choice: string; column: string; caption: string }> = {
  product: { choice: 'Products', column: 'Product', caption: 'Clicks by product' },
  page: { choice: 'Pages', column: 'Page', caption: 'Clicks by page' },
  block: { choice: 'Blocks', column: 'Block', caption: 'Clicks by block' },
  position: { choice: 'Places', column: 'Place', caption: 'Clicks by place' },
  market: { choice: 'Markets', column: 'Market', caption: 'Clicks by market' },
  day: { choice: 'Days', column: 'Day', caption: 'Clicks by day' },
};

const periods: Record<ReportPeriod, string> = {
  ...{ '7d': '7 days', '28d': '28 days', '90d': '90 days', '12m': '12 months' },
};

const pages: Record<ClickPage, string> = {
  ...{ casino: 'Casino', bets: 'Bets', bonuses: 'Bonuses', product: 'Pages of products' },
  ...{ promocodes: 'Promo codes', search: 'Search', account: 'Account and sign-in' },
  ...{ guides: 'Guides', reviews: 'Reviews' },
  ...{ other: 'Other pages', elsewhere: 'Links elsewhere (/go)' },
};

const blocks: Record<ClickBlock, string> = {
  ...{ display: 'Banners', popular: 'Popular list', top: 'Top list' },
  ...{ exclusive: 'Exclusive bonuses', hero: 'Head of a product', bar: 'Play bar on phones' },
  ...{ bonuses: 'Bonuses of a product', codes: 'Promo codes', similar: 'Similar partners' },
  ...{ details: 'Details of a code', results: 'Search results', saved: 'Saved offers' },
  ...{ text: 'Text of a page', partners: 'Partners of a page', none: 'No block' },
};

export const texts = {
  export: 'Export CSV',
  period: 'Period',
  periods,
  from: 'From',
  to: 'to',
  show: 'Show',
  allMarkets: 'All markets',
  empty: 'No clicks in this time.',
  emptyHint:
    'Clicks on links to partners are counted here, without those of bots and of visitors who ask not to be tracked. The first ones show within seconds.',
  byDay: 'Clicks by day',
  by: 'Clicks by',
  dimensions,
  pages,
  blocks,
  place: (block: string, position: number) => `${block}, place ${position}`,
  clicks: 'Clicks',
  timeBefore: 'The time before',
  repeatsNotCounted: 'Repeats, not counted',
  signups: 'Sign-ups',
  deposits: 'Deposits',
  earnings: 'Earnings',
  epc: 'EPC',
  inCurrency: (name: string, currency: string) => `${name}, ${currency}`,
  aClick: (amount: string) => `${amount} a click`,
  range: (from: string, to: string, beforeFrom: string, beforeTo: string) =>
    `${from} to ${to}, beside ${beforeFrom} to ${beforeTo}.`,
  weeks: 'Each point is a week.',
  explanation:
    'A visitor counts once a day for each thing; further clicks are repeats. How often a place was seen is not counted, so places are compared with the first of their list. Sign-ups, deposits and earnings are what partners report. They count on the day of the report, and EPC is the earnings of this time for each of its clicks.',
  onlyOn: 'Only clicks on',
  product: (id: number) => `product ${id}`,
  conversions: 'Conversions',
  allProducts: 'All products',
  day: 'Day',
  columns: {
    share: 'Share',
    ofFirst: 'Beside the 1st',
    before: 'Before',
    change: 'Change',
    repeats: 'Repeats',
  },
};
