import { Link } from '@tanstack/react-router';
import { type ListFilter, withChoice } from './list-filter.ts';

type Props<Name extends keyof ListFilter> = {
  label: string;
  /** The search parameter that the chips set. */
  name: Name;
  chips: { value: ListFilter[Name]; label: string }[];
  chosen: ListFilter[Name];
};

/** Links to the first page of the list with a different filter. */
export const ChipLinks = <Name extends keyof ListFilter>({
  label,
  name,
  chips,
  chosen,
}: Props<Name>) => (
  <nav aria-label={label} className="flex flex-wrap gap-2">
    {chips.map(({ value, label }) => (
      <Link
        key={value ?? ''}
        to="."
        search={withChoice(name, value)}
        // Otherwise the router marks a link as current if the URL has more parameters than the link.
        activeOptions={{ exact: true }}
        aria-current={value === chosen ? 'page' : undefined}
        className="inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-small hover:border-edge aria-[current=page]:border-brass aria-[current=page]:text-brass"
      >
        {label}
      </Link>
    ))}
  </nav>
);
