import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MoneyItem, MoneyReport } from '#contract/money/money-report.ts';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { amountText, moneyDayText, monthText } from '../money-text.ts';
import { MonthDetails } from './month-details.tsx';
import { cellClass, headClass, rowHeadClass, tableClass, tableFrameClass } from './report-cell.ts';
import { ShownAmount } from './shown-amount.tsx';

const columns = [
  ...(['clicks', 'visits', 'sign_ups', 'first_deposits'] as const),
  ...(['earned', 'difference', 'stated', 'paid', 'open'] as const),
];
type Column = (typeof columns)[number];

/** Compares the figures of each programme, with what there is to look at below its row. */
export function MonthTable({ report }: { report: MoneyReport }) {
  const { moneyReport: text } = useAdminTexts();
  const { month, currency, items } = report;
  return (
    <div className={tableFrameClass}>
      <table className={tableClass}>
        <caption className="sr-only">{text.caption(monthText(month))}</caption>
        <thead className={headClass}>
          <tr>
            <th scope="col" className="px-3 py-2.5 pl-4 text-left font-normal print:pl-0">
              {text.columns.programme}
            </th>
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                className="px-2 py-2.5 text-right font-normal last:pr-4 print:px-1.5"
              >
                {text.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        {items.map((item) => (
          <ItemRows key={item.programme_id} item={item} month={month} currency={currency} />
        ))}
      </table>
    </div>
  );
}

type RowProps = { item: MoneyItem; month: string; currency: string };

function ItemRows({ item, month, currency }: RowProps) {
  const { moneyReport: text } = useAdminTexts();
  return (
    <tbody className="block border-line border-b last:border-b-0 @min-[60rem]:table-row-group print:table-row-group">
      <tr className="block px-4 pt-3 @min-[60rem]:table-row @min-[60rem]:px-0 print:table-row">
        <th scope="row" className={rowHeadClass}>
          <Link
            to="/admin/programmes/$id"
            params={{ id: String(item.programme_id) }}
            dir="auto"
            className="wrap-anywhere font-strong text-body underline-offset-4 hover:underline"
          >
            {item.name}
          </Link>
          {item.closed && <span className="block text-muted text-small">{text.closed}</span>}
        </th>
        {columns.map((name) => (
          <td key={name} className={cellClass}>
            <span className="text-muted @min-[60rem]:hidden print:hidden">
              {text.columns[name]}
            </span>
            <span className="text-right">
              <Cell name={name} item={item} currency={currency} />
            </span>
          </td>
        ))}
      </tr>
      <tr className="block @min-[60rem]:table-row print:table-row">
        <td
          colSpan={columns.length + 1}
          className="block px-4 pb-4 @min-[60rem]:table-cell print:table-cell"
        >
          <MonthDetails item={item} month={month} currency={currency} />
        </td>
      </tr>
    </tbody>
  );
}

type CellProps = { name: Column; item: MoneyItem; currency: string };

function Cell({ name, item, currency }: CellProps) {
  const { moneyReport: text } = useAdminTexts();
  const { postbacks, expected, offset, open, open_since, due_on } = item;
  const offsetText = (amount: number) =>
    (amount < 0 ? text.deducted : text.offset)(amountText(Math.abs(amount), currency));
  if (name === 'sign_ups' || name === 'first_deposits') {
    return (
      <>
        {formatNumber(item[name])}
        <Note>{postbacks[name] > 0 && text.postbacks(postbacks[name])}</Note>
      </>
    );
  }
  if (name === 'clicks' || name === 'visits') return formatNumber(item[name]);
  return (
    <>
      <ShownAmount money={item[name]} currency={currency} signed={name === 'difference'} />
      {name === 'earned' && Boolean(postbacks.earned.amount) && (
        <Note>{text.postbacksEarned(amountText(postbacks.earned.amount ?? 0, currency))}</Note>
      )}
      {name === 'difference' && expected.amount !== null && (
        <Note>{text.expected(amountText(expected.amount, currency))}</Note>
      )}
      {name === 'paid' && Boolean(offset.amount) && <Note>{offsetText(offset.amount ?? 0)}</Note>}
      {name === 'open' && (open.amount ?? 0) < 0 && <Note>{text.overpaid}</Note>}
      {name === 'open' && (open.amount ?? 0) > 0 && (
        <Note>
          {open_since
            ? text.openSince(monthText(open_since))
            : due_on && text.dueOn(moneyDayText(due_on))}
        </Note>
      )}
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) =>
  children ? (
    <span className="block text-muted text-small print:text-inherit">{children}</span>
  ) : null;
