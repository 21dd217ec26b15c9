import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { clickBlock } from '../../cards/counted-click.ts';
import type { Cell, SameRow } from './compare-row.ts';
import type { ComparedColumn, Comparison } from './load-comparison.ts';

type Props = Pick<Comparison, 'texts' | 'rows' | 'columns'> & {
  heading: (column: ComparedColumn) => ReactNode;
};

/**
 * On phones, labels appear above their values, and with three or more partners, the table scrolls in its own frame,
 * which keeps the names in view. On wider screens, the names stick to the top of the window.
 */
export function CompareTable({ texts, rows: { different, same }, columns, heading }: Props) {
  const isWide = columns.length > 2;
  const hasMarks = different.some(({ cells }) => cells.flat().some(({ isOnly }) => isOnly));
  return (
    <>
      {hasMarks && (
        <p className="text-muted text-small">
          <span className={`${onlyClass} text-ink`}>{texts.marked}</span>
        </p>
      )}
      <section
        {...clickBlock('compare')}
        aria-label={texts.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
        tabIndex={0}
        className={`wrap-normal relative rounded-card border border-line bg-raised print:max-h-none print:overflow-visible ${isWide ? 'max-sm:max-h-[85dvh] max-sm:overflow-auto' : 'cramped:max-h-[85dvh] cramped:overflow-auto'}`}
      >
        <table className={`w-full table-fixed ${isWide ? 'max-sm:w-max' : 'cramped:w-max'}`}>
          <thead>
            <tr>
              <th className="sticky top-0 z-10 hidden w-32 rounded-tl-card bg-raised md:table-cell lg:w-36">
                <span className="sr-only">{texts.fact}</span>
              </th>
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  className={`sticky top-0 z-10 h-px rounded-t-card border-line border-b bg-raised px-3 py-3 text-left align-top ${isWide ? 'max-sm:w-36' : 'cramped:w-40'}`}
                >
                  {heading(column)}
                </th>
              ))}
            </tr>
          </thead>
          {different.map(({ label, cells }) => (
            <tbody key={label} className="border-line not-last:border-b">
              <tr className="md:hidden">
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className="px-3 pt-3 text-left font-normal text-muted text-small"
                >
                  <span className="sticky left-3">{label}</span>
                </th>
              </tr>
              <tr>
                <th
                  scope="row"
                  className="hidden px-3 py-3 text-left align-top font-normal text-muted text-small md:table-cell"
                >
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index]?.id}
                    className="px-3 pt-1 pb-3 align-top text-small md:pt-3"
                  >
                    <Values cell={cell} texts={texts} />
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </section>
      {same.length > 0 && <SameForAll rows={same} texts={texts} />}
    </>
  );
}

/** Marked with a bar and bold text, so that the meaning doesn't depend on colours. */
const onlyClass = 'border-brass border-l-4 pl-2 font-strong';

function Values({ cell, texts }: { cell: Cell; texts: Props['texts'] }) {
  if (cell.length === 0) return <p className="text-muted">{texts.unknown}</p>;
  return (
    <ul className="figures flex flex-col gap-1">
      {cell.map(({ value, isOnly, best }) => (
        <li key={value} className={isOnly ? onlyClass : best && bestClass}>
          <span dir="auto">{value}</span>
          {isOnly && <span className="sr-only"> ({texts.marked})</span>}
          {best && <Best reason={best} />}
        </li>
      ))}
    </ul>
  );
}

const bestClass = 'flex flex-wrap items-center gap-x-2 gap-y-0.5 font-strong';

/** Only the icon is coloured, so that the meaning is in the text. */
const Best = ({ reason }: { reason: string }) => (
  <>
    {' '}
    <span className="inline-flex items-center gap-1 whitespace-nowrap rounded-full border border-good px-2 text-ink leading-5">
      <Check aria-hidden className="size-3.5 text-good" />
      {reason}
    </span>
  </>
);

const SameForAll = ({ rows, texts }: { rows: SameRow[]; texts: Props['texts'] }) => (
  <details className="rounded-card border border-line bg-raised px-4">
    <summary className="disclosure min-h-11 py-2.5 font-strong hover:text-brass">
      {texts.same} <span className="figures font-normal text-muted">({rows.length})</span>
    </summary>
    <dl className="grid gap-x-6 gap-y-3 pb-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {rows.map(({ label, values }) => (
        <div key={label} className="contents">
          <dt className="text-muted text-small sm:pt-0.5">{label}</dt>
          <dd dir="auto" className="-mt-2 min-w-0 sm:mt-0">
            {values.length > 0 ? (
              values.join(', ')
            ) : (
              <span className="text-muted">{texts.unknown}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </details>
);
