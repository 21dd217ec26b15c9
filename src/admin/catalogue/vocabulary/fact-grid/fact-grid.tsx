import { type ClipboardEvent, Fragment, type KeyboardEvent, useRef, useState } from 'react';
import type { Product } from '#contract/catalogue/product.ts';
import { useAdminTexts } from '../../../language.ts';
import { useMayWrite } from '../../../people/sign-in/use-session.ts';
import { FactCell } from './fact-cell.tsx';
import { cellText, factColumns, pastedCells } from './fact-column.ts';
import type { GridContext } from './grid-column.ts';
import { arrowStep, endOfEditing, startOfEditing } from './grid-key.ts';
import { RowNotice, RowSave } from './row-notice.tsx';
import type { CellEdit, useFactRows } from './use-fact-rows.ts';

type At = { row: number; column: number };
type Props = {
  products: Product[];
  context: GridContext;
  state: ReturnType<typeof useFactRows>;
};

/** Follows the ARIA pattern for a grid: one cell is in the tab order, and arrow keys move between cells. */
export function FactGrid({ products, context, state }: Props) {
  const { factGrid: text } = useAdminTexts().fact;
  const mayWrite = useMayWrite();
  const [active, setActive] = useState<At>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<{ at: At; text: string }>();
  const table = useRef<HTMLTableElement>(null);

  const isAt = (at: At | undefined, row: number, column: number) =>
    at?.row === row && at.column === column;

  function focus({ row, column }: At) {
    setActive({ row, column });
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus(),
    );
  }

  function move(rows: number, columns: number) {
    const row = Math.min(Math.max(active.row + rows, 0), products.length - 1);
    const column = Math.min(Math.max(active.column + columns, 0), factColumns.length - 1);
    focus({ row, column });
  }

  function editOf({ row, column }: At, text: string): CellEdit[] {
    const product = products[row];
    const name = factColumns[column];
    return product && name ? [{ product, column: name, text }] : [];
  }

  function commit() {
    if (editing) state.edit(editOf(editing.at, editing.text));
    setEditing(undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (editing) {
      const end = endOfEditing(event);
      if (!end) return;
      event.preventDefault();
      if (end.stores) commit();
      else setEditing(undefined);
      return move(...end.step);
    }
    const step = isModified ? undefined : arrowStep(event);
    const start = isModified || !mayWrite ? undefined : startOfEditing(event, shownText(active));
    if (!step && !start) return;
    event.preventDefault();
    if (step) move(...step);
    else if (start?.isEditing) setEditing({ at: active, text: start.text });
    else if (start) state.edit(editOf(active, start.text));
  }

  function shownText({ row, column }: At): string {
    const product = products[row];
    const name = factColumns[column];
    if (!product || !name) return '';
    return state.rows.get(product.id)?.cells[name] ?? cellText(name, product.facts, context);
  }

  function onPaste(event: ClipboardEvent) {
    if (editing || !mayWrite) return;
    event.preventDefault();
    const pasted = pastedCells(event.clipboardData.getData('text/plain'));
    state.edit(
      pasted.flatMap((cells, down) =>
        cells.flatMap((text, right) =>
          editOf({ row: active.row + down, column: active.column + right }, text),
        ),
      ),
    );
  }

  return (
    <div className="max-w-full overflow-x-auto rounded-card border border-line bg-raised">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern for a grid allows a table
        role="grid"
        aria-label={text.title}
        aria-readonly={!mayWrite}
        onPaste={onPaste}
        className="w-full min-w-[84rem] border-collapse text-small"
      >
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="sticky left-0 z-10 bg-raised px-3 py-2 font-normal">
              {text.partner}
            </th>
            {factColumns.map((name) => (
              <th key={name} scope="col" className="min-w-24 px-2 py-2 font-normal">
                {text.columns[name](context.market)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product, row) => {
            const edited = state.rows.get(product.id);
            return (
              <Fragment key={product.id}>
                <tr className="border-line border-t">
                  <th
                    scope="row"
                    dir="auto"
                    className="sticky left-0 z-10 max-w-44 bg-raised px-3 text-left font-strong"
                  >
                    <span className="flex min-h-9 items-center justify-between gap-2">
                      <span className="truncate">{product.title}</span>
                      {edited && <RowSave product={product} state={state} />}
                    </span>
                  </th>
                  {factColumns.map((name, column) => (
                    <FactCell
                      key={name}
                      at={`${row} ${column}`}
                      text={shownText({ row, column })}
                      isEdited={edited?.cells[name] !== undefined}
                      error={edited?.errors[name]}
                      isActive={isAt(active, row, column)}
                      editing={isAt(editing?.at, row, column) ? editing?.text : undefined}
                      onFocus={() => setActive({ row, column })}
                      onEdit={() =>
                        mayWrite &&
                        setEditing({ at: { row, column }, text: shownText({ row, column }) })
                      }
                      onType={(typed) => setEditing({ at: { row, column }, text: typed })}
                      onLeave={commit}
                      onKeyDown={onKeyDown}
                    />
                  ))}
                </tr>
                {edited?.problem && <RowNotice product={product} row={edited} state={state} />}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
