import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Download, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import {
  type ClickDimension,
  type ReportPeriod,
  reportPeriods,
} from '#contract/admin/click-dimension.ts';
import type { ClickReport } from '#contract/admin/click-report.ts';
import { buttonClass } from '../../ui/button.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { trpc } from '../api.ts';
import { problemOf } from '../describe-error.ts';
import { useMarkets } from '../form/market-field.tsx';
import { formatNumber } from '../format.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { toast } from '../frame/toast-store.ts';
import { LoadError } from '../load-error.tsx';
import { saveFile } from '../save-file.ts';
import { ChoiceLinks } from './choice-links.tsx';
import { DayRange } from './day-range.tsx';
import { withPeriod } from './report-filter.ts';
import { ReportTable } from './report-table.tsx';
import { changeOf, dayText, maxDaysInChart } from './report-text.ts';

const ClickChart = lazy(() =>
  import('./click-chart.tsx').then(({ ClickChart }) => ({ default: ClickChart })),
);

const dimensions: Record<ClickDimension, string> = {
  ...{ product: 'Products', page: 'Pages', block: 'Blocks' },
  ...{ position: 'Places', market: 'Markets', day: 'Days' },
};

const periods: Record<ReportPeriod, string> = {
  ...{ '7d': '7 days', '28d': '28 days', '90d': '90 days', '12m': '12 months' },
};

export function ReportPage() {
  const filter = useSearch({ from: '/admin/_editor/reports' });
  const { by = 'product', from, to, product } = filter;
  const markets = useMarkets().map(({ code }) => code);
  const market = markets.find((code) => code === filter.market);
  const hasDays = from !== undefined && to !== undefined && from <= to;
  const period = hasDays ? undefined : (filter.period ?? '28d');
  const input = { by, market, product, ...(hasDays ? { from, to } : { period }) };
  const report = trpc.admin.report.clicks.useQuery(input, { placeholderData: keepPreviousData });
  const utils = trpc.useUtils();

  async function download() {
    try {
      saveFile('clicks.csv', await utils.admin.report.exportClicks.fetch(input));
    } catch (error) {
      toast.error(problemOf(error).message);
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>Clicks</PageTitle>
        <button type="button" onClick={download} className={buttonClass.quiet}>
          <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
          Export CSV
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ChoiceLinks
          label="Period"
          choices={(Object.keys(reportPeriods) as ReportPeriod[]).map((value) => ({
            label: periods[value],
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
        {markets.length > 1 && (
          <ChoiceLinks
            label="Market"
            choices={[undefined, ...markets].map((code) => ({
              label: code ?? 'All markets',
              isChosen: code === market,
              search: (before) => ({ ...before, market: code }),
            }))}
          />
        )}
      </div>
      {report.isError ? (
        <LoadError error={report.error} retry={report.refetch} />
      ) : report.data ? (
        <LoadedReport by={by} product={product} report={report.data} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}

type LoadedProps = { by: ClickDimension; product: number | undefined; report: ClickReport };

function LoadedReport({ by, product, report }: LoadedProps) {
  const { total, before } = report;
  const isEmpty = total.clicks + total.before === 0;
  return (
    <>
      {product !== undefined && <OneProduct id={product} />}
      {isEmpty ? (
        <div className="rounded-card border border-line border-dashed px-6 py-16 text-center">
          <p className="text-large">No clicks in this time.</p>
          <p className="mx-auto mt-2 max-w-[32rem] text-muted">
            Clicks on links to partners are counted here, without those of bots and of visitors who
            ask not to be tracked. The first ones show within seconds.
          </p>
        </div>
      ) : (
        <>
          <section
            aria-label="Clicks by day"
            className="rounded-card border border-line bg-raised p-4 pb-3 sm:p-5"
          >
            <dl className="mb-4 flex flex-wrap gap-x-10 gap-y-3">
              <Figure name="Clicks" value={formatNumber(total.clicks)} note={changeOf(total)} />
              <Figure name="The time before" value={formatNumber(total.before)} />
              <Figure name="Repeats, not counted" value={formatNumber(total.repeats)} />
            </dl>
            <Suspense fallback={<Skeleton className="h-68" />}>
              <ClickChart days={report.days} />
            </Suspense>
            <p className="mt-2 text-muted text-small">
              {dayText(report.from)} to {dayText(report.to)}, beside {dayText(before.from)} to{' '}
              {dayText(before.to)}.{report.days.length > maxDaysInChart && ' Each point is a week.'}
            </p>
          </section>
          <ChoiceLinks
            label="Clicks by"
            choices={(Object.keys(dimensions) as ClickDimension[]).map((value) => ({
              label: dimensions[value],
              isChosen: value === by,
              search: (filter) => ({ ...filter, by: value }),
            }))}
          />
          <ReportTable key={by} by={by} report={report} />
          <p className="max-w-[44rem] text-muted text-small">
            A visitor counts once a day for each thing; further clicks are repeats. How often a
            place was seen is not counted, so places are compared with the first of their list.
          </p>
        </>
      )}
    </>
  );
}

const Figure = ({ name, value, note }: { name: string; value: string; note?: string }) => (
  <div>
    <dt className="text-muted text-small">{name}</dt>
    <dd className="figures text-title">
      {value}
      {note && <span className="ml-2 text-muted text-small">{note}</span>}
    </dd>
  </div>
);

function OneProduct({ id }: { id: number }) {
  const { data } = trpc.admin.product.get.useQuery({ id }, { retry: false });
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span>
        Only clicks on <strong className="font-strong">{data?.name ?? `product ${id}`}</strong>
      </span>
      <Link
        to="/admin/reports"
        search={(filter) => ({ ...filter, product: undefined, by: 'product' as const })}
        className={buttonClass.quiet}
      >
        <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
        All products
      </Link>
    </p>
  );
}
