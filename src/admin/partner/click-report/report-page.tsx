import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Download, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import {
  type ClickDimension,
  clickDimensions,
  type ReportPeriod,
  reportPeriods,
} from '#contract/partner/click-dimension.ts';
import type { ClickReport } from '#contract/partner/click-report.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { useMarkets } from '../../form/market-field.tsx';
import { formatNumber } from '../../format.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { problemOf } from '../../problem.ts';
import { saveFile } from '../../save-file.ts';
import { DayRange } from './day-range.tsx';
import { type ReportFilter, withPeriod } from './report-filter.ts';
import { ReportTable } from './report-table.tsx';
import { changeOf, dayText, formatMoney, maxDaysInChart } from './report-text.ts';

type Choice = {
  label: string;
  isChosen: boolean;
  search: (filter: ReportFilter) => ReportFilter;
};

const ClickChart = lazy(() =>
  import('./click-chart.tsx').then(({ ClickChart }) => ({ default: ClickChart })),
);

export function ReportPage() {
  const { frame, refusal, report: text, shared } = useAdminTexts();
  const filter = useSearch({ from: '/admin/_editor/reports' });
  const { by = 'product', from, to, product } = filter;
  const markets = useMarkets().map(({ code }) => code);
  const market = markets.find((code) => code === filter.market);
  const hasDays = from !== undefined && to !== undefined && from <= to;
  const period = hasDays ? undefined : (filter.period ?? '28d');
  const input = { by, market, product, ...(hasDays ? { from, to } : { period }) };
  const report = trpc.admin.report.clicks.useQuery(input, { placeholderData: keepPreviousData });
  // Until the next report has loaded, the table shows the previous one.
  const [shownBy, setShownBy] = useState(by);
  if (!report.isPlaceholderData && shownBy !== by) setShownBy(by);
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
        <button type="button" onClick={download} className={buttonClass.quiet}>
          <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {text.export}
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ChoiceLinks
          label={text.period}
          choices={(Object.keys(reportPeriods) as ReportPeriod[]).map((value) => ({
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
        {markets.length > 1 && (
          <ChoiceLinks
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
        <LoadedReport by={by} shownBy={shownBy} product={product} report={report.data} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}

type LoadedProps = {
  by: ClickDimension;
  shownBy: ClickDimension;
  product: number | undefined;
  report: ClickReport;
};

function LoadedReport({ by, shownBy, product, report }: LoadedProps) {
  const { report: text } = useAdminTexts();
  const { total, before } = report;
  const isEmpty =
    total.clicks + total.before + total.signups + total.deposits + total.money.length === 0;
  return (
    <>
      {product !== undefined && <OneProduct id={product} />}
      {isEmpty ? (
        <div className="rounded-card border border-line border-dashed px-6 py-16 text-center">
          <p className="text-large">{text.empty}</p>
          <p className="mx-auto mt-2 max-w-[32rem] text-muted">{text.emptyHint}</p>
        </div>
      ) : (
        <>
          <section
            aria-label={text.byDay}
            className="rounded-card border border-line bg-raised p-4 pb-3 sm:p-5"
          >
            <dl className="mb-4 flex flex-wrap gap-x-10 gap-y-3">
              <Figure
                name={text.clicks}
                value={formatNumber(total.clicks)}
                note={changeOf(total)}
              />
              <Figure name={text.timeBefore} value={formatNumber(total.before)} />
              <Figure name={text.repeatsNotCounted} value={formatNumber(total.repeats)} />
              <Conversions total={total} />
            </dl>
            <Suspense fallback={<Skeleton className="h-68" />}>
              <ClickChart days={report.days} />
            </Suspense>
            <p className="mt-2 text-muted text-small">
              {text.range(
                dayText(report.from),
                dayText(report.to),
                dayText(before.from),
                dayText(before.to),
              )}
              {report.days.length > maxDaysInChart && ` ${text.weeks}`}
            </p>
          </section>
          <ChoiceLinks
            label={text.by}
            choices={clickDimensions.map((value) => ({
              label: text.dimensions[value].choice,
              isChosen: value === by,
              search: (filter) => ({ ...filter, by: value }),
            }))}
          />
          <ReportTable key={shownBy} by={shownBy} report={report} />
          <p className="max-w-[44rem] text-muted text-small">{text.explanation}</p>
        </>
      )}
    </>
  );
}

function Conversions({ total }: Pick<ClickReport, 'total'>) {
  const { report: text } = useAdminTexts();
  return (
    <>
      {total.signups > 0 && <Figure name={text.signups} value={formatNumber(total.signups)} />}
      {total.deposits > 0 && <Figure name={text.deposits} value={formatNumber(total.deposits)} />}
      {total.money.map(({ currency, earned, epc }) => (
        <Figure
          key={currency}
          name={total.money.length > 1 ? text.inCurrency(text.earnings, currency) : text.earnings}
          value={formatMoney(earned, currency)}
          {...(epc !== null && { note: text.aClick(formatMoney(epc, currency)) })}
        />
      ))}
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
  const { report: text } = useAdminTexts();
  const { data } = trpc.admin.product.get.useQuery({ id }, { retry: false });
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span>
        {text.onlyOn} <strong className="font-strong">{data?.name ?? text.product(id)}</strong>
      </span>
      <Link
        to="/admin/products/$id/conversions"
        params={{ id: String(id) }}
        className="underline underline-offset-4"
      >
        {text.conversions}
      </Link>
      <Link
        to="/admin/reports"
        search={(filter) => ({ ...filter, product: undefined, by: 'product' as const })}
        className={buttonClass.quiet}
      >
        <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {text.allProducts}
      </Link>
    </p>
  );
}

/** Links to the report with different options. */
const ChoiceLinks = ({ label, choices }: { label: string; choices: Choice[] }) => (
  <nav aria-label={label} className="flex flex-wrap gap-2">
    {choices.map(({ label, isChosen, search }) => (
      <Link
        key={label}
        to="/admin/reports"
        search={search}
        activeOptions={{ exact: true }}
        aria-current={isChosen ? 'page' : undefined}
        className="inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-small hover:border-edge aria-[current=page]:border-brass aria-[current=page]:text-brass"
      >
        {label}
      </Link>
    ))}
  </nav>
);
