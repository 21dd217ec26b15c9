import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.ts';
import type { ListFilter } from './list-filter.ts';

export const pageSize = 50;

const turnTo = (page: number) => (filter: ListFilter) => ({
  ...filter,
  page: page > 1 ? page : undefined,
});

export function Pager({ page, total }: { page: number; total: number }) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && page === 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-3">
      <p className="figures text-muted text-small">
        Page {page} of {last}
      </p>
      <div className="flex gap-2">
        {page > 1 && (
          <Link to="." search={turnTo(Math.min(page - 1, last))} className={buttonClass.quiet}>
            Previous
          </Link>
        )}
        {page < last && (
          <Link to="." search={turnTo(page + 1)} className={buttonClass.quiet}>
            Next
          </Link>
        )}
      </div>
    </nav>
  );
}
