import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Download, Gauge } from 'lucide-react';
import { useState } from 'react';
import { reportComparisons, reportPeriods } from '#contract/partner/click-dimension.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { useMarkets } from '../../form/market-field.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { ChoiceLinks } from '../../list/filter/choice-links.tsx';
import { LoadError } from '../../load-error.tsx';
import { problemOf } from '../../problem.ts';
import { saveFile } from '../../save-file.ts';
import { DayRange } from './day-range.tsx';
import { LoadedReport } from './loaded-report.tsx';
import { MonthlyEmail } from './monthly-email.tsx';
import { crossOf, withPeriod } from './report-filter.ts';
import { SavedViews } from './saved-views.tsx';

export function ReportPage() {
  const { frame, refusal, report: text, shared } = useAdminTexts();
  const filter = useSearch({ from: '/admin/_editor/reports' });
  const { by = 'product', compare = 'previous', examples, from, to, product } = filter;
  const cross = crossOf(filter);
  const markets = useMarkets().map(({ code }) => code);
  const market = markets.find((code) => code === filter.market);
  const hasDays = from !== undefined && to !== undefined && from <= to;
  const period = hasDays ? undefined : (filter.period ?? '28d');
  const input = {
    by,
    cross,
    compare,
    examples,
    market,
    product,
    ...(hasDays ? { from, to } : { period }),
  };
  const report = trpc.admin.report.clicks.useQuery(input, { placeholderData: keepPreviousData });
  // Until the next report has loaded, the table shows the previous one.
  const [shown, setShown] = useState({ by, cross });
  if (!report.isPlaceholderData && (shown.by !== by || shown.cross !== cross)) {
    setShown({ by, cross });
  }
  const utils = trpc.useUtils();

  async function download() {
    try {
      saveFile('clicks.csv', await utils.admin.report.exportClicks.fetch(input));
    } catch (error) {
      toast.error(problemOf(error, refusal).message);
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{frame.screens.reports}</PageTitle>
        <Link to="/admin/reports/speed" className={`${buttonClass.quiet} ml-auto`}>
          <Gauge className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {frame.screens.pageSpeed}
        </Link>
        <button type="button" onClick={download} className={buttonClass.quiet}>
          <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {text.export}
        </button>
      </div>
      <SavedViews filter={input} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ChoiceLinks
          to="/admin/reports"
          label={text.period}
          choices={reportPeriods.map((value) => ({
            label: text.periods[value],
            isChosen: value === period,
            search: withPeriod(value),
          }))}
        />
        {report.data && (
          <DayRange
            key={`${report.data.from} ${report.data.to}`}
            from={report.data.from}
            to={report.data.to}
          />
        )}
        <ChoiceLinks
          to="/admin/reports"
          label={text.compareWith}
          choices={reportComparisons.map((value) => ({
            label: text.comparisons[value],
            isChosen: value === compare,
            search: (before) => ({ ...before, compare: value === 'previous' ? undefined : value }),
          }))}
        />
        {markets.length > 1 && (
          <ChoiceLinks
            to="/admin/reports"
            label={shared.market}
            choices={[undefined, ...markets].map((code) => ({
              label: code ?? text.allMarkets,
              isChosen: code === market,
              search: (before) => ({ ...before, market: code }),
            }))}
          />
        )}
      </div>
      {report.isError ? (
        <LoadError error={report.error} retry={report.refetch} />
      ) : report.data ? (
        <LoadedReport by={by} cross={cross} shown={shown} product={product} report={report.data} />
      ) : (
        <Skeleton className="h-96" />
      )}
      <MonthlyEmail />
    </div>
  );
}
