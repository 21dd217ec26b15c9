import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/button.ts';
import { useAdminTexts } from '../../language.ts';
import { withPage } from './list-filter.ts';

export const pageSize = 50;

const lastPageOf = (total: number) => Math.max(1, Math.ceil(total / pageSize));

export function Pager({ page, total }: { page: number; total: number }) {
  const text = useAdminTexts().list.filter;
  const last = lastPageOf(total);
  if (last === 1 && page === 1) return null;
  return (
    <nav aria-label={text.pages} className="flex items-center justify-between gap-3">
      <p className="figures text-muted text-small">{text.page(page, last)}</p>
      <div className="flex gap-2">
        {page > 1 && (
          <Link to="." search={withPage(Math.min(page - 1, last))} className={buttonClass.quiet}>
            {text.previous}
          </Link>
        )}
        {page < last && (
          <Link to="." search={withPage(page + 1)} className={buttonClass.quiet}>
            {text.next}
          </Link>
        )}
      </div>
    </nav>
  );
}

/** Shown past the end of a list, for example after all rows on the last page were deleted. */
export function PastEnd({ total }: { total: number }) {
  const text = useAdminTexts().list.filter;
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 rounded-card border border-line border-dashed px-6 py-12 text-muted">
      <p>{text.pastEnd}</p>
      <Link to="." search={withPage(lastPageOf(total))} className={buttonClass.quiet}>
        {text.lastPage}
      </Link>
    </div>
  );
}
