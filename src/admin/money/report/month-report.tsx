import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import type { MoneyReport } from '#contract/money/money-report.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { problemOf } from '../../problem.ts';
import { saveFile } from '../../save-file.ts';
import { monthText } from '../money-text.ts';
import { useWritesMoney } from '../use-money-right.ts';
import { MoneyTotals } from './money-totals.tsx';
import { MonthTable } from './month-table.tsx';
import { MonthBar } from './period-bar.tsx';
import { RatesUsed } from './rates-used.tsx';

export function MonthReport() {
  const { moneyReport: text, refusal } = useAdminTexts();
  const { month, currency } = useSearch({ from: '/admin/_editor/money/' });
  const query = { month, currency };
  const { data, error, refetch } = trpc.admin.money.month.useQuery(query, {
    placeholderData: keepPreviousData,
  });
  const utils = trpc.useUtils();

  async function download() {
    try {
      saveFile(`money-${data?.month ?? ''}.csv`, await utils.admin.money.export.fetch(query));
    } catch (failure) {
      toast.error(problemOf(failure, refusal).message);
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <MonthBar
        to="/admin/money"
        month={month ?? data?.month}
        currency={currency ?? data?.currency}
      >
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          <button type="button" onClick={download} className={buttonClass.quiet}>
            <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {text.export}
          </button>
          <button type="button" onClick={() => window.print()} className={buttonClass.quiet}>
            <Printer className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {text.print}
          </button>
        </div>
      </MonthBar>
      {error ? (
        <LoadError error={error} retry={refetch} />
      ) : data ? (
        <LoadedMonth report={data} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}

function LoadedMonth({ report }: { report: MoneyReport }) {
  const { moneyReport: text } = useAdminTexts();
  const writes = useWritesMoney();
  const { month, currency, items, totals, rates } = report;
  if (items.length === 0) {
    return (
      <div className="flex flex-col items-center gap-4 rounded-card border border-line border-dashed px-6 py-12 text-center">
        <p className="text-muted">{text.empty}</p>
        {writes && (
          <Link to="/admin/programmes/new" className={buttonClass.quiet}>
            {text.addProgramme}
          </Link>
        )}
      </div>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-large">{monthText(month)}</h2>
        <p className="hidden text-small print:block">
          {text.printed(formatTime(new Date().toISOString()))}
        </p>
      </div>
      <MoneyTotals totals={totals} currency={currency} />
      <MonthTable report={report} />
      <RatesUsed rates={rates} />
    </>
  );
}
