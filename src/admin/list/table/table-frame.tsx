import { Link, useSearch } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useAdminTexts } from '../../language.ts';
import { useMayWrite } from '../../people/sign-in/use-session.ts';
import { ChosenIdsContext, type Selection, useChosen } from '../selection.ts';
import { type Column, type Table, withoutSort, withSort } from './column.ts';

/** A line if there is room, otherwise a small card. */
export const rowClass =
  'group/row flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-t bg-raised px-2 py-2 last:rounded-b-card hover:bg-lifted has-[:focus-visible]:bg-lifted @min-[54rem]:grid @min-[54rem]:grid-cols-(--columns) @min-[54rem]:gap-x-3 @min-[54rem]:py-0';

/** Hides buttons until their row is hovered or focused. On touch screens, they are always visible. */
export const quietClass =
  '@min-[54rem]:[@media(hover:hover)]:opacity-0 group-hover/row:opacity-100! group-focus-within/row:opacity-100!';

type Props = Table & { order?: 'draggable' | 'fixed' | undefined; children: ReactNode };

export function TableFrame({ label, columns, actions, selection, order, children }: Props) {
  const { list: text } = useAdminTexts();
  const isSelectable = useMayWrite() && selection !== undefined;
  // On phones, the header contains only interactive elements.
  const onPhone = isSelectable || columns.some(({ sort }) => sort);
  const widths = [
    order === 'draggable' ? '4.25rem' : order === 'fixed' ? '2rem' : '',
    isSelectable ? '1.75rem' : '',
    ...columns.map(({ width }) => width),
    `${actions * 2}rem`,
    order === 'draggable' ? '6rem' : '',
  ];
  return (
    <div className="@container">
      <table
        aria-label={label}
        className="block rounded-card border border-line bg-raised text-small"
        style={{ '--columns': widths.join(' ') } as CSSProperties}
      >
        <thead className="block">
          <tr
            className={`${onPhone ? 'flex' : 'hidden'} min-h-9 flex-wrap items-center gap-x-4 px-2 @min-[54rem]:grid @min-[54rem]:grid-cols-(--columns) @min-[54rem]:gap-x-3`}
          >
            {order && <HiddenHeader>{text.table.position}</HiddenHeader>}
            {isSelectable && <SelectAll selection={selection} />}
            {columns.map((column) => (
              <Header key={column.name} {...column} />
            ))}
            <HiddenHeader>{text.table.actions}</HiddenHeader>
            {order === 'draggable' && <HiddenHeader>{text.table.move}</HiddenHeader>}
          </tr>
        </thead>
        <ChosenIdsContext value={selection?.chosenIds}>{children}</ChosenIdsContext>
      </table>
    </div>
  );
}

const HiddenHeader = ({ children }: { children: string }) => (
  <th scope="col" className="hidden @min-[54rem]:block">
    <span className="sr-only">{children}</span>
  </th>
);

function SelectAll({ selection }: { selection: Selection }) {
  const { list: text } = useAdminTexts();
  const { ids, chosenIds } = selection;
  const chosen = useChosen(selection);
  const isWhole = chosen.length > 0 && chosen.length === ids.length;
  return (
    <th scope="col" className="block">
      <label className="flex size-7 items-center justify-center">
        <input
          type="checkbox"
          className="size-4 accent-brass"
          checked={isWhole}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !isWhole;
          }}
          onChange={() => chosenIds.choose(isWhole ? [] : ids)}
        />
        <span className="sr-only">{text.bulk.all}</span>
      </label>
    </th>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function Header({ label, sort }: Column) {
  const filter = useSearch({ strict: false });
  const order = sort !== undefined && filter.sort === sort ? (filter.order ?? 'asc') : undefined;
  const Icon = order === 'desc' ? ArrowDown : ArrowUp;
  const common = 'min-w-0 text-left font-normal text-muted';
  if (!sort) {
    return (
      <th scope="col" className={`hidden truncate @min-[54rem]:block ${common}`}>
        {label}
      </th>
    );
  }
  return (
    <th scope="col" aria-sort={order && ariaSort[order]} className={`block ${common}`}>
      <Link
        to="."
        search={withSort(sort)}
        replace
        activeOptions={{ exact: true }}
        className={`inline-flex min-h-9 max-w-full items-center gap-1 hover:text-ink ${order ? 'text-ink' : ''}`}
      >
        <span className="truncate">{label}</span>
        {order && <Icon className="size-3.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />}
      </Link>
    </th>
  );
}

/** Explains why the rows of an ordered list can't be dragged while it is sorted by another column. */
export function SortedHint() {
  const { list: text } = useAdminTexts();
  return (
    <p className="text-muted text-small">
      {text.table.sorted}{' '}
      <Link to="." search={withoutSort} className="text-ink underline underline-offset-4">
        {text.table.backToOrder}
      </Link>
    </p>
  );
}
