import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.ts';
import type { DescribedFilter } from './described-filter.ts';
import { useDeferredFilter } from './filter-link.tsx';
import { filterPanelId } from './filter-panel.tsx';
import { sortSheetId } from './sort-sheet.tsx';

type Props = { described: DescribedFilter; className?: string };

/** Opens the filters and the orders, and sticks to the top of narrow windows. */
export function FilterRow({ described: { texts, sorts }, className = 'lg:hidden' }: Props) {
  const { requested, count } = useDeferredFilter();
  const sorted = sorts.find(({ sort }) => sort === (requested.sort ?? 'editors'));
  const button = (id: string, content: ReactNode, shown = '') => (
    <button
      type="button"
      popoverTarget={id}
      className={`${buttonClass.quiet} min-h-11 min-w-0 flex-1 ${shown}`}
    >
      {content}
    </button>
  );
  return (
    <div
      data-top-bar
      className={`sticky top-0 z-10 -mx-4 mt-1 flex gap-2 bg-ground px-4 py-2 ${className}`}
    >
      {button(
        filterPanelId,
        <>
          {texts.filters}
          {count > 0 && <span className="figures text-brass">{count}</span>}
        </>,
      )}
      {button(
        sortSheetId,
        <>
          {texts.sort}
          {requested.sort !== undefined && (
            <span className="truncate text-brass">{sorted?.label}</span>
          )}
        </>,
        'lg:hidden',
      )}
    </div>
  );
}
