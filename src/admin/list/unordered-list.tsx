import type { ReactNode } from 'react';

type Props<Row> = { label: string; rows: Row[]; children: (row: Row) => ReactNode };

/** A list that editors can't reorder. */
export const RowList = <Row extends { id: number }>({ label, rows, children }: Props<Row>) => (
  <ul aria-label={label} className="flex flex-col gap-2">
    {rows.map((row) => (
      <li key={row.id} className="rounded-card border border-line bg-raised px-2 py-2">
        {children(row)}
      </li>
    ))}
  </ul>
);
