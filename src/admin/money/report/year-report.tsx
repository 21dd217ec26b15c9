import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MoneyYear } from '#contract/money/money-report.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { TitledSection } from '../../titled-section.tsx';
import { monthText } from '../money-text.ts';
import { CurrencyChoice, StepLink } from './period-bar.tsx';
import { RatesUsed } from './rates-used.tsx';
import { cellClass, headClass, rowHeadClass, tableClass, tableFrameClass } from './report-cell.ts';
import { ShownAmount } from './shown-amount.tsx';

const counts = ['clicks', 'visits', 'sign_ups', 'first_deposits'] as const;
const amounts = ['earned', 'stated', 'corrected', 'paid'] as const;

/** The months and programmes of a year, added up. */
export function YearReport() {
  const { moneyReport: text } = useAdminTexts();
  const navigate = useNavigate();
  const { year, currency } = useSearch({ from: '/admin/_editor/money/' });
  const { data, error, refetch } = trpc.admin.money.year.useQuery(
    { year: year === undefined ? undefined : String(year), currency },
    { placeholderData: keepPreviousData },
  );
  const shown = year ?? (data && Number(data.year));
  const inYear = (years: number) => ({
    to: '/admin/money' as const,
    search: {
      view: 'year' as const,
      currency,
      year: shown === undefined ? undefined : shown + years,
    },
  });
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <div className="flex items-center gap-1">
          <StepLink label={text.previousYear} icon="previous" link={inYear(-1)} />
          <p className="figures px-2 font-strong">{shown}</p>
          <StepLink label={text.nextYear} icon="next" link={inYear(1)} />
        </div>
        <CurrencyChoice
          currency={currency ?? data?.currency}
          onChoose={(code) =>
            navigate({ to: '/admin/money', search: { view: 'year', year, currency: code } })
          }
        />
        <button
          type="button"
          onClick={() => window.print()}
          className={`sm:ml-auto ${buttonClass.quiet}`}
        >
          <Printer className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {text.print}
        </button>
      </div>
      {error ? (
        <LoadError error={error} retry={refetch} />
      ) : data ? (
        <LoadedYear report={data} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}

function LoadedYear({ report }: { report: MoneyYear }) {
  const { moneyReport: text } = useAdminTexts();
  const { currency, months, programmes, totals, rates } = report;
  return (
    <>
      <TitledSection id="months" title={text.byMonth} className="flex flex-col gap-3">
        <SumTable
          caption={`${text.byMonth}, ${report.year}`}
          heading={text.monthColumn}
          currency={currency}
          rows={months.map((sums) => ({
            key: sums.month,
            name: (
              <Link
                to="/admin/money"
                search={{ month: sums.month, currency }}
                className="underline-offset-4 hover:underline"
              >
                {monthText(sums.month)}
              </Link>
            ),
            sums,
          }))}
          totals={totals}
        />
      </TitledSection>
      <TitledSection id="programmes" title={text.byProgramme} className="flex flex-col gap-3">
        {programmes.length === 0 ? (
          <p className="text-muted">{text.empty}</p>
        ) : (
          <SumTable
            caption={`${text.byProgramme}, ${report.year}`}
            heading={text.columns.programme}
            currency={currency}
            rows={programmes.map((sums) => ({
              key: String(sums.programme_id),
              name: (
                <Link
                  to="/admin/programmes/$id"
                  params={{ id: String(sums.programme_id) }}
                  dir="auto"
                  className="wrap-anywhere underline-offset-4 hover:underline"
                >
                  {sums.name}
                </Link>
              ),
              sums,
            }))}
            totals={totals}
          />
        )}
      </TitledSection>
      <RatesUsed rates={rates} />
    </>
  );
}

type Sums = MoneyYear['totals'];
type TableProps = {
  caption: string;
  heading: string;
  currency: string;
  rows: { key: string; name: ReactNode; sums: Sums }[];
  totals: Sums;
};

function SumTable({ caption, heading, currency, rows, totals }: TableProps) {
  const { moneyReport: text } = useAdminTexts();
  return (
    <div className={tableFrameClass}>
      <table className={tableClass}>
        <caption className="sr-only">{caption}</caption>
        <thead className={headClass}>
          <tr>
            <th scope="col" className="px-3 py-2.5 pl-4 text-left font-normal print:pl-0">
              {heading}
            </th>
            {[...counts, ...amounts].map((name) => (
              <th
                key={name}
                scope="col"
                className="px-2 py-2.5 text-right font-normal last:pr-4 print:px-1.5"
              >
                {text.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block @min-[60rem]:table-row-group print:table-row-group">
          {rows.map(({ key, name, sums }) => (
            <SumRow key={key} name={name} sums={sums} currency={currency} />
          ))}
          <SumRow name={text.total} sums={totals} currency={currency} isTotal />
        </tbody>
      </table>
    </div>
  );
}

/** Months without anything would make a phone's list long. */
const isNothing = (sums: Sums) =>
  counts.every((name) => sums[name] === 0) &&
  amounts.every((name) => sums[name].originals.length === 0);

type RowProps = { name: ReactNode; sums: Sums; currency: string; isTotal?: boolean };

function SumRow({ name, sums, currency, isTotal = false }: RowProps) {
  const { columns: text } = useAdminTexts().moneyReport;
  const isEmpty = !isTotal && isNothing(sums);
  const label = (column: keyof typeof text) => (
    <span className="text-muted @min-[60rem]:hidden print:hidden">{text[column]}</span>
  );
  return (
    <tr
      className={`${isEmpty ? 'hidden' : 'block'} border-line border-b px-4 py-2 last:border-b-0 @min-[60rem]:table-row print:table-row ${isTotal ? 'font-strong' : ''}`}
    >
      <th scope="row" className={`${rowHeadClass} text-body`}>
        {name}
      </th>
      {counts.map((column) => (
        <td key={column} className={cellClass}>
          {label(column)}
          {formatNumber(sums[column])}
        </td>
      ))}
      {amounts.map((column) => (
        <td key={column} className={cellClass}>
          {label(column)}
          <span className="text-right">
            <ShownAmount money={sums[column]} currency={currency} />
          </span>
        </td>
      ))}
    </tr>
  );
}
