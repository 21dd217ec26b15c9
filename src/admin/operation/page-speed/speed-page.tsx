import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ChartLine } from 'lucide-react';
import type { ComponentProps } from 'react';
import { devices } from '#contract/partner/click-dimension.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { useAdminTexts } from '../../language.ts';
import { ChoiceLinks } from '../../list/filter/choice-links.tsx';
import { LoadError } from '../../load-error.tsx';
import { SpeedTable } from './speed-table.tsx';

export function SpeedPage() {
  const {
    frame,
    pageSpeed: text,
    report: { devices: deviceNames },
  } = useAdminTexts();
  const filter = useSearch({ from: '/admin/_editor/reports_/speed' });
  const { device } = filter;
  const isFiltered = device !== undefined;
  const report = trpc.admin.report.speed.useQuery(filter, { placeholderData: keepPreviousData });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{frame.screens.pageSpeed}</PageTitle>
        <Link to="/admin/reports" className={buttonClass.quiet}>
          <ChartLine className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {text.clicks}
        </Link>
      </div>
      <p className="max-w-[44rem] text-muted">{text.lead}</p>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <FilterLinks
          label={text.device}
          choices={[undefined, ...devices].map((value) => ({
            label: value ? deviceNames[value] : text.all,
            isChosen: value === device,
            search: { device: value },
          }))}
        />
      </div>
      {report.isError ? (
        <LoadError error={report.error} retry={report.refetch} />
      ) : !report.data ? (
        <Skeleton className="h-96" />
      ) : report.data.items.length > 0 ? (
        <>
          <SpeedTable report={report.data} />
          <p className="max-w-[44rem] text-muted text-small">{text.explanation}</p>
        </>
      ) : (
        <div className="rounded-card border border-line border-dashed px-6 py-16 text-center">
          <p className="text-large">{isFiltered ? text.emptyFilter : text.empty}</p>
          {!isFiltered && <p className="mx-auto mt-2 max-w-[32rem] text-muted">{text.emptyHint}</p>}
        </div>
      )}
    </div>
  );
}

type Filter = { label: string; choices: ComponentProps<typeof ChoiceLinks>['choices'] };

const FilterLinks = ({ label, choices }: Filter) => (
  <div className="flex flex-wrap items-center gap-2">
    <span className="text-muted text-small" aria-hidden="true">
      {label}
    </span>
    <ChoiceLinks label={label} to="/admin/reports/speed" choices={choices} />
  </div>
);
