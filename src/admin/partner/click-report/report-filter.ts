import { maxId } from '#contract/id.ts';
import { crossings } from '#contract/partner/click-crossing.ts';
import {
  type ClickDimension,
  clickDimensions,
  type ReportComparison,
  type ReportPeriod,
  reportComparisons,
  reportPeriods,
} from '#contract/partner/click-dimension.ts';
import type { ReportView } from '#contract/partner/report-view.ts';
import { isMarketCode, type MarketCode } from '#contract/site/market-code.ts';
import { asText, oneOf, searchReader, wholeNumber } from '../../search-parameters.ts';

export type ReportFilter = {
  by?: ClickDimension | undefined;
  cross?: ClickDimension | undefined;
  period?: ReportPeriod | undefined;
  from?: string | undefined;
  to?: string | undefined;
  compare?: ReportComparison | undefined;
  examples?: 'exclude' | undefined;
  market?: MarketCode | undefined;
  product?: number | undefined;
};

const readDay = (raw: unknown) => {
  const text = asText(raw);
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
};

export const readReportFilter = searchReader<ReportFilter>({
  by: oneOf(clickDimensions),
  cross: oneOf(clickDimensions),
  period: oneOf(reportPeriods),
  from: readDay,
  to: readDay,
  compare: oneOf(reportComparisons),
  examples: oneOf(['exclude']),
  market: (raw) => (isMarketCode(raw) ? raw : undefined),
  product: wholeNumber(1, maxId),
});

/** A predefined period and a custom range exclude each other. */
export const withPeriod =
  (period: ReportPeriod) =>
  ({ from: _, to: __, ...filter }: ReportFilter): ReportFilter => ({ ...filter, period });

/** Sets the first or the last day. If they would be in the wrong order, the other one becomes the same day. */
export const withDay =
  (name: 'from' | 'to', day: string, { from, to }: { from: string; to: string }) =>
  ({ period: _, ...filter }: ReportFilter): ReportFilter =>
    name === 'from'
      ? { ...filter, from: day, to: to < day ? day : to }
      : { ...filter, from: from > day ? day : from, to: day };

/** Returns the search parameters that open a saved view. Omits what they default to. */
export const filterOf = ({
  from,
  to,
  period,
  compare,
  examples,
  ...filter
}: ReportView['filter']): ReportFilter => ({
  ...filter,
  ...(from && to ? { from, to } : { period }),
  compare: compare === 'previous' ? undefined : compare,
  examples: examples === 'exclude' ? examples : undefined,
});

/** Omits a second dimension that doesn't fit the first one. */
export const crossOf = ({ by = 'product', cross }: ReportFilter) =>
  cross && crossings[by].includes(cross) ? cross : undefined;

export const withDimension =
  (by: ClickDimension) =>
  (filter: ReportFilter): ReportFilter => ({ ...filter, by, cross: crossOf({ ...filter, by }) });
