import type { ClickDimension, ReportPeriod } from '#contract/partner/click-dimension.ts';
import type { ClickBlock, ClickPage } from '#contract/partner/click-place.ts';

const dimensions: Record<ClickDimension, { choice: string; column: string; caption: string }> = {
  product: { choice: 'Products', column: 'Product', caption: 'Clicks by product' },
  page: { choice: 'Pages', column: 'Page', caption: 'Clicks by page' },
  block: { choice: 'Blocks', column: 'Block', caption: 'Clicks by block' },
  position: { choice: 'Positions', column: 'Position', caption: 'Clicks by position' },
  market: { choice: 'Markets', column: 'Market', caption: 'Clicks by market' },
  day: { choice: 'Days', column: 'Day', caption: 'Clicks by day' },
};

const periods: Record<ReportPeriod, string> = {
  '7d': '7 days',
  '28d': '28 days',
  '90d': '90 days',
  '12m': '12 months',
};

const pages: Record<ClickPage, string> = {
  casino: 'Casino',
  bets: 'Bets',
  bonuses: 'Bonuses',
  product: 'Product pages',
  promocodes: 'Promo codes',
  search: 'Search',
  account: 'Account and sign-in',
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
  from: 'From',
  to: 'to',
  show: 'Show',
  allMarkets: 'All markets',
  empty: 'No clicks in this period.',
  emptyHint:
    'Clicks on partner links are counted here, except those from bots and from visitors who ask not to be tracked. The first ones appear within seconds.',
  byDay: 'Clicks by day',
  by: 'Clicks by',
  dimensions,
  pages,
  blocks,
  place: (block: string, position: number) => `${block}, position ${position}`,
  clicks: 'Clicks',
  timeBefore: 'Previous period',
  repeatsNotCounted: 'Repeats (not counted)',
  signups: 'Sign-ups',
  deposits: 'Deposits',
  earnings: 'Earnings',
  epc: 'EPC',
  inCurrency: (name: string, currency: string) => `${name}, ${currency}`,
  aClick: (amount: string) => `${amount} per click`,
  range: (from: string, to: string, beforeFrom: string, beforeTo: string) =>
    `${from} to ${to}, compared with ${beforeFrom} to ${beforeTo}.`,
  weeks: 'Each point is one week.',
  explanation:
    'Each visitor counts once a day per item. Further clicks are repeats. Impressions aren’t counted, so each position is compared with the first in its list. Sign-ups, deposits and earnings are reported by partners and count on the day they are reported. EPC is the earnings of this period divided by its clicks.',
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
    repeats: 'Repeats',
  },
};
