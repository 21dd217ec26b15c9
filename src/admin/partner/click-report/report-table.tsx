import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { ClickDimension } from '#contract/partner/click-dimension.ts';
import type { ClickReport, ClickReportRow } from '#contract/partner/click-report.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { formatNumber, inEditorsLanguage } from '../../format.ts';
import { adminLanguage, useAdminTexts } from '../../language.ts';
import { changeOf, formatMoney, labelOf } from './report-text.ts';

type Column = {
  name: string;
  title: string;
  value: (row: ClickReportRow) => number | string;
  text?: (row: ClickReportRow) => string;
};

const percentFormat = inEditorsLanguage(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
);
const percent = (share: number) => percentFormat().format(share);

type Texts = AdminTexts['report'];

const columnsOf = (by: ClickDimension, { total }: ClickReport, text: Texts): Column[] => [
  {
    name: 'name',
    title: text.dimensions[by].column,
    value: (row) => (by === 'day' ? row.key : labelOf(by, row, text)),
  },
  { name: 'clicks', title: text.clicks, value: ({ clicks }) => clicks },
  {
    name: 'share',
    title: text.columns.share,
    value: ({ clicks }) => clicks / Math.max(1, total.clicks),
    text: ({ clicks }) => percent(clicks / Math.max(1, total.clicks)),
  },
  ...(by === 'position'
    ? [
        {
          name: 'of_first' as const,
          title: text.columns.ofFirst,
          value: ({ of_first }: ClickReportRow) => of_first ?? -1,
          text: ({ of_first }: ClickReportRow) =>
            of_first === null || of_first === undefined ? '–' : percent(of_first),
        },
      ]
    : []),
  { name: 'before', title: text.columns.before, value: ({ before }) => before },
  {
    name: 'change',
    title: text.columns.change,
    value: ({ clicks, before }) => (before === 0 ? Number.MAX_VALUE : clicks / before),
    text: changeOf,
  },
  { name: 'repeats', title: text.columns.repeats, value: ({ repeats }) => repeats },
  ...conversionColumns(total, text),
];

/** Shown only if there are conversions. Each currency has its own columns, because amounts can't be added across currencies. */
function conversionColumns(
  { signups, deposits, money }: ClickReport['total'],
  text: Texts,
): Column[] {
  if (signups + deposits + money.length === 0) return [];
  const columns: Column[] = [
    { name: 'signups', title: text.signups, value: (row) => row.signups },
    { name: 'deposits', title: text.deposits, value: (row) => row.deposits },
  ];
  for (const { currency } of money) {
    const own = (row: ClickReportRow) => row.money.find((sums) => sums.currency === currency);
    const title = (name: string) => (money.length > 1 ? text.inCurrency(name, currency) : name);
    columns.push(
      {
        name: `earned ${currency}`,
        title: title(text.earnings),
        value: (row) => own(row)?.earned ?? 0,
        text: (row) => formatMoney(own(row)?.earned ?? 0, currency),
      },
      {
        name: `epc ${currency}`,
        title: title(text.epc),
        value: (row) => own(row)?.epc ?? (row.clicks > 0 ? 0 : -1),
        text: (row) => (row.clicks > 0 ? formatMoney(own(row)?.epc ?? 0, currency) : '–'),
      },
    );
  }
  return columns;
}

const compare = (one: number | string, other: number | string) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), adminLanguage());

type Props = { by: ClickDimension; report: ClickReport };

export function ReportTable({ by, report }: Props) {
  const { report: text } = useAdminTexts();
  const columns = columnsOf(by, report, text);
  const [sorted, setSorted] = useState<{ name: Column['name']; down: boolean }>();
  const { name, down } = sorted ?? { name: by === 'day' ? 'name' : 'clicks', down: true };
  const column = columns.find((column) => column.name === name) ?? (columns[0] as Column);
  const rows = report.items.toSorted(
    (one, other) => compare(column.value(one), column.value(other)) * (down ? -1 : 1),
  );
  return (
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
              {columns.map(({ name, value, text: shown }) =>
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
                    {shown ? shown(row) : formatNumber(Number(value(row)))}
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
