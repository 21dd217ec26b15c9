import type { ClickDimension } from '#contract/partner/click-dimension.ts';
import type { ClickBlock, ClickPage } from '#contract/partner/click-place.ts';
import type { ClickReportRow } from '#contract/partner/click-report.ts';
import { decimalsOf } from '#contract/partner/currency.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { inEditorsLanguage } from '../../format.ts';
import { adminLanguage } from '../../language.ts';

const days = inEditorsLanguage(
  (language) =>
    new Intl.DateTimeFormat(language, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

export const dayText = (day: string) => days().format(Date.parse(day));

export function labelOf(
  by: ClickDimension,
  { key, name, block, position }: ClickReportRow,
  { pages, blocks, place }: AdminTexts['report'],
) {
  if (by === 'day') return dayText(key);
  if (by === 'page') return pages[key as ClickPage] ?? name;
  if (by === 'block') return blocks[key as ClickBlock] ?? name;
  if (by === 'position' && block) {
    return position ? place(blocks[block], position) : blocks[block];
  }
  return name;
}

const change = inEditorsLanguage(
  (language) =>
    new Intl.NumberFormat(language, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    }),
);

/** Formats the change in clicks as a percentage, or a dash if there were none before. */
export const changeOf = ({ clicks, before }: { clicks: number; before: number }): string =>
  before === 0 ? '–' : change().format(clicks / before - 1);

/** Longer periods are charted by week, because weekend peaks would fill the chart. */
export const maxDaysInChart = 120;

/** Formats an amount given in the currency's minor unit. */
export const formatMoney = (amount: number, currency: string) =>
  new Intl.NumberFormat(adminLanguage(), { style: 'currency', currency }).format(
    amount / 10 ** decimalsOf(currency),
  );
