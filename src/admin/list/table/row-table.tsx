import type { ReactNode } from 'react';
import type { Table } from './column.ts';
import { rowClass, TableFrame } from './table-frame.tsx';

type Props<Row> = Table & { rows: Row[]; children: (row: Row) => ReactNode };

/** A table that editors can't reorder. */
export const RowTable = <Row extends { id: number }>({ rows, children, ...table }: Props<Row>) => (
  <TableFrame {...table}>
    <tbody className="block">
      {rows.map((row) => (
        <tr key={row.id} data-row className={rowClass}>
          {children(row)}
        </tr>
      ))}
    </tbody>
  </TableFrame>
);
