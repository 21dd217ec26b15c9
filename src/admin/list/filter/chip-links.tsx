import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../format.ts';
import { type ListFilter, withChoice } from './list-filter.ts';

type Props<Name extends keyof ListFilter> = {
  label: string;
  /** The search parameter that the chips set. */
  name: Name;
  chips: { value: ListFilter[Name]; label: string }[];
  chosen: ListFilter[Name];
  /** The number of rows with each chip, in their order. */
  totals?: (number | undefined)[] | undefined;
};

/** Links to the first page of the list with a different filter. */
export const ChipLinks = <Name extends keyof ListFilter>({
  label,
  name,
  chips,
  chosen,
  totals,
}: Props<Name>) => (
  <nav aria-label={label} className="flex flex-wrap gap-2">
    {chips.map(({ value, label }, index) => (
      <Link
        key={value ?? ''}
        to="."
        search={withChoice(name, value)}
        // Otherwise the router marks a link as current if the URL has more parameters than the link.
        activeOptions={{ exact: true }}
        aria-current={value === chosen ? 'page' : undefined}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line px-3.5 text-small hover:border-edge aria-[current=page]:border-brass aria-[current=page]:text-brass"
      >
        {label}
        <Total count={totals?.[index]} />
      </Link>
    ))}
  </nav>
);

const Total = ({ count }: { count: number | undefined }) =>
  count !== undefined && <span className="figures text-muted"> {formatNumber(count)}</span>;
