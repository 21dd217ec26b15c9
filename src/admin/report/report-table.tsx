import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { ClickDimension } from '#contract/admin/click-dimension.ts';
import type { ClickReport, ClickReportRow } from '#contract/admin/click-report.ts';
import { formatNumber } from '../format.ts';
import { changeOf, labelOf } from './report-text.ts';

type Column = {
  name: 'name' | 'clicks' | 'share' | 'before' | 'change' | 'repeats' | 'of_first';
  title: string;
  value: (row: ClickReportRow) => number | string;
  text?: (row: ClickReportRow) => string;
};

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

const columnsOf = (by: ClickDimension, { total }: ClickReport): Column[] => [
  { name: 'name', title: titles[by], value: (row) => (by === 'day' ? row.key : labelOf(by, row)) },
  { name: 'clicks', title: 'Clicks', value: ({ clicks }) => clicks },
  {
    ...{ name: 'share', title: 'Share' },
    value: ({ clicks }) => clicks / Math.max(1, total.clicks),
    text: ({ clicks }) => percent.format(clicks / Math.max(1, total.clicks)),
  },
  ...(by === 'position'
    ? [
        {
          ...{ name: 'of_first' as const, title: 'Beside the 1st' },
          value: ({ of_first }: ClickReportRow) => of_first ?? -1,
          text: ({ of_first }: ClickReportRow) =>
            of_first === null || of_first === undefined ? '–' : percent.format(of_first),
        },
      ]
    : []),
  { name: 'before', title: 'Before', value: ({ before }) => before },
  {
    ...{ name: 'change', title: 'Change' },
    value: ({ clicks, before }) => (before === 0 ? Number.MAX_VALUE : clicks / before),
    text: changeOf,
  },
  { name: 'repeats', title: 'Repeats', value: ({ repeats }) => repeats },
];

const titles: Record<ClickDimension, string> = {
  ...{ day: 'Day', product: 'Product', page: 'Page' },
  ...{ block: 'Block', position: 'Place', market: 'Market' },
};

const compare = (one: number | string, other: number | string) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en');

type Props = { by: ClickDimension; report: ClickReport };

export function ReportTable({ by, report }: Props) {
  const columns = columnsOf(by, report);
  const [sorted, setSorted] = useState<{ name: Column['name']; down: boolean }>();
  const { name, down } = sorted ?? { name: by === 'day' ? 'name' : 'clicks', down: true };
  const column = columns.find((column) => column.name === name) ?? (columns[0] as Column);
  const rows = report.items.toSorted(
    (one, other) => compare(column.value(one), column.value(other)) * (down ? -1 : 1),
  );
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-raised">
      <table className="w-full border-collapse text-right text-small">
        <caption className="sr-only">Clicks by {titles[by].toLowerCase()}</caption>
        <thead className="border-line border-b">
          <tr>
            {columns.map(({ name: own, title }) => (
              <th
                key={own}
                scope="col"
                aria-sort={own === name ? (down ? 'descending' : 'ascending') : undefined}
                className="px-2 first:pl-5 first:text-left last:pr-5"
              >
                <button
                  type="button"
                  onClick={() =>
                    setSorted({ name: own, down: own === name ? !down : own !== 'name' })
                  }
                  className="inline-flex min-h-11 items-center gap-1 whitespace-nowrap font-strong text-muted hover:text-ink"
                >
                  {title}
                  {own === name && <SortSign down={down} />}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-line border-b last:border-b-0 hover:bg-lifted">
              {columns.map(({ name, value, text }) =>
                name === 'name' ? (
                  <th
                    key={name}
                    scope="row"
                    className="min-w-40 py-2.5 pl-5 text-left font-normal text-body"
                  >
                    <RowName by={by} row={row} />
                  </th>
                ) : (
                  <td
                    key={name}
                    className={`figures whitespace-nowrap px-2 py-2.5 last:pr-5 ${name === 'clicks' ? 'text-body' : 'text-muted'}`}
                  >
                    {text ? text(row) : formatNumber(Number(value(row)))}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SortSign({ down }: { down: boolean }) {
  const Arrow = down ? ArrowDown : ArrowUp;
  return <Arrow className="size-3.5" strokeWidth={1.75} aria-hidden="true" />;
}

function RowName({ by, row }: { by: ClickDimension; row: ClickReportRow }) {
  const label = labelOf(by, row);
  if (by !== 'product' || row.key === '0') return label;
  return (
    <Link
      to="/admin/reports"
      search={(filter) => ({ ...filter, product: Number(row.key), by: 'position' as const })}
      dir="auto"
      className="underline-offset-4 hover:underline"
    >
      {label}
    </Link>
  );
}
