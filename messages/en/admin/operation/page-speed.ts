import type { SpeedMetric, SpeedRating } from '#contract/operation/page-speed.ts';
import type { SitePage } from '#contract/partner/click-place.ts';

const metrics: Record<SpeedMetric, string> = {
  lcp: 'Largest paint (LCP)',
  inp: 'Interaction response (INP)',
  cls: 'Layout shift (CLS)',
  ttfb: 'First byte (TTFB)',
};

const ratings: Record<SpeedRating, string> = {
  good: 'Good',
  needs_improvement: 'Needs improvement',
  poor: 'Poor',
};

const pages: Record<SitePage, string> = {
  casino: 'Casino',
  bets: 'Bets',
  bonuses: 'Bonuses',
  product: 'Product pages',
  promocodes: 'Promo codes',
  search: 'Search',
  account: 'Account and saved offers',
  guides: 'Guides',
  reviews: 'Reviews',
  other: 'Other pages',
};

export const texts = {
  lead: 'Three out of four visits in the last 28 days were at least this fast, as measured by visitors’ browsers.',
  clicks: 'Clicks',
  device: 'Device',
  all: 'All',
  metrics,
  ratings,
  pages,
  page: 'Page',
  visits: 'Visits',
  allPages: 'All pages',
  /** Shown below the name of a metric. */
  thresholds: (good: string, poor: string) => `Good up to ${good}, poor above ${poor}`,
  weeks: (values: string) => `By week, oldest first: ${values}`,
  notMeasured: 'Not measured',
  empty: 'No visits measured yet.',
  emptyHint:
    'A browser reports a visit when the visitor leaves or closes the page. Bots, and visitors who ask not to be tracked, aren’t measured. The first figures appear within seconds.',
  emptyFilter: 'No visits with this device.',
  explanation:
    'A visit counts towards the kind of page it started on. Because anyone can send made-up figures, only a limited number of visits per network are counted each day. Only browsers based on Chromium report layout shifts. Figures for pages with few visits vary a lot.',
};
