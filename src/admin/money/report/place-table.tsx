import type { ReactNode } from 'react';
import type { EarnedRow, MoneyPlaces } from '#contract/money/money-report.ts';
import type { ClickBlock, ClickPage } from '#contract/partner/click-place.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { countryName, formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { amountText, monthText } from '../money-text.ts';
import { cellClass, headClass, rowHeadClass, tableClass, tableFrameClass } from './report-cell.ts';

/** Shared-out counts are fractions. */
const rounded = (count: number) => formatNumber(Math.round(count * 10) / 10);

type Texts = Pick<AdminTexts, 'moneyReport' | 'report'>;

function placeOf(
  { page = '', block = '', position = 0 }: EarnedRow,
  { report, moneyReport }: Texts,
) {
  if (page === '' && block === '') return moneyReport.places.noPlace;
  const pageName = report.pages[page as ClickPage] ?? page;
  const blockName = report.blocks[block as ClickBlock] ?? block;
  return [pageName, position > 0 ? report.place(blockName, position) : blockName]
    .filter(Boolean)
    .join(' · ');
}

function nameOf(row: EarnedRow, by: MoneyPlaces['by'], texts: Texts): string {
  const { places: text } = texts.moneyReport;
  if (by === 'place') return placeOf(row, texts);
  if (by === 'campaign') return row.campaign || text.noCampaign;
  if (by === 'product') return row.name ?? (row.product_id ? `#${row.product_id}` : text.noProduct);
  if (!row.market) return text.noMarket;
  return /^[A-Z]{2}$/.test(row.market) ? countryName(row.market) : row.market;
}

export function PlaceTable({ report }: { report: MoneyPlaces }) {
  const texts = useAdminTexts();
  const { places: text, columns, caption } = texts.moneyReport;
  const { by, items, currency, month } = report;
  const headings = [columns.clicks, text.firstDeposits, text.earned, text.perClick];
  return (
    <div className={tableFrameClass}>
      <table className={tableClass}>
        <caption className="sr-only">{caption(monthText(month))}</caption>
        <thead className={headClass}>
          <tr>
            <th scope="col" className="px-3 py-2.5 pl-4 text-left font-normal print:pl-0">
              {text.dimensions[by]}
            </th>
            {headings.map((heading) => (
              <th
                key={heading}
                scope="col"
                className="px-3 py-2.5 text-right font-normal last:pr-4 print:px-1.5"
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block @min-[60rem]:table-row-group print:table-row-group">
          {items.map((row) => (
            <PlaceRow
              key={[
                row.page,
                row.block,
                row.position,
                row.campaign,
                row.market,
                row.product_id,
              ].join()}
              name={nameOf(row, by, texts)}
              row={row}
              currency={currency}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { name: string; row: EarnedRow; currency: string };

function PlaceRow({ name, row, currency }: RowProps) {
  const { columns, places: text } = useAdminTexts().moneyReport;
  const { clicks, first_deposits, earned, per_click } = row;
  const deposits = first_deposits.known + first_deposits.shared;
  return (
    <tr className="block border-line border-b px-4 py-2 last:border-b-0 @min-[60rem]:table-row print:table-row">
      <th scope="row" className={`${rowHeadClass} wrap-anywhere text-body`} dir="auto">
        {name}
      </th>
      <Cell label={columns.clicks}>{formatNumber(clicks)}</Cell>
      <Cell label={text.firstDeposits}>
        {rounded(deposits)}
        {first_deposits.shared > 0 && <Note>{text.shared(rounded(first_deposits.shared))}</Note>}
      </Cell>
      <Cell label={text.earned}>
        {amountText(earned.known + earned.shared, currency)}
        {earned.shared !== 0 ? (
          <Note>{text.shared(amountText(earned.shared, currency))}</Note>
        ) : (
          earned.known !== 0 && <Note>{text.known}</Note>
        )}
      </Cell>
      <Cell label={text.perClick}>
        {per_click ? (
          <>
            {amountText(Math.round(per_click.amount), currency)}
            <Note>
              {text.interval(
                amountText(Math.round(per_click.low), currency),
                amountText(Math.round(per_click.high), currency),
              )}
            </Note>
          </>
        ) : (
          <span className="text-muted">{text.tooFew}</span>
        )}
      </Cell>
    </tr>
  );
}

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td className={cellClass}>
    <span className="text-muted @min-[60rem]:hidden print:hidden">{label}</span>
    <span className="text-right">{children}</span>
  </td>
);

const Note = ({ children }: { children: ReactNode }) => (
  <span className="block text-muted text-small print:text-inherit">{children}</span>
);
