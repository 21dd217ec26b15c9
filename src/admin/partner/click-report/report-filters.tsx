import { useNavigate } from '@tanstack/react-router';
import {
  type ReportComparison,
  type ReportPeriod,
  reportComparisons,
  reportPeriods,
} from '#contract/partner/click-dimension.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { useAdminTexts } from '../../language.ts';
import { DayInput } from '../../list/filter/day-input.tsx';
import { FilterRow } from '../../list/filter/filter-row.tsx';
import { withDay, withPeriod } from './report-filter.ts';
import { ReportSelect } from './report-select.tsx';

type Days = { from: string; to: string };

type Props = {
  /** Undefined if other days were chosen. */
  period: ReportPeriod | undefined;
  /** Undefined until the report has loaded. */
  days: Days | undefined;
  compare: ReportComparison;
  market: MarketCode | undefined;
  markets: MarketCode[];
};

export function ReportFilters({ period, days, compare, market, markets }: Props) {
  const { report: text, shared } = useAdminTexts();
  return (
    <FilterRow>
      <ReportSelect
        label={text.period}
        choices={[
          ...reportPeriods.map((value) => ({ value, label: text.periods[value] })),
          ...(period === undefined ? [{ value: undefined, label: text.otherDays }] : []),
        ]}
        chosen={period}
        withChoice={(value) => withPeriod(value ?? '28d')}
      />
      <ReportSelect
        label={text.compareWith}
        choices={reportComparisons.map((value) => ({ value, label: text.comparisons[value] }))}
        chosen={compare}
        withChoice={(value) => (filter) => ({
          ...filter,
          compare: value === 'previous' ? undefined : value,
        })}
      />
      {markets.length > 1 && (
        <ReportSelect
          label={shared.market}
          choices={[
            { value: undefined, label: text.allMarkets },
            ...markets.map((value) => ({ value, label: value })),
          ]}
          chosen={market}
          withChoice={(value) => (filter) => ({ ...filter, market: value })}
        />
      )}
      <DayRange days={days} />
    </FilterRow>
  );
}

function DayRange({ days }: { days: Days | undefined }) {
  const { report: text } = useAdminTexts();
  const navigate = useNavigate();
  const { from = '', to = '' } = days ?? {};
  const choose = (name: keyof Days) => (day: string) => {
    if (days && day) navigate({ to: '/admin/reports', search: withDay(name, day, days) });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DayInput compact label={text.from} chosen={from} choose={choose('from')} />
      <DayInput compact label={text.to} chosen={to} choose={choose('to')} />
    </div>
  );
}
