import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { useReducedMotion } from '../../../ui/use-media.ts';
import { useStableCallback } from '../../../ui/use-stable-callback.ts';
import { useAdminTexts } from '../../language.ts';
import { useMayWrite } from '../../people/sign-in/use-session.ts';
import type { Table } from '../table/column.ts';
import { rowClass, TableFrame } from '../table/table-frame.tsx';
import { dragAnnouncements } from './drag-announcement.ts';
import { DragRow, FarRow } from './drag-row.tsx';
import { idsOf, moveRow, type ReorderMessages } from './reorder.ts';
import { RowMoves } from './row-moves.tsx';
import { useNearRows } from './use-near-rows.ts';

type MoveDialogProps = {
  name: string;
  position: number;
  last: number;
  onMove: (position: number) => void;
  onClose: () => void;
};

function MoveDialog({ name, position, last, onMove, onClose }: MoveDialogProps) {
  const { list, shared } = useAdminTexts();
  return (
    <Dialog title={list.order.move(name)} onClose={onClose}>
      <form
        method="dialog"
        className="flex items-end gap-2"
        onSubmit={(event) => onMove(Number(new FormData(event.currentTarget).get('position')))}
      >
        <Field label={list.order.position(last)}>
          {(attributes) => (
            <input
              {...attributes}
              type="number"
              name="position"
              required
              min={1}
              max={last}
              step={1}
              defaultValue={position}
              className={`figures ${inputClass}`}
            />
          )}
        </Field>
        <button type="submit" className={`min-h-10.5 ${buttonClass.primary}`}>
          {shared.move}
        </button>
        <button
          type="button"
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          className={`min-h-10.5 ${buttonClass.quiet}`}
        >
          {shared.cancel}
        </button>
      </form>
    </Dialog>
  );
}

type Item = { id: number };

type Props<Row extends Item> = Table & {
  rows: Row[];
  nameOf: (row: Row) => string;
  onReorder: (rows: Row[], messages: ReorderMessages) => void;
  children: (row: Row) => ReactNode;
};

// Constants, because a new value in each render would rerender every row.
const verticalOnly: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];
const pointerOptions = { activationConstraint: { distance: 8 } };

/** A list that editors reorder by pointer, keyboard or buttons. Read-only for viewers. */
export const DragList = <Row extends Item>(props: Props<Row>) =>
  useMayWrite() ? <SortableList {...props} /> : <FixedList {...props} />;

const FixedList = <Row extends Item>(props: Props<Row>) => {
  const { rows, nameOf: _, onReorder: __, children, ...table } = props;
  return (
    <TableFrame {...table} order="fixed">
      <tbody className="block">
        {rows.map((row, index) => (
          <tr key={row.id} data-row className={rowClass}>
            <td className="figures block text-right text-muted">{index + 1}</td>
            {children(row)}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
};

function SortableList<Row extends Item>(props: Props<Row>) {
  const { rows, nameOf, onReorder, children, ...table } = props;
  const text = useAdminTexts().list.order;
  const [rowToMove, setRowToMove] = useState<number>();
  const sensors = useSensors(
    useSensor(PointerSensor, pointerOptions),
    // Without a coordinate getter, arrow keys move the row by 25 px.
    useSensor(KeyboardSensor),
  );
  const reducedMotion = useReducedMotion();
  const ids = useMemo(() => idsOf(rows), [rows]);
  const names = new Map(rows.map((row) => [row.id, nameOf(row)]));
  const { isNear, watch, onFocus, hold, release } = useNearRows(ids);
  const lastOver = useRef<UniqueIdentifier>(undefined);
  const announcements = dragAnnouncements(names, ids, lastOver, text);

  function move(from: number, to: number) {
    const moved = moveRow(rows, from, to, nameOf, text);
    if (moved) onReorder(moved.rows, moved.messages);
  }

  const moveTo = useStableCallback((id: number, position: number) =>
    move(ids.indexOf(id), position - 1),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    release();
    if (over) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  };
  const movedRow = rows.find(({ id }) => id === rowToMove);

  return (
    <DndContext
      sensors={sensors}
      // Rows are so low that a single keyboard step can leave the list.
      collisionDetection={closestCenter}
      modifiers={verticalOnly}
      onDragStart={hold}
      onDragCancel={release}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: text.instructions },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <TableFrame {...table} order="draggable">
          <Rows onFocus={onFocus}>
            {rows.map((row, index) => {
              const shared = { id: row.id, name: nameOf(row), position: index + 1 };
              if (!isNear(row.id)) return <FarRow key={row.id} watch={watch} {...shared} />;
              return (
                <DragRow key={row.id} watch={watch} reducedMotion={reducedMotion} {...shared}>
                  {children(row)}
                  <RowMoves
                    {...shared}
                    last={rows.length}
                    onMove={moveTo}
                    onChoosePosition={setRowToMove}
                  />
                </DragRow>
              );
            })}
          </Rows>
        </TableFrame>
      </SortableContext>
      {movedRow && (
        <MoveDialog
          name={nameOf(movedRow)}
          position={ids.indexOf(movedRow.id) + 1}
          last={rows.length}
          onMove={(position) => moveTo(movedRow.id, position)}
          onClose={() => setRowToMove(undefined)}
        />
      )}
    </DndContext>
  );
}

function Rows({ onFocus, children }: { onFocus: () => void; children: ReactNode }) {
  const { active } = useDndContext();
  return (
    <tbody data-sorting={active ? true : undefined} onFocus={onFocus} className="drag-list block">
      {children}
    </tbody>
  );
}
