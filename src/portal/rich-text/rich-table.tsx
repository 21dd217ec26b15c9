import type { Table, TableCell } from '#contract/content/rich-text/rich-text-node.ts';
import { FlowContent } from './flow-content.tsx';

/** A table that scrolls horizontally on narrow screens, including with the keyboard. */
export const RichTable = ({ table, label }: { table: Table; label: string }) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only a focused element scrolls with the keyboard.
    tabIndex={0}
    className="overflow-x-auto rounded-control border border-line"
  >
    <table className="w-full border-collapse text-left">
      <tbody>
        {[...table.content.entries()].map(([row, { content = [] }]) => (
          <tr key={row} className="border-line border-b last:border-b-0">
            {[...content.entries()].map(([place, cell]) => (
              <Cell key={place} cell={cell} isFirstRow={row === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

function Cell({ cell, isFirstRow }: { cell: TableCell; isFirstRow: boolean }) {
  const { colspan, rowspan } = cell.attrs ?? {};
  const shared = {
    colSpan: colspan,
    rowSpan: rowspan,
    children: <FlowContent content={cell.content} />,
  };
  const className = 'min-w-28 px-3 py-2 align-top';
  return cell.type === 'tableHeader' ? (
    <th
      {...shared}
      scope={isFirstRow ? 'col' : 'row'}
      className={`${className} bg-lifted font-strong`}
    />
  ) : (
    <td {...shared} className={className} />
  );
}
