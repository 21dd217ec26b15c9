import { memo, type ReactNode } from 'react';
import { HydrateLater } from '../../../ui/hydrate-later.tsx';
import { ChosenFilters } from '../../filter/chosen-filters.tsx';
import { DepositField } from '../../filter/deposit-field.tsx';
import type { DescribedFilter } from '../../filter/described-filter.ts';
import { useDeferredFilter } from '../../filter/filter-link.tsx';
import { FilterPanel } from '../../filter/filter-panel.tsx';
import { FilterRow } from '../../filter/filter-row.tsx';
import { NothingFound } from '../../filter/nothing-found.tsx';
import { SortSheet } from '../../filter/sort-sheet.tsx';

type Props = { described: DescribedFilter };

/** Memoized, because a new child would hydrate immediately. */
const FilterDrawer = memo(({ described }: Props) => (
  <HydrateLater>
    <FilterPanel described={described} as="drawer" />
  </HydrateLater>
));

/** One row above the tickets. In a wide window, the details of a code take the place of a column. */
export const CodeFilters = ({ described }: Props) => (
  <>
    <FilterDrawer described={described} />
    <div className="contents lg:flex lg:items-center lg:gap-4 lg:py-2">
      <FilterRow described={described} className="lg:static lg:mx-0 lg:p-0" />
      <SortSheet described={described}>
        {described.deposit && <DepositField {...described.deposit} />}
      </SortSheet>
    </div>
  </>
);

type FoundProps = Props & {
  /** True if the filter leaves no codes. */
  isEmpty: boolean;
  children: ReactNode;
};

export function FoundCodes({ described, isEmpty, children }: FoundProps) {
  const { count, isPending } = useDeferredFilter();
  return (
    <div className="mt-2 flex flex-col gap-3">
      <ChosenFilters described={described} />
      <p
        role="status"
        className={count > 0 ? 'figures font-heading font-strong text-large' : 'sr-only'}
      >
        {described.found}
      </p>
      <div aria-busy={isPending || undefined} className="transition-opacity aria-busy:opacity-50">
        {isEmpty ? <NothingFound {...described} /> : children}
      </div>
    </div>
  );
}
