import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';

export type RowsQuery<Row> = {
  data: { items: Row[]; total: number } | undefined;
  error: unknown;
  refetch: () => unknown;
};

export type RowsProps<Row> = {
  title: string;
  empty: string;
  query: RowsQuery<Row>;
  /** Loads more rows. */
  grow?: () => void;
  look: 'cards' | 'lines';
  /** True while the form of a new row is open, which takes the space of an empty list. */
  isAdding: boolean;
  children: (row: Row, index: number, rows: Row[]) => ReactNode;
};

const looks = {
  cards: 'flex flex-col gap-2',
  lines: 'divide-y divide-line rounded-card border border-line bg-raised px-4 text-small',
};

export function MoneyRows<Row extends { id: number }>(props: RowsProps<Row>) {
  const { title, empty, query, grow, look, isAdding, children } = props;
  const { moneyEntry: text } = useAdminTexts();
  const { data, error, refetch } = query;
  if (!data) {
    return error ? <LoadError error={error} retry={refetch} /> : <Skeleton className="h-24" />;
  }
  const { items, total } = data;
  if (items.length === 0) {
    return isAdding ? null : (
      <p className="rounded-card border border-line border-dashed px-6 py-8 text-center text-muted">
        {empty}
      </p>
    );
  }
  return (
    <>
      <ul aria-label={title} className={looks[look]}>
        {items.map((row, index) => (
          <li key={row.id}>{children(row, index, items)}</li>
        ))}
      </ul>
      {grow && total > items.length && (
        <div>
          <button type="button" onClick={grow} className={buttonClass.quiet}>
            {text.more}
          </button>
        </div>
      )}
    </>
  );
}
