import type { StatImportResult } from '#contract/money/stat-import.ts';
import { statAmounts, statFigures } from '#contract/money/stat-row.ts';
import { type StatColumn, statColumns } from '#contract/money/stat-source.ts';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { amountText, listText, moneyDayText, monthText } from '../money-text.ts';

const maxListed = 7;
const maxErrors = 20;

type Props = { name: string; result: StatImportResult };

/** Shows what an import changed, or would change. */
export function ImportDifference({ name, result }: Props) {
  const { refusal, statSource } = useAdminTexts();
  const { columns, difference: text } = statSource;
  const nameOf = (path: string) =>
    statColumns.some((column) => column === path) ? columns.names[path as StatColumn] : path;
  const { errors, all_errors, dry_run } = result;
  if (all_errors > 0) {
    return (
      <div role="alert" className="flex flex-col gap-2 text-small">
        <p className="font-strong text-danger">{text.errors(all_errors)}</p>
        <ul className="flex flex-col gap-1">
          {errors.slice(0, maxErrors).map(({ row, path, message }) => (
            <li key={`${row}-${path}-${message}`} className="wrap-anywhere">
              {row > 0 && <span className="text-muted">{text.row(row)}: </span>}
              {path && <span className="font-strong">{nameOf(path)}: </span>}
              {refusal.translate(message)}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  const { lines, from, to, added, changed, removed, unchanged } = result;
  return (
    <div className="flex flex-col gap-3 text-small">
      <div>
        <p className="font-strong">{dry_run ? text.title(name) : text.done(name)}</p>
        <p>{text.lines(lines, moneyDayText(from), moneyDayText(to))}</p>
        <p>{text.counts(added, changed, removed, unchanged)}</p>
      </div>
      <Remarks result={result} />
      <Sums result={result} />
    </div>
  );
}

function Remarks({ result }: { result: StatImportResult }) {
  const { columns, difference: text } = useAdminTexts().statSource;
  const { missing_days, vanished_days, closed_months, fallen } = result;
  const daysOf = (days: string[]) => {
    const shown = listText(days.slice(0, maxListed).map(moneyDayText));
    return days.length > maxListed ? text.andMore(shown, days.length - maxListed) : shown;
  };
  const remarks = [
    ...(fallen.length > 0
      ? [text.fallen(listText(fallen.map((name) => columns.names[name])))]
      : []),
    ...(missing_days.length > 0 ? [text.missing(daysOf(missing_days))] : []),
    ...(vanished_days.length > 0 ? [text.vanished(daysOf(vanished_days))] : []),
    ...closed_months.map(({ month, rows }) => text.closed(monthText(month), rows)),
  ];
  if (remarks.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-warning">
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}

const isAmount = (name: string) => statAmounts.some((amount) => amount === name);

/** Sums in different currencies stay apart. */
function Sums({ result: { before, after } }: { result: StatImportResult }) {
  const { columns, difference: text } = useAdminTexts().statSource;
  const currencies = [...new Set([...before, ...after].map(({ currency }) => currency))];
  const cell = 'px-3 py-1.5 first:pl-0';
  return currencies.map((currency) => {
    const sums = [before, after].map((all) => all.find((sum) => sum.currency === currency));
    const shown = statFigures.filter((name) => sums.some((sum) => sum && sum[name] !== 0));
    return (
      <table key={currency} className="w-full max-w-[32rem] border-collapse">
        <caption className="pb-1 text-left text-muted">
          {text.table} ({currency})
        </caption>
        <thead className="border-line border-b text-muted">
          <tr>
            <th scope="col" className={`${cell} text-left font-normal`}>
              {text.figure}
            </th>
            {[text.before, text.after].map((label) => (
              <th key={label} scope="col" className={`${cell} text-right font-normal`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((name) => (
            <tr key={name} className="border-line border-b last:border-b-0">
              <th scope="row" className={`${cell} text-left font-normal`}>
                {columns.names[name]}
              </th>
              {sums.map((sum, index) => (
                <td
                  key={index === 0 ? 'before' : 'after'}
                  className={`${cell} figures text-right ${sums[0]?.[name] === sums[1]?.[name] ? 'text-muted' : ''}`}
                >
                  {sum === undefined
                    ? '–'
                    : isAmount(name)
                      ? amountText(sum[name], currency)
                      : formatNumber(sum[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}
