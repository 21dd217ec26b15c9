import { Link, useSearch } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import {
  type ClickDimension,
  clickDimensions,
  isOriginDimension,
} from '#contract/partner/click-dimension.ts';
import type { ClickReport } from '#contract/partner/click-report.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { ChoiceLinks } from '../../list/filter/choice-links.tsx';
import { CrossField } from './cross-field.tsx';
import type { Shown } from './report-column.ts';
import { withDimension } from './report-filter.ts';
import { ReportTable } from './report-table.tsx';
import { changeOf, dayText, formatMoney, percent, pointsOf } from './report-text.ts';

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

export function LoadedReport({ by, cross, shown, product, report }: LoadedProps) {
  const { report: text } = useAdminTexts();
  const { compare = 'previous' } = useSearch({ from: '/admin/_editor/reports' });
  const { total, before } = report;
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
            className="rounded-card border border-line bg-raised p-4 pb-3 sm:p-5"
          >
            <dl className="mb-4 flex flex-wrap gap-x-10 gap-y-3">
              <Figure
                name={text.clicks}
                value={formatNumber(total.clicks)}
                note={changeOf(total.clicks, total.before)}
              />
              <Figure name={timeBefore} value={formatNumber(total.before)} />
              <Figure name={text.repeatsNotCounted} value={formatNumber(total.repeats)} />
              <Conversions total={total} />
            </dl>
            <Suspense fallback={<Skeleton className="h-68" />}>
              <ClickChart days={report.days} points={points} timeBefore={timeBefore} />
            </Suspense>
            <p className="mt-2 text-muted text-small">
              {text.range(
                dayText(report.from),
                dayText(report.to),
                dayText(before.from),
                dayText(before.to),
              )}
              {points === 'week' && ` ${text.weeks}`}
              {points === 'month' && ` ${text.months}`}
            </p>
          </section>
          <ChoiceLinks
            to="/admin/reports"
            label={text.by}
            choices={clickDimensions.map((value) => ({
              label: text.dimensions[value].choice,
              isChosen: value === by,
              search: withDimension(value),
            }))}
          />
          <CrossField by={by} cross={cross} />
          <ReportTable key={`${shown.by} ${shown.cross}`} shown={shown} report={report} />
          <p className="max-w-[44rem] text-muted text-small">
            {isOriginDimension(shown.by) && `${text.originHints[shown.by]} `}
            {text.explanation}
          </p>
        </>
      )}
    </>
  );
}

function Conversions({ total }: Pick<ClickReport, 'total'>) {
  const { report: text } = useAdminTexts();
  return (
    <>
      {total.signups > 0 && (
        <Figure
          name={text.signups}
          value={formatNumber(total.signups)}
          note={changeOf(total.signups, total.signups_before)}
        />
      )}
      {total.signups > 0 && total.clicks > 0 && (
        <Figure name={text.rate} value={percent(total.signups / total.clicks)} />
      )}
      {total.deposits > 0 && (
        <Figure
          name={text.deposits}
          value={formatNumber(total.deposits)}
          note={changeOf(total.deposits, total.deposits_before)}
        />
      )}
      {total.money.map(({ currency, earned, earned_before, epc }) => (
        <Figure
          key={currency}
          name={total.money.length > 1 ? text.inCurrency(text.earnings, currency) : text.earnings}
          value={formatMoney(earned, currency)}
          note={[
            ...(earned_before > 0 ? [changeOf(earned, earned_before)] : []),
            ...(epc === null ? [] : [text.aClick(formatMoney(epc, currency))]),
          ].join(' · ')}
        />
      ))}
    </>
  );
}

const Figure = ({ name, value, note }: { name: string; value: string; note?: string }) => (
  <div>
    <dt className="text-muted text-small">{name}</dt>
    <dd className="figures font-heading font-strong text-title">
      {value}
      {note && <span className="ml-2 text-muted text-small">{note}</span>}
    </dd>
  </div>
);

/** Example data can be hidden, so that it doesn't mix with clicks of real visitors. */
function Examples({ isShown }: { isShown: boolean }) {
  const { report: text } = useAdminTexts();
  const { examples } = useSearch({ from: '/admin/_editor/reports' });
  if (!isShown && examples === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-edge border-dashed px-4 py-2.5 text-small">
      <span>
        <strong className="font-strong">{isShown ? text.examples : text.examplesHidden}</strong>
      </span>
      <Link
        to="/admin/reports"
        search={(filter) => ({
          ...filter,
          examples: examples === undefined ? ('exclude' as const) : undefined,
        })}
        className={buttonClass.quiet}
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
