import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ClickDimension, isTimeDimension } from '#contract/partner/click-dimension.ts';
import type { ClickReport, ClickReportRow } from '#contract/partner/click-report.ts';
import { buttonClass } from '../../../ui/button.ts';
import { formatNumber } from '../../format.ts';
import { adminLanguage, useAdminTexts } from '../../language.ts';
import { type Column, columnsOf, type Shown } from './report-column.ts';
import { labelOf } from './report-text.ts';

const rowsPerPage = 25;
/** Tables with fewer rows have no search field. */
const minSearchable = 10;

const compare = (one: number | string, other: number | string) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), adminLanguage());

type Props = {
  shown: Shown;
  report: ClickReport;
  /** The fields that choose the rows and columns, which stand above them. */
  dimensions: ReactNode;
};

export function ReportTable({ shown: { by, cross }, report, dimensions }: Props) {
  const { report: text } = useAdminTexts();
  const columns = columnsOf({ by, cross }, report, text);
  const [sorted, setSorted] = useState<{ name: Column['name']; down: boolean }>();
  const [search, setSearch] = useState('');
  const [first, setFirst] = useState(0);
  const { name, down } = sorted ?? { name: isTimeDimension(by) ? 'name' : 'clicks', down: true };
  const column = columns.find((column) => column.name === name) ?? (columns[0] as Column);
  const wanted = search.trim().toLocaleLowerCase(adminLanguage());
  const rows = report.items
    .filter((row) => labelOf(by, row, text).toLocaleLowerCase(adminLanguage()).includes(wanted))
    .toSorted((one, other) => compare(column.value(one), column.value(other)) * (down ? -1 : 1));
  const shown = rows.slice(first, first + rowsPerPage);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {dimensions}
        {report.items.length > minSearchable && (
          <input
            type="search"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setFirst(0);
            }}
            placeholder={text.search}
            aria-label={text.search}
            className="min-h-10.5 w-full max-w-64 rounded-control border border-edge bg-ground px-3 text-small sm:ml-auto"
          />
        )}
      </div>
      {shown.length === 0 && <p className="text-muted">{text.noRows}</p>}
      <div className="overflow-x-auto rounded-card border border-line bg-raised">
        <table className="w-full border-collapse text-right text-small">
          <caption className="sr-only">{text.dimensions[by].caption}</caption>
          <thead className="border-line border-b">
            <tr>
              {columns.map(({ name: own, title }) => (
                <th
                  key={own}
                  scope="col"
                  aria-sort={own === name ? (down ? 'descending' : 'ascending') : undefined}
                  className="px-2 first:sticky first:left-0 first:bg-raised first:pl-4 first:text-left last:pr-5 sm:first:pl-5"
                >
                  <button
                    type="button"
                    onClick={() => {
                      setSorted({ name: own, down: own === name ? !down : own !== 'name' });
                      setFirst(0);
                    }}
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
            {shown.map((row) => (
              <tr
                key={row.key}
                className="group border-line border-b last:border-b-0 hover:bg-lifted"
              >
                {columns.map(({ name, value, text: textOf }) =>
                  name === 'name' ? (
                    <th
                      key={name}
                      scope="row"
                      className="sticky left-0 min-w-32 max-w-44 bg-raised py-2.5 pr-2 pl-4 text-left font-normal text-body group-hover:bg-lifted sm:min-w-40 sm:max-w-none sm:pl-5"
                    >
                      <RowName by={by} row={row} />
                    </th>
                  ) : (
                    <td
                      key={name}
                      className={`figures whitespace-nowrap px-2 py-2.5 last:pr-5 ${name === 'clicks' ? 'text-body' : 'text-muted'}`}
                    >
                      {textOf ? textOf(row) : formatNumber(Number(value(row)))}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > rowsPerPage && (
        <div className="flex items-center justify-end gap-3 text-small">
          <span className="figures text-muted" aria-live="polite">
            {text.rows(first + 1, first + shown.length, rows.length)}
          </span>
          <PageButton
            label={text.previousRows}
            icon={ChevronLeft}
            disabled={first === 0}
            onPress={() => setFirst(first - rowsPerPage)}
          />
          <PageButton
            label={text.nextRows}
            icon={ChevronRight}
            disabled={first + rowsPerPage >= rows.length}
            onPress={() => setFirst(first + rowsPerPage)}
          />
        </div>
      )}
    </div>
  );
}

type PageButtonProps = {
  label: string;
  icon: LucideIcon;
  disabled: boolean;
  onPress: () => void;
};

const PageButton = ({ label, icon: Icon, disabled, onPress }: PageButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={disabled}
    onClick={() => {
      if (!disabled) onPress();
    }}
    className={`${buttonClass.quiet} aria-disabled:opacity-50`}
  >
    <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
  </button>
);

function SortSign({ down }: { down: boolean }) {
  const Arrow = down ? ArrowDown : ArrowUp;
  return <Arrow className="size-3.5" strokeWidth={1.75} aria-hidden="true" />;
}

function RowName({ by, row }: { by: ClickDimension; row: ClickReportRow }) {
  const { report: text } = useAdminTexts();
  const label = labelOf(by, row, text);
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
