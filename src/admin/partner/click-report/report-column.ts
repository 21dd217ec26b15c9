import {
  type ClickDimension,
  isOriginDimension,
  isTimeDimension,
} from '#contract/partner/click-dimension.ts';
import type {
  ClickReport,
  ClickReportRow,
  ConversionMoney,
} from '#contract/partner/click-report.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { changeOf, formatMoney, labelOf, percent } from './report-text.ts';

export type Column = {
  name: string;
  title: string;
  value: (row: ClickReportRow) => number | string;
  text?: (row: ClickReportRow) => string;
};

type Texts = AdminTexts['report'];

export type Shown = { by: ClickDimension; cross: ClickDimension | undefined };

const nameColumn = (by: ClickDimension, text: Texts): Column => ({
  name: 'name',
  title: text.dimensions[by].column,
  value: (row) => (isTimeDimension(by) ? row.key : labelOf(by, row, text)),
});

export const columnsOf = ({ by, cross }: Shown, report: ClickReport, text: Texts): Column[] =>
  cross && report.columns
    ? crossedColumns({ by, cross }, report, text)
    : comparedColumns(by, report, text);

/** Clicks that don't fall into the shown columns get a column of their own. */
function crossedColumns(
  { by, cross }: Record<keyof Shown, ClickDimension>,
  { columns = [], items }: ClickReport,
  text: Texts,
): Column[] {
  const rest = ({ clicks, cells = [] }: ClickReportRow) =>
    clicks - cells.reduce((sum, cell) => sum + cell, 0);
  return [
    nameColumn(by, text),
    { name: 'clicks', title: text.clicks, value: ({ clicks }) => clicks },
    ...columns.map((column, index) => ({
      name: `cross ${column.key}`,
      title: labelOf(cross, column, text),
      value: ({ cells }: ClickReportRow) => cells?.[index] ?? 0,
    })),
    ...(items.some((row) => rest(row) > 0)
      ? [
          {
            name: 'rest',
            title: isTimeDimension(cross) ? text.earlier : text.otherOrigins,
            value: rest,
          },
        ]
      : []),
  ];
}

const comparedColumns = (by: ClickDimension, { total }: ClickReport, text: Texts): Column[] => [
  nameColumn(by, text),
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
    text: ({ clicks, before }) => changeOf(clicks, before),
  },
  { name: 'repeats', title: text.columns.repeats, value: ({ repeats }) => repeats },
  ...(isOriginDimension(by) ? [] : conversionColumns(total, text)),
];

/**
 * Shown only if there are conversions. Each currency has its own columns, because amounts can't be added across
 * currencies.
 */
function conversionColumns(
  { signups, deposits, money }: ClickReport['total'],
  text: Texts,
): Column[] {
  if (signups + deposits + money.length === 0) return [];
  const columns: Column[] = [
    { name: 'signups', title: text.signups, value: (row) => row.signups },
    {
      name: 'rate',
      title: text.rate,
      value: ({ clicks, signups }) => (clicks > 0 ? signups / clicks : -1),
      text: ({ clicks, signups }) => (clicks > 0 ? percent(signups / clicks) : '–'),
    },
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
        name: `earned_change ${currency}`,
        title: title(text.columns.earningsChange),
        value: (row) => change(own(row)),
        text: (row) => changeOf(own(row)?.earned ?? 0, own(row)?.earned_before ?? 0),
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

const change = (money: ConversionMoney | undefined) =>
  money && money.earned_before > 0 ? money.earned / money.earned_before : Number.MAX_VALUE;
