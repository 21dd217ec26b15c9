import type { ClickDimension } from '#contract/admin/click-dimension.ts';
import type { ClickReportRow } from '#contract/admin/click-report.ts';
import type { ClickBlock, ClickPage } from '#contract/visitor/click-place.ts';

const pages: Record<ClickPage, string> = {
  ...{ casino: 'Casino', bets: 'Bets', bonuses: 'Bonuses', product: 'Pages of products' },
  ...{ promocodes: 'Promo codes', search: 'Search', account: 'Account and sign-in' },
  ...{ other: 'Other pages', elsewhere: 'Links elsewhere (/go)' },
};

const blocks: Record<ClickBlock, string> = {
  ...{
    display: 'Banners',
    popular: 'Popular list',
    top: 'Top list',
    exclusive: 'Exclusive bonuses',
  },
  ...{ hero: 'Head of a product', bar: 'Play bar on phones', bonuses: 'Bonuses of a product' },
  ...{ codes: 'Promo codes', similar: 'Similar partners', details: 'Details of a code' },
  ...{ results: 'Search results', saved: 'Saved offers', none: 'No block' },
};

const days = new Intl.DateTimeFormat('en', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
});

export const dayText = (day: string) => days.format(Date.parse(day));

export function labelOf(by: ClickDimension, { key, name, block, position }: ClickReportRow) {
  if (by === 'day') return dayText(key);
  if (by === 'page') return pages[key as ClickPage] ?? name;
  if (by === 'block') return blocks[key as ClickBlock] ?? name;
  if (by === 'position' && block) {
    return position ? `${blocks[block]}, place ${position}` : blocks[block];
  }
  return name;
}

const change = new Intl.NumberFormat('en', {
  ...{ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' },
});

/** Nothing can be compared with no clicks at all. */
export const changeOf = ({ clicks, before }: { clicks: number; before: number }): string =>
  before === 0 ? '–' : change.format(clicks / before - 1);

/** A point of a longer time is a week, because the peaks of weekends would fill the chart. */
export const maxDaysInChart = 120;
