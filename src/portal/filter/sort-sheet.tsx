import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.ts';
import type { DescribedFilter } from './described-filter.ts';
import { FilterLink, useFilter } from './filter-link.tsx';
import { sheetClass } from './filter-panel.tsx';

export const sortSheetId = 'sorts';

type Props = {
  described: DescribedFilter;
  /** Fields that the orders depend on, such as the deposit. */
  children?: ReactNode;
};

/** A line of links in a wide window, and a sheet in a narrow one. */
export function SortSheet({ described: { sorts, texts }, children }: Props) {
  const { sort: current = 'editors' } = useFilter().requested;
  return (
    <nav
      id={sortSheetId}
      popover="auto"
      aria-label={texts.sortBy}
      className={`${sheetClass} p-4 text-small lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-6 lg:gap-y-2 lg:border-0 lg:bg-transparent lg:p-0`}
    >
      <div className="flex items-center justify-between lg:hidden">
        <h2 className="text-large">{texts.sortBy}</h2>
        <button
          type="button"
          popoverTarget={sortSheetId}
          popoverTargetAction="hide"
          className={`${buttonClass.icon} -mr-2 size-11`}
        >
          <X className="size-5" />
          <span className="sr-only">{texts.close}</span>
        </button>
      </div>
      <ul className="flex flex-col lg:flex-row lg:flex-wrap lg:gap-x-4">
        {sorts.map(({ sort, label }) => (
          <li key={sort}>
            <FilterLink
              change={{ sort }}
              closesSheet
              isChosen={sort === current}
              className={`inline-flex min-h-11 items-center underline-offset-8 hover:text-ink lg:min-h-8 ${sort === current ? 'text-ink underline decoration-2 decoration-brass' : 'text-muted'}`}
            >
              {label}
            </FilterLink>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
