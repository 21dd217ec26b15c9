import {
  type ClipboardEvent,
  Fragment,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Product } from '#contract/catalogue/product.ts';
import { useAdminTexts } from '../../../language.ts';
import { useMayWrite } from '../../../people/sign-in/use-session.ts';
import { FactCell } from './fact-cell.tsx';
import { cellText, factColumns, pastedCells } from './fact-column.ts';
import type { GridContext } from './grid-column.ts';
import { arrowStep, endOfEditing, startOfEditing } from './grid-key.ts';
import { RowNotice, RowSave } from './row-notice.tsx';
import type { CellEdit, useFactRows } from './use-fact-rows.ts';

/** Names the partner, because rows move when others add or rename partners. */
type At = { product: Product; column: number };
type Props = {
  products: Product[];
  context: GridContext;
  state: ReturnType<typeof useFactRows>;
};

const keyOf = ({ product, column }: At) => `${product.id} ${column}`;

/** Follows the ARIA pattern for a grid: one cell is in the tab order, and arrow keys move between cells. */
export function FactGrid({ products, context, state }: Props) {
  const { factGrid: text } = useAdminTexts().fact;
  const mayWrite = useMayWrite();
  const [focused, setFocused] = useState<At>();
  const [editing, setEditing] = useState<{ at: At; text: string }>();
  const table = useRef<HTMLTableElement>(null);

  const rowOf = ({ product }: At) => products.findIndex(({ id }) => id === product.id);
  const isAt = (at: At | undefined, { product, column }: At) =>
    at?.product.id === product.id && at.column === column;
  const first = products[0] && { product: products[0], column: 0 };
  const active = focused && rowOf(focused) >= 0 ? focused : first;

  const isGone = editing !== undefined && rowOf(editing.at) < 0;
  // Keeps the text of an open cell whose row has disappeared from the list.
  useEffect(() => {
    if (isGone) commit();
  });

  function focus(at: At) {
    setFocused(at);
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLElement>(`[data-cell="${keyOf(at)}"]`)?.focus(),
    );
  }

  function move(from: At, rows: number, columns: number) {
    const row = Math.min(Math.max(rowOf(from) + rows, 0), products.length - 1);
    const column = Math.min(Math.max(from.column + columns, 0), factColumns.length - 1);
    const product = products[row];
    if (product) focus({ product, column });
  }

  function editOf({ product, column }: At, text: string): CellEdit[] {
    const shown = products.find(({ id }) => id === product.id) ?? product;
    const name = factColumns[column];
    return name ? [{ product: shown, column: name, text }] : [];
  }

  function commit() {
    if (editing) state.edit(editOf(editing.at, editing.text));
    setEditing(undefined);
  }

  function onKeyDown(event: KeyboardEvent, at: At) {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (editing) {
      const end = endOfEditing(event);
      if (!end) return;
      event.preventDefault();
      if (end.stores) commit();
      else setEditing(undefined);
      return move(at, ...end.step);
    }
    const step = isModified ? undefined : arrowStep(event);
    const start = isModified || !mayWrite ? undefined : startOfEditing(event, shownText(at));
    if (!step && !start) return;
    event.preventDefault();
    if (step) move(at, ...step);
    else if (start?.isEditing) setEditing({ at, text: start.text });
    else if (start) state.edit(editOf(at, start.text));
  }

  function shownText({ product, column }: At): string {
    const name = factColumns[column];
    if (!name) return '';
    return state.rows.get(product.id)?.cells[name] ?? cellText(name, product.facts, context);
  }

  function onPaste(event: ClipboardEvent) {
    if (editing || !mayWrite || !active) return;
    event.preventDefault();
    const edits: CellEdit[] = [];
    let unpasted = 0;
    for (const [down, cells] of pastedCells(event.clipboardData.getData('text/plain')).entries()) {
      const product = products[rowOf(active) + down];
      for (const [right, text] of cells.entries()) {
        const edit = product ? editOf({ product, column: active.column + right }, text) : [];
        edits.push(...edit);
        if (edit.length === 0 && text !== '') unpasted += 1;
      }
    }
    state.edit(edits, unpasted);
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
          {products.map((product) => {
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
                  {factColumns.map((name, column) => {
                    const at = { product, column };
                    return (
                      <FactCell
                        key={name}
                        at={keyOf(at)}
                        text={shownText(at)}
                        isEdited={edited?.cells[name] !== undefined}
                        error={edited?.errors[name]}
                        isActive={isAt(active, at)}
                        editing={isAt(editing?.at, at) ? editing?.text : undefined}
                        onFocus={() => setFocused(at)}
                        onEdit={() => mayWrite && setEditing({ at, text: shownText(at) })}
                        onType={(text) => setEditing({ at, text })}
                        onLeave={commit}
                        onKeyDown={(event) => onKeyDown(event, at)}
                      />
                    );
                  })}
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
