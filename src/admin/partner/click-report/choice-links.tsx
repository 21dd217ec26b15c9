import { Link } from '@tanstack/react-router';
import type { ReportFilter } from './report-filter.ts';

type Choice = {
  label: string;
  isChosen: boolean;
  search: (filter: ReportFilter) => ReportFilter;
};

/** Links to the report with different options. */
export const ChoiceLinks = ({ label, choices }: { label: string; choices: Choice[] }) => (
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
