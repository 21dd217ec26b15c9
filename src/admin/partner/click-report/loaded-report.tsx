import { Link, useSearch } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { crossings } from '#contract/partner/click-crossing.ts';
import {
  type ClickDimension,
  clickDimensions,
  isOriginDimension,
  type TimeDimension,
} from '#contract/partner/click-dimension.ts';
import type { ClickReport } from '#contract/partner/click-report.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import type { Shown } from './report-column.ts';
import { ReportFigures } from './report-figures.tsx';
import { withDimension } from './report-filter.ts';
import { ReportSelect } from './report-select.tsx';
import { ReportTable } from './report-table.tsx';
import { dayText, pointsOf } from './report-text.ts';

const ClickChart = lazy(() =>
  import('./click-chart.tsx').then(({ ClickChart }) => ({ default: ClickChart })),
);

type LoadedProps = {
  by: ClickDimension;
  cross: ClickDimension | undefined;
  /** The dimensions of the report shown, which may still be the previous one. */
  shown: Shown;
  product: number | undefined;
  report: ClickReport;
};

/** Explains the chart. */
function noteOf(
  { from, to, today, before }: ClickReport,
  points: TimeDimension,
  text: AdminTexts['report'],
) {
  return [
    text.range(dayText(from), dayText(to), dayText(before.from), dayText(before.to)),
    ...(points === 'week' ? [text.weeks] : points === 'month' ? [text.months] : []),
    ...(from <= today && today <= to ? [text.unfinished[points]] : []),
  ].join(' ');
}

export function LoadedReport({ by, cross, shown, product, report }: LoadedProps) {
  const { report: text } = useAdminTexts();
  const { compare = 'previous' } = useSearch({ from: '/admin/_editor/reports' });
  const { total } = report;
  const points = pointsOf(shown.by, report.days);
  const timeBefore = text.timesBefore[compare];
  const isEmpty =
    total.clicks + total.before + total.signups + total.deposits + total.money.length === 0;
  return (
    <>
      <Examples isShown={report.has_examples} />
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
            className="rounded-card border border-line bg-raised px-4 py-3 sm:px-5"
          >
            <ReportFigures total={total} timeBefore={timeBefore} />
            <Suspense fallback={<Skeleton className="h-48" />}>
              <ClickChart report={report} points={points} timeBefore={timeBefore} />
            </Suspense>
            <p className="mt-1 text-muted text-small">{noteOf(report, points, text)}</p>
          </section>
          <ReportTable
            key={`${shown.by} ${shown.cross}`}
            shown={shown}
            report={report}
            dimensions={<DimensionFields by={by} cross={cross} />}
          />
          <p className="max-w-[44rem] text-muted text-small">
            {isOriginDimension(shown.by) && `${text.originHints[shown.by]} `}
            {text.explanation}
          </p>
        </>
      )}
    </>
  );
}

function DimensionFields({ by, cross }: Pick<LoadedProps, 'by' | 'cross'>) {
  const { report: text } = useAdminTexts();
  return (
    <>
      <ReportSelect
        label={text.by}
        labelled
        choices={clickDimensions.map((value) => ({
          value,
          label: text.dimensions[value].choice,
        }))}
        chosen={by}
        withChoice={(value) => withDimension(value ?? 'product')}
      />
      <ReportSelect
        label={text.splitBy}
        labelled
        choices={[
          { value: undefined, label: text.notSplit },
          ...crossings[by].map((value) => ({ value, label: text.dimensions[value].choice })),
        ]}
        chosen={cross}
        withChoice={(value) => (filter) => ({ ...filter, cross: value })}
      />
    </>
  );
}

/** Example data can be hidden, so that it doesn't mix with clicks of real visitors. */
function Examples({ isShown }: { isShown: boolean }) {
  const { report: text } = useAdminTexts();
  const { examples } = useSearch({ from: '/admin/_editor/reports' });
  if (!isShown && examples === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      <strong className="font-strong">{isShown ? text.examples : text.examplesHidden}</strong>
      <Link
        to="/admin/reports"
        search={(filter) => ({
          ...filter,
          examples: examples === undefined ? ('exclude' as const) : undefined,
        })}
        className="inline-flex min-h-6 items-center text-brass underline underline-offset-4"
      >
        {examples === undefined ? text.hideExamples : text.showExamples}
      </Link>
    </p>
  );
}

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
