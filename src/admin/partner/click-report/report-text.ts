import {
  type ClickDimension,
  type Device,
  isOriginDimension,
  isTimeDimension,
  type OriginDimension,
  otherOrigin,
  type TimeDimension,
} from '#contract/partner/click-dimension.ts';
import type { ClickBlock, ClickPage } from '#contract/partner/click-place.ts';
import type { CrossColumn } from '#contract/partner/click-report.ts';
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

const months = inEditorsLanguage(
  (language) =>
    new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

const shortDays = inEditorsLanguage(
  (language) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

export const shortDay = (day: string) => shortDays().format(Date.parse(day));

/** One or several days. */
export const daysText = (from: string, to: string) =>
  from === to ? dayText(from) : `${shortDay(from)} – ${shortDay(to)}`;

const timeText: Record<TimeDimension, (day: string, text: AdminTexts['report']) => string> = {
  day: dayText,
  week: (day, { week }) => week(shortDay(day)),
  month: (day) => months().format(Date.parse(day)),
};

const countryNames = inEditorsLanguage(
  (language) => new Intl.DisplayNames(language, { type: 'region' }),
);

function originText(by: OriginDimension, key: string, text: AdminTexts['report']): string {
  if (key === '') return text.unknownOrigins[by];
  if (by === 'country') return countryNames().of(key) ?? key;
  if (by === 'device') return text.devices[key as Device] ?? key;
  return key === otherOrigin ? text.otherOrigins : key;
}

export function labelOf(
  by: ClickDimension,
  { key, name, block, position }: CrossColumn,
  text: AdminTexts['report'],
) {
  const { pages, blocks, place } = text;
  if (isOriginDimension(by)) return originText(by, key, text);
  if (isTimeDimension(by)) return timeText[by](key, text);
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

const percentFormat = inEditorsLanguage(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
);
export const percent = (share: number) => percentFormat().format(share);

/** Formats a change as a percentage, or a dash if there was nothing before. */
export const changeOf = (now: number, before: number): string =>
  before <= 0 ? '–' : change().format(now / before - 1);

/** Longer periods are charted by week, because the peaks of weekends would fill the chart. */
const maxDaysInChart = 120;

/** A table by week or month has a chart with the same points. */
export const pointsOf = (by: ClickDimension, { length }: { length: number }): TimeDimension => {
  if (by === 'week' || by === 'month') return by;
  return length > maxDaysInChart ? 'week' : 'day';
};

/** Formats an amount given in the currency's minor unit. */
export const formatMoney = (amount: number, currency: string) =>
  new Intl.NumberFormat(adminLanguage(), { style: 'currency', currency }).format(
    amount / 10 ** decimalsOf(currency),
  );
