import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Download, Gauge } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { useMarkets } from '../../form/market-field.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { toast } from '../../frame/toast-store.ts';
import { adminLanguage, useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { useSession } from '../../people/sign-in/use-session.ts';
import { problemOf } from '../../problem.ts';
import { saveFile } from '../../save-file.ts';
import { LoadedReport } from './loaded-report.tsx';
import { crossOf } from './report-filter.ts';
import { ReportFilters } from './report-filters.tsx';
import { SavedViews, SaveViewButton } from './saved-views.tsx';

/** Lets owners turn on a monthly email, in the language they use. */
function MonthlyEmail() {
  const isOwner = useSession()?.role === 'owner';
  return isOwner ? <Choice /> : null;
}

function Choice() {
  const { report: text, refusal, frame } = useAdminTexts();
  const utils = trpc.useUtils();
  const { data } = trpc.admin.monthlyReport.get.useQuery();
  const change = trpc.admin.monthlyReport.update.useMutation({
    onSuccess: (changed) => utils.admin.monthlyReport.get.setData(undefined, changed),
    onError: (error) => toast.error(problemOf(error, refusal).message),
  });
  if (!data) return null;
  const { language, includes_money, can_send, address } = data;
  const isOn = language !== null;
  return (
    <div className="flex flex-col gap-1.5">
      <Switch
        label={text.monthlyEmail}
        isOn={isOn}
        disabled={change.isPending || (!isOn && !can_send)}
        onChange={(turnsOn) => change.mutate({ language: turnsOn ? adminLanguage() : null })}
      />
      <p className="max-w-[44rem] text-muted text-small">
        {can_send ? text.monthlyEmailTo(address ?? '') : text.monthlyEmailMissing}{' '}
        <Link to="/admin/settings" className="underline underline-offset-4">
          {frame.screens.settings}
        </Link>
      </p>
      {isOn && (
        <>
          <Switch
            label={text.monthlyMoney}
            isOn={includes_money}
            disabled={change.isPending}
            onChange={(includes) => change.mutate({ language, includes_money: includes })}
          />
          <p className="max-w-[44rem] text-muted text-small">{text.monthlyMoneyHint}</p>
        </>
      )}
    </div>
  );
}

type SwitchProps = {
  label: string;
  isOn: boolean;
  disabled: boolean;
  onChange: (isOn: boolean) => void;
};

const Switch = ({ label, isOn, disabled, onChange }: SwitchProps) => (
  <label className="flex min-h-9 w-fit items-center gap-3 font-strong text-small">
    <input
      type="checkbox"
      checked={isOn}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
      className="size-5 accent-brass"
    />
    {label}
  </label>
);

export function ReportPage() {
  const { frame, refusal, report: text } = useAdminTexts();
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
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="mr-auto">
          <PageTitle>{frame.screens.reports}</PageTitle>
        </div>
        <SaveViewButton filter={input} />
        <Link to="/admin/reports/speed" className={buttonClass.quiet}>
          <Gauge className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {frame.screens.pageSpeed}
        </Link>
        <button type="button" onClick={download} className={buttonClass.quiet}>
          <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {text.export}
        </button>
      </div>
      <SavedViews filter={input} />
      <ReportFilters
        period={period}
        days={hasDays ? { from, to } : report.data}
        compare={compare}
        market={market}
        markets={markets}
      />
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
